import { describe, expect, test } from 'vitest'
import { openPage, visit } from './site-page.ts'

const known = '1 of 3 top shelves known'

describe('an item with more shelves in public lists than are known', () => {
  test('its page says so, gives the rank as a lower bound, and no tier', async () => {
    const page = await openPage()
    await visit(page, '/karts/birthday-girl/')
    const rank = page.getByRole('region', { name: 'Rank today' })
    expect(await rank.locator('.big-rank').textContent()).toMatch(/#\d+ or better of/)
    expect(await rank.locator('.tier').count()).toBe(0)
    const facts = await rank.locator('.facts').textContent()
    expect(facts).toMatch(/Shelves known at level 11 of 3 top \+\d+ of \d+ middle/)
    // Nothing is better than the first.
    expect(facts).toMatch(/Best rank#1(?! or better)/)
    expect(facts).toMatch(/In the whole game2 top \+\d+ middle known/)
    expect(await page.getByText(known).first().isVisible()).toBe(true)
    expect(await page.locator('main').textContent()).not.toMatch(/weak|poor/i)
  })

  test('its card in the list says so', async () => {
    const page = await openPage()
    await visit(page, '/karts/?q=birthday+girl')
    const card = page.locator('.item-card', { hasText: 'Birthday Girl' })
    expect(await card.textContent()).toContain(known)
    expect(await card.locator('.tier').count()).toBe(0)
    await visit(page, '/rankings/')
  })

  test('its owner is told that not everything counted as a gap need be one', async () => {
    const page = await openPage()
    await visit(page, '/karts/birthday-girl/')
    await page.getByRole('button', { name: 'I own this' }).click()
    // The first press loads the checklist's code; only then is there anything to take to another page.
    await page.getByRole('button', { name: '✓ I own this' }).waitFor()
    await visit(page, '/planner/?show=gaps')
    const note = page.locator('.short-items')
    await note.waitFor()
    expect(await note.textContent()).toContain(known)
    expect(await page.locator('.gap-card', { hasText: 'unless covered by' }).first().textContent()).toContain(
      'Birthday Girl',
    )
  })
})
