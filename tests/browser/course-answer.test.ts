import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { plannerDataPath } from '#pages/player/planner-data.ts'
import { buildMoment, openPage, recordRequests, visit } from './site-page.ts'

const few = { mario: [1, 1], 'b-dasher': [1, 1], swooper: [1, 1] }
const course = '/courses/3ds/daisy-hills/'

async function openOwner(): Promise<Page> {
  const page = await openPage({ now: buildMoment })
  await page.addInitScript((text) => localStorage.setItem('topshelf-checklist', text), JSON.stringify(few))
  return page
}

test('a course says what to race with, of everything and of what the reader owns, with points and the next upgrade', async () => {
  const page = await openOwner()
  await visit(page, course)
  const answer = page.locator('.address-tab.chosen .course-best')
  const own = answer.locator('.loadout-line', { hasText: 'Mine' })
  await own.waitFor()
  expect(await own.locator('dt').allInnerTexts()).toEqual(['Driver', 'Kart', 'Glider', 'Points'])
  expect(await own.locator('.chip').allInnerTexts()).toEqual(['Mario', 'B Dasher', 'Swooper'])
  expect(await own.locator('dd').last().innerText()).toMatch(/^≈? ?[\d,]{5,}\s+[−±][\d,]+$/)
  expect(await answer.locator('.loadout-line', { hasText: 'Best' }).locator('.chip').count()).toBeGreaterThan(0)
  expect(await answer.locator('.own-upgrade').innerText()).toMatch(
    /^Gains most per ticket: .+ to (?:level|points cap) \d: \+[\d,]+ points for \d/,
  )
  // Another variant is answered once it is open.
  await page.getByRole('navigation', { name: 'Variants' }).getByRole('link').last().click()
  await page.locator('.address-tab.chosen .loadout-line', { hasText: 'Mine' }).waitFor()
})

test('for a reader who owns nothing, a course loads no game', async () => {
  const page = await openPage({ now: buildMoment })
  const asked = recordRequests(page, '/assets/')
  await visit(page, course)
  await page.locator('.address-tab.chosen .course-best').waitFor()
  expect(asked.filter((path) => path === plannerDataPath)).toEqual([])
})

test('the search answers a course with the best loadout and the reader’s own, below the course itself', async () => {
  const page = await openOwner()
  await visit(page, '/')
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search everywhere' }).fill('3ds daisy hills')
  const groups = page.getByRole('listbox', { name: 'Results' }).getByRole('group')
  const own = groups.filter({ hasText: 'Mine: ' })
  await own.waitFor()
  const titles = async () =>
    (await groups.locator('> b').allInnerTexts()).map((title) => title.replace(/[\d,]{5,}/, 'N'))
  // The list is drawn again as more of it comes.
  await expect
    .poll(titles)
    .toEqual([
      'Courses',
      expect.stringMatching(/^Best on 3DS Daisy Hills: (?:≈ )?N points$/),
      expect.stringMatching(/^Mine: (?:≈ )?N points$/),
    ])
  const options = own.getByRole('option')
  await expect
    .poll(() => options.allInnerTexts())
    .toEqual([
      expect.stringMatching(/^Mario[^]*Lv 1, /),
      expect.stringMatching(/^B Dasher[^]*Lv 1, /),
      expect.stringMatching(/^Swooper[^]*Lv 1, /),
      expect.stringMatching(/ points for \d/),
    ])
  await options.last().click()
  await page.locator('.loadout').first().waitFor()
  expect(page.url()).toContain('/planner/?show=loadouts&course=3ds-daisy-hills')
})

test('under each list of shelves, a press reports a wrong one, with the course filled in', async () => {
  const page = await openPage({ now: buildMoment })
  await visit(page, course)
  await page.locator('.address-tab.chosen').getByRole('button', { name: 'Is a shelf wrong?' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Report a change' })
  await expect.poll(() => dialog.innerText()).toContain('3DS Daisy Hills')
})
