import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { collectShared, nothingFeatured } from '#site/features/sharing/collect-shared.ts'
import { sharedAddress } from '#site/features/sharing/shared-address.ts'
import {
  buildMoment,
  countEntries,
  follow,
  holdBack,
  isSameDocument,
  markDocument,
  recordErrors,
  recordRequests,
  openPage,
  toAddress,
  untilAddress,
  untilAwake,
  untilHeading,
  untilOne,
  visit,
} from './site-page.ts'

const karts = '/assets/data/karts/index.json'
const drivers = '**/assets/data/drivers/index.json'
const gliders = '/assets/data/gliders/index.json'
const notFoundHeading = 'Off the track'

// What is fetched, kept and shared: page-data-client.test.ts, load-page.test.ts. Which navigation wins, what is opened as a
// document, and where a failure leaves the reader: navigator.test.ts. When the line shows: show-progress.test.ts.
test('page data is found by path, once; query and hash play no part, casing and percent encoding do', async () => {
  const page = await openPage({ now: buildMoment })
  const requests = recordRequests(page, '/assets/data/')
  await visit(page, '/drivers/')
  await markDocument(page)
  const letGo = await holdBack(page, karts)
  await follow(page, '/karts/?q=dash#top')
  const line = page.locator('html[data-loading]')
  await line.waitFor()
  await letGo()
  await untilAddress(page, '/karts/?q=dash#top')
  expect(await line.count()).toBe(0)
  await follow(page, '/drivers/')
  await untilHeading(page, 'Drivers')
  await follow(page, '/karts/')
  await untilAddress(page, '/karts/')
  expect(requests).toEqual([karts])

  const entries = await countEntries(page)
  await follow(page, '/karts/B-D%C3%A4sher/?q=a#b')
  await untilHeading(page, notFoundHeading)
  expect(requests.slice(1)).toEqual(['/assets/data/karts/B-D%C3%A4sher/index.json', '/assets/data/404/index.json'])
  expect(toAddress(page.url())).toBe('/karts/B-D%C3%A4sher/?q=a#b')
  expect(await countEntries(page)).toBe(entries + 1)
  await page.goBack()
  await untilHeading(page, 'Karts')
  // What cannot be decoded names no page either.
  await follow(page, '/drivers/%E4/')
  await untilHeading(page, notFoundHeading)
  expect(await isSameDocument(page)).toBe(true)
})

test('what cannot be opened leaves the reader on the page and its address, until it is tried again', async () => {
  const page = await openPage()
  await visit(page, '/drivers/?q=a')
  await markDocument(page)
  const entries = await countEntries(page)
  const errors = recordErrors(page)
  const requests = recordRequests(page, karts)
  const alert = page.getByRole('alert')
  const again = page.getByRole('button', { name: 'Try again' })
  await page.route(`**${karts}`, (route) => route.abort(), { times: 1 })
  await follow(page, '/karts/')
  const message = 'Failed to fetch /assets/data/karts/index.json.'
  expect(await untilOne(errors)).toMatchObject({ name: 'PageDataError', message, code: null })
  await alert.waitFor()
  await untilHeading(page, 'Drivers')
  expect(toAddress(page.url())).toBe('/drivers/?q=a')
  expect([await countEntries(page), await isSameDocument(page)]).toEqual([entries, true])
  await again.click()
  await untilAddress(page, '/karts/')
  await untilHeading(page, 'Karts')
  expect(requests).toEqual([karts, karts])
  await expect.poll(() => alert.count()).toBe(0)

  // While Back loads, the browser has changed the address already: links are still those of the page that is shown.
  await page.reload()
  await untilAwake(page)
  const held: Route[] = []
  await page.route(drivers, (route) => void held.push(route), { times: 1 })
  await page.evaluate(() => history.back())
  await untilAddress(page, '/drivers/?q=a')
  await expect.poll(() => held.length).toBe(1)
  await follow(page, '#main')
  await untilAddress(page, '/karts/#main')
  await held[0]?.abort()
  // A failure leads there again.
  await page.route(drivers, (route) => route.abort(), { times: 1 })
  await page.evaluate(() => history.go(-2))
  await alert.waitFor()
  await untilAddress(page, '/karts/#main')
  await untilHeading(page, 'Karts')
  await again.click()
  await untilAddress(page, '/drivers/?q=a')
  await untilHeading(page, 'Drivers')
  await page.evaluate(() => history.go(2))
  await untilAddress(page, '/karts/#main')
  expect(await countEntries(page)).toBe(entries + 2)

  // What comes from another build is opened as a document, with its query and hash.
  await markDocument(page)
  await page.route(`**${gliders}`, (route) =>
    route.fulfill({ json: { hash: 'another build', data: null, context: {} } }),
  )
  await follow(page, '/gliders/?q=a#b')
  await untilAddress(page, '/gliders/?q=a#b')
  await untilHeading(page, 'Gliders')
  expect(await isSameDocument(page)).toBe(false)
  await page.goBack()
  await untilHeading(page, 'Karts')
})

/** Page data of the checklist comes from another build, which may be of other code. */
async function renew(page: Page, isOtherCode: boolean): Promise<void> {
  const rename = (hash: string) => (isOtherCode ? 'ffff' : hash.slice(0, 4)) + '0'.repeat(12)
  await page.route(/\/assets\/(?:data\/checklist\/index|offline\/list)\.json$/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace(/(?<="hash":")[0-9a-f]+/, rename) })
  })
}

// What it makes of each answer: parse-page-file.test.ts, navigation-services.test.ts.
test('an open page that cannot read another one says why, and reads on after a new build of the same code', async () => {
  const shared = sharedAddress(collectShared('Toad', nothingFeatured, new Map([['mario', 3]]), new Map(), new Map()))
  const page = await openPage()
  const alert = page.locator('main').getByRole('alert')
  const collection = page.getByRole('heading', { name: 'Toad’s collection' })
  // A file that the server does not give is no sign of a lost connection.
  const items = '**/assets/data/checklist/index.json'
  await page.route(items, (route) => route.fulfill({ status: 500 }))
  await visit(page, shared)
  await expect.poll(() => alert.textContent()).toContain('could not be loaded. Something went wrong on our side.')
  await page.unroute(items)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await collection.waitFor()

  const updated = 'The site has been updated since you opened this page'
  await renew(page, true)
  await visit(page, '/compare/')
  await page.getByRole('button', { name: 'Choose a driver' }).click()
  await expect.poll(() => page.locator('.toast').textContent()).toContain(updated)
  await visit(page, shared)
  await expect.poll(() => alert.textContent()).toContain(updated)

  await renew(page, false)
  await alert.getByRole('button', { name: 'Reload' }).click()
  await collection.waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

// Which pages are guarded: may-enter.test.ts.
test('a visitor is sent home from a guarded page: by a link before anything is requested, else in its place', async () => {
  const page = await openPage({ now: buildMoment })
  await visit(page, '/drivers/')
  const requests = recordRequests(page, '/assets/data/')
  for (const path of ['/user/settings/', '/user/checklist/']) {
    await follow(page, path)
    await untilAddress(page, '/')
    await page.goBack()
    await untilAddress(page, '/drivers/')
  }
  // Home itself, once.
  expect(requests).toEqual(['/assets/data/index.json'])

  const entries = await countEntries(page)
  await page.goto('/user/no-such-page/')
  await untilAddress(page, '/')
  // It takes the place of home, which was ahead.
  expect(await countEntries(page)).toBe(entries)
  await page.goBack()
  await untilAddress(page, '/drivers/')
})
