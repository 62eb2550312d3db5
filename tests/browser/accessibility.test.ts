import { expect, test } from 'vitest'
import { findFaults, findFaultsInAllLooks } from './find-faults.ts'
import { buildMoment, openPage, visit } from './site-page.ts'

test('the planner passes them too', async () => {
  const page = await openPage({ now: buildMoment })
  const checklist = { mario: [2, 1], 'b-dasher': [1, 1], swooper: [3, 1] }
  await page.addInitScript((text) => localStorage.setItem('topshelf-checklist', text), JSON.stringify(checklist))
  await visit(page, '/planner/')
  const faults: string[] = []
  for (const [name, sign] of [
    ['Coverage', 'Course by course'],
    ['Gaps', 'Loadout'],
    ['Next steps', 'Per ticket'],
    ['Loadouts', 'One loadout for the whole cup'],
    ['Smallest set', 'no smaller set exists'],
  ] as const) {
    await page.getByRole('tab', { name }).click()
    await page.getByText(sign).first().waitFor()
    faults.push(...(await findFaultsInAllLooks(page, '.planner-slot')))
  }
  await visit(page, '/drivers/pauline/')
  await page.getByRole('region', { name: 'For you' }).waitFor()
  expect([...faults, ...(await findFaultsInAllLooks(page, '.verdict'))]).toEqual([])
})

test('quick entry passes them too', async () => {
  const page = await openPage()
  await page.addInitScript(() => localStorage.setItem('topshelf-checklist', '{"mario":[2,1]}'))
  await visit(page, '/checklist/')
  await page.locator('.entry-cell.owned').waitFor()
  expect(await findFaultsInAllLooks(page, 'main')).toEqual([])
})

test('content opened on demand passes them too, and keeps to the content policy', async () => {
  const page = await openPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await visit(page, '/ranking/2019-09-26/')
  await page.locator('tbody button[aria-expanded]').first().click()
  await page.getByText('What a race with it brings').waitFor()
  expect(await findFaultsInAllLooks(page, 'tr.details')).toEqual([])
  await page.getByLabel('Every item at level 1').check()
  await page
    .getByRole('table', { name: /every item at level 1$/ })
    .first()
    .waitFor()
  expect(await findFaults(page, 'main')).toEqual([])

  await page.keyboard.press('/')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('mario')
  await page.getByRole('option').first().waitFor()
  expect(await findFaultsInAllLooks(page, '.search-dialog')).toEqual([])

  await visit(page, '/drivers/mario/')
  await page.getByRole('heading', { name: 'Over time' }).scrollIntoViewIfNeeded()
  await page.getByText('As a table').click()
  await page.locator('.history-numbers').first().waitFor()
  expect(await findFaultsInAllLooks(page, '.history')).toEqual([])
  // As what it forbids is told.
  expect(errors).toEqual([])
})
