import { expect, test } from 'vitest'
import { readShifts, visitRecordingShifts } from './layout-shifts.ts'
import { buildMoment, openPage, visit } from './site-page.ts'

const next = '/tours/tokyo-tour-2028/'

test('the next tour has its ranking, what to get, risers and fallers, and for those with marks the gaps there', async () => {
  const page = await openPage({ now: buildMoment })
  await visit(page, '/drivers/mario/')
  await page.getByRole('button', { name: 'I own this' }).click()
  // The first press loads the checklist's code; only then is there anything to take to another page.
  await page.getByRole('button', { name: '✓ I own this' }).waitFor()
  await visitRecordingShifts(page, next)
  const gaps = page.getByRole('region', { name: 'Your gaps there' })
  await gaps.waitFor()
  expect(await gaps.getByRole('region', { name: 'Drivers: your gaps' }).innerText()).toMatch(
    /No top-shelf driver on \d+ of \d+ courses?|You own a top-shelf driver/,
  )
  for (const name of ['Best in this tour', 'What to get before it begins', 'Risers and fallers']) {
    expect(await page.getByRole('region', { name, exact: true }).isVisible(), name).toBe(true)
  }
  expect(await readShifts(page)).toEqual([])
  await page.getByRole('region', { name: 'Best in this tour' }).getByRole('link', { name: 'Drivers' }).click()
  await page.getByRole('heading', { name: 'Best drivers in the Tokyo Tour (2028)' }).waitFor()
})

test('a reader without marks loads nothing of the planner there', async () => {
  const page = await openPage({ now: buildMoment })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(page, next)
  expect(await page.getByText('Your gaps there').count()).toBe(0)
  expect(asked.filter((address) => /planner/.test(address))).toEqual([])
})

test.each([
  ['2020-12-02T05:59:00Z', 'Upcoming', 1],
  ['2020-12-02T06:00:00Z', 'On now', 0],
  ['2020-12-16T06:00:00Z', 'Ended', 0],
])('at %s, it says "%s" of itself, and only before it begins what to get by then', async (now, status, count) => {
  const page = await openPage({ now })
  await visit(page, next)
  const facts = page.locator('main .facts')
  await expect.poll(() => facts.innerText()).toContain(status)
  await expect.poll(() => page.getByRole('region', { name: 'What to get before it begins' }).count()).toBe(count)
})
