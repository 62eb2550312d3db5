import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { pageDataPath } from '#pages/routes/routes.ts'
import { findFaultsInAllLooks } from './find-faults.ts'
import { findOverflow } from './find-overflow.ts'
import { follow, holdBack, openPage, untilAddress, untilHeading, visit } from './site-page.ts'

async function choose(page: Page, typed: string, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(typed)
  await dialog.getByRole('button', { name }).click()
}

/** What a line of the table says of each item. */
async function readLine(page: Page, title: string): Promise<string[]> {
  const line = page
    .locator('.compare-table tr')
    .filter({ has: page.getByRole('rowheader', { name: title, exact: true }) })
  const values = await line.getByRole('cell').allInnerTexts()
  return values.map((value) => value.replaceAll(/\s+/g, ' ').trim())
}

describe('comparing items', () => {
  test('begins on the page of an item; the address says what is compared', async () => {
    const page = await openPage()
    await visit(page, '/karts/b-dasher/')
    await page.getByRole('link', { name: 'Compare', exact: true }).click()
    await untilHeading(page, 'Compare items')
    await page.getByRole('button', { name: 'Add a kart' }).click()
    await choose(page, 'birth', 'Birthday Girl')
    await untilAddress(page, '/compare/?karts=b-dasher,birthday-girl')
    await expect.poll(() => readLine(page, '3DS Daisy Hills')).toEqual(['Top', 'Top Lv 6'])
    expect(await readLine(page, '3DS Daisy Hills R')).toEqual(['Bottom', 'Top'])
    expect(await readLine(page, 'Skill')).toEqual(['Dash Panel Plus', 'Dash Panel Plus'])
    // Not all shelves of Birthday Girl are on record.
    expect(await readLine(page, 'Alone on the top shelf')).toEqual([])
    expect(await page.title()).toBe('B Dasher vs. Birthday Girl - Topshelf')
    expect(await page.locator('.compare-slot').innerText()).toContain(
      '2 course variants on record; on 1 of these, more than one of them is.',
    )

    await page.reload()
    await expect.poll(() => readLine(page, 'Rarity')).toEqual(['High-End', 'Normal'])
    // A screen reader says it with each cell of the column.
    await page.getByRole('columnheader', { name: 'B Dasher', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Remove B Dasher' }).click()
    await untilAddress(page, '/compare/?karts=birthday-girl')
    await expect.poll(() => readLine(page, 'Rarity')).toEqual(['Normal'])
  })

  test('begins with a kind where nothing is chosen, and says which level a reader has', async () => {
    const page = await openPage()
    await visit(page, '/karts/birthday-girl/')
    await page.getByRole('button', { name: 'I own this' }).click()
    await page.getByRole('combobox', { name: 'Level' }).selectOption('3')
    await page.getByRole('navigation', { name: 'Further pages' }).getByRole('link', { name: 'Compare items' }).click()
    await page.getByRole('button', { name: 'Choose a kart' }).click()
    await choose(page, 'birth', 'Birthday Girl')
    await page.getByRole('button', { name: 'Compare with ' }).first().click()
    await expect.poll(() => readLine(page, 'Yours')).toEqual(['Level 3', 'Not owned'])
    // Level 6 is not reached yet.
    expect(await page.locator('.compare-table .ahead').allInnerTexts()).toEqual([expect.stringMatching(/Top\s*Lv 6/)])
  })

  test('is found by the names of the items with “vs” between them', async () => {
    const page = await openPage()
    await visit(page, '/?search=dasher+vs+birthday')
    const options = page.getByRole('dialog').getByRole('option')
    await expect
      .poll(() => options.allInnerTexts())
      .toEqual([expect.stringContaining('Compare B Dasher with Birthday Girl')])
    await page.keyboard.press('Enter')
    await untilAddress(page, '/compare/?karts=b-dasher,birthday-girl')
    await expect.poll(() => readLine(page, 'Rarity')).toEqual(['High-End', 'Normal'])
  })

  test('an address is answered as far as its items are known and fit', async () => {
    const page = await openPage()
    await visit(page, '/compare/?karts=b-dasher,8-bit-pipe-frame')
    const slot = page.locator('.compare-slot')
    await expect.poll(() => slot.innerText()).toContain('2 course variants, no two of them on the same.')
    // On how many courses an item is alone, where all shelves are on record.
    await follow(page, '/compare/?drivers=mario-halloween,pauline')
    await expect.poll(() => readLine(page, 'Alone on the top shelf')).toEqual(['1', '4 (best)'])

    // An item that is not known is said to be missing, and the others are shown.
    await follow(page, '/compare/?karts=b-dasher,b-dash')
    await expect.poll(() => readLine(page, 'Rarity')).toEqual(['High-End'])
    expect(await page.locator('main').innerText()).toContain('Not every kart in this address is known here.')
    await follow(page, '/compare/?gliders=b-dasher')
    await page.getByText('No glider in this address is known here.').waitFor()
    await page.getByRole('button', { name: 'Choose a glider' }).waitFor()

    await follow(page, '/compare/?karts=b-dasher,royale,8-bit-pipe-frame,birthday-girl,b-dash')
    await page.getByText('This address names 5 karts. The first 4 are compared').waitFor()
    await expect.poll(() => readLine(page, 'Rarity')).toHaveLength(4)

    // One that is not known does not take the place of a fourth.
    await follow(page, '/compare/?karts=b-dasher,royale,8-bit-pipe-frame,b-dash')
    await page.getByRole('button', { name: 'Add a kart' }).click()
    await choose(page, 'birth', 'Birthday Girl')
    await untilAddress(page, '/compare/?karts=b-dasher,royale,8-bit-pipe-frame,birthday-girl')
    await expect.poll(() => readLine(page, 'Rarity')).toHaveLength(4)
  })

  test('what is still loading stays when another is removed, and the focus goes to what is beside that', async () => {
    const page = await openPage()
    await visit(page, '/compare/?karts=b-dasher,royale')
    const letGo = await holdBack(page, pageDataPath('/karts/birthday-girl/'))
    await page.getByRole('button', { name: 'Add a kart' }).click()
    await choose(page, 'birth', 'Birthday Girl')
    await untilAddress(page, '/compare/?karts=b-dasher,royale,birthday-girl')
    await page.getByRole('button', { name: 'Remove B Dasher' }).click()
    await untilAddress(page, '/compare/?karts=royale,birthday-girl')
    const readFocus = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
    expect(await readFocus()).toBe('Remove Royale')
    await letGo()
    await expect.poll(() => readLine(page, 'Rarity')).toHaveLength(2)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Remove Birthday Girl' }).press('Enter')
    await page.getByRole('button', { name: 'Choose a kart' }).waitFor()
    expect(await readFocus()).toBe('Compare items')
  })

  test('a choice whose items arrive on the next page has been given up', async () => {
    const page = await openPage()
    await visit(page, '/compare/')
    const letGo = await holdBack(page, pageDataPath('/checklist/'))
    await page.getByRole('button', { name: 'Choose a kart' }).click()
    await follow(page, '/gliders/')
    await untilHeading(page, 'Gliders')
    const arrival = page.waitForResponse(`**${pageDataPath('/checklist/')}`)
    await letGo()
    await (await arrival).finished()
    // By the time another page has come, the dialog would have opened.
    await follow(page, '/drivers/')
    await untilHeading(page, 'Drivers')
    expect(await page.getByRole('dialog', { includeHidden: true }).count()).toBe(0)
  })

  test('four items fit the narrowest screen, without faults', async () => {
    const page = await openPage()
    await visit(page, '/compare/?karts=b-dasher,birthday-girl,royale,8-bit-pipe-frame')
    await expect.poll(() => readLine(page, 'Rarity')).toHaveLength(4)
    expect(await page.getByRole('button', { name: 'Add a kart' }).count()).toBe(0)
    expect(await findFaultsInAllLooks(page, 'main')).toEqual([])
    // In the columns of the narrowest phone, none of a link lies below a button.
    for (const width of [820, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const covered = await page.locator('.compare-table thead a').evaluateAll((links) =>
        links.flatMap((link) => {
          const { right, top, bottom } = link.querySelector('.emblem')!.getBoundingClientRect()
          const hit = document.elementFromPoint(right - 2, (top + bottom) / 2)
          return hit && link.contains(hit) ? [] : [link.textContent]
        }),
      )
      expect(covered, `at ${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 800 })
    await expect.poll(() => findOverflow(page)).toEqual([])
  })

  test('with letters twice as large, words stay whole and the head does not cover the values', async () => {
    const page = await openPage({ viewport: { width: 390, height: 844 } })
    await visit(page, '/compare/?drivers=mario-halloween,baby-mario,pauline,mario')
    await expect.poll(() => readLine(page, 'Rarity')).toHaveLength(4)
    const head = page.locator('.compare-table thead')
    const scrollToEnd = () => page.locator('.compare-table tr').last().scrollIntoViewIfNeeded()
    const isCovering = () => head.evaluate((element) => element.getBoundingClientRect().bottom > 0)
    await scrollToEnd()
    expect(await isCovering()).toBe(true)
    await page.setViewportSize({ width: 844, height: 340 })
    await scrollToEnd()
    expect(await isCovering()).toBe(false)

    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
    await expect.poll(() => findOverflow(page)).toEqual([])
    await scrollToEnd()
    expect(await isCovering()).toBe(false)
  })
})
