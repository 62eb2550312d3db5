import { describe, expect, test } from 'vitest'
import { buildMoment, follow, openPage, toAddress, untilHeading, visit } from './site-page.ts'
import { untilSaid } from './until-said.ts'

const known = '1 of 3 top shelves known at level 1'

describe('an item with more shelves in public lists than are known', () => {
  test('its page and its card say so, with the rank as a lower bound and no tier, and the planner tells its owner', async () => {
    const page = await openPage()
    await visit(page, '/karts/birthday-girl/')
    const rank = page.getByRole('region', { name: /^Rank on / })
    expect(await rank.locator('.tier').count()).toBe(0)
    const facts = await rank.locator('.facts').textContent()
    expect(facts).toMatch(/Shelves known at level 11 of 3 top \+\d+ of \d+ middle/)
    expect(facts).toMatch(/Best rank#2 or better/)
    expect(facts).toMatch(/In the whole game2 top \+\d+ middle known/)
    expect(await page.getByText(known).first().isVisible()).toBe(true)
    expect(await page.locator('main').textContent()).not.toMatch(/weak|poor/i)
    // Its card in the list says so.
    await follow(page, '/karts/?q=birthday+girl')
    const card = page.locator('.item-card', { hasText: 'Birthday Girl' })
    await expect.poll(() => card.textContent()).toContain(known)
    expect(await card.locator('.tier').count()).toBe(0)
    await follow(page, '/karts/royale/')
    await expect.poll(() => rank.locator('.big-rank').textContent()).toMatch(/#\d+ or better of/)

    // Its owner is told that not everything counted as a gap need be one.
    await follow(page, '/karts/birthday-girl/')
    await untilHeading(page, 'Birthday Girl')
    await page.getByRole('button', { name: 'I own this' }).click()
    // The first press loads the checklist's code; only then is there anything to take to another page.
    await page.getByRole('button', { name: '✓ I own this' }).waitFor()
    await follow(page, '/planner/?show=gaps')
    const note = page.locator('.short-items')
    await note.waitFor()
    expect(await note.textContent()).toContain(known)
    expect(await page.locator('.gap-card', { hasText: 'unless covered by' }).first().textContent()).toContain(
      'Birthday Girl',
    )
  })

  test('of a shelf of it that is not known, the race card, its picture and the card in a link say so', async () => {
    const page = await openPage({ now: buildMoment, permissions: ['clipboard-read', 'clipboard-write'] })
    await page.addInitScript((id) => {
      localStorage.setItem('topshelf-checklist', JSON.stringify({ [id]: [2, 1] }))
      const paint = CanvasRenderingContext2D.prototype.fillText
      CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
        document.body.dataset['painted'] += `${text}\n`
        paint.call(this, text, ...rest)
      }
    }, 'birthday-girl')
    await visit(page, '/')
    const karts = page.locator('.race-pick', { hasText: 'Birthday Girl' })
    await karts.first().waitFor()
    const shelves = ['Unknown Lv 2', 'Middle Lv 2', 'Unknown Lv 2']
    expect(await karts.locator('small').allTextContents()).toEqual(shelves)
    await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Picture' }).click()])
    expect(await page.evaluate(() => document.body.dataset['painted'])).toContain('Unknown shelf, level 2')
    await page.getByRole('button', { name: 'Share link' }).click()
    await untilSaid(page, 'sees this card')
    const receiver = await openPage()
    await visit(receiver, toAddress(await page.evaluate(() => navigator.clipboard.readText())))
    await receiver.getByRole('heading', { name: 'Shared with you' }).waitFor()
    expect(
      await receiver.locator('.race-pick', { hasText: 'Birthday Girl' }).locator('small').allTextContents(),
    ).toEqual(shelves)
  })
})
