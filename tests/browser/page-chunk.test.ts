import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  follow,
  isSameDocument,
  markDocument,
  recordErrors,
  recordRequests,
  openOwnPage,
  openPage,
  toAddress,
  untilAddress,
  untilAwake,
  untilHeading,
  untilOne,
  visit,
} from './site-page.ts'

const chunk = '**/assets/js/page-driver-*'
const chunkAddress = /\/assets\/js\/page-driver-[\w-]+\.js$/

async function untilReadable(page: Page): Promise<void> {
  await untilHeading(page, 'Mario')
  expect(toAddress(page.url())).toBe('/drivers/mario/')
}

test('a page whose chunk fails to load is opened as a document', async () => {
  const page = await openPage()
  await visit(page, '/drivers/')
  await markDocument(page)
  await page.route(chunk, (route) => route.abort(), { times: 1 })
  await follow(page, '/drivers/mario/')
  await untilAddress(page, '/drivers/mario/')
  await untilAwake(page)
  expect(await isSameDocument(page)).toBe(false)
})

test('a page whose styles fail to load is opened as a document', async () => {
  const page = await openPage()
  await visit(page, '/drivers/')
  await markDocument(page)
  await page.route('**/assets/css/page-planner-*', (route) => route.abort(), { times: 1 })
  await follow(page, '/planner/')
  await untilAddress(page, '/planner/')
  await untilAwake(page)
  expect(await isSameDocument(page)).toBe(false)
})

test('a page is shown once its styles have loaded', async () => {
  const page = await openPage()
  await visit(page, '/drivers/')
  const sheet = Promise.withResolvers<void>()
  await page.route('**/assets/css/page-planner-*', async (route) => {
    await sheet.promise
    await route.continue()
  })
  const isAsked = page.waitForRequest('**/assets/css/page-planner-*')
  await follow(page, '/planner/')
  await isAsked
  expect(toAddress(page.url())).toBe('/drivers/')
  sheet.resolve()
  await untilAddress(page, '/planner/')
  expect(await page.locator('link[rel="stylesheet"][href*="page-planner-"]').count()).toBe(1)
})

const failing = [
  { kind: 'driver', path: '/drivers/mario/', heading: 'Mario', content: 'main button' },
  // Most of this page is in a chunk of its own, which has to do without the one that failed.
  { kind: 'checklist', path: '/checklist/', heading: 'Checklist', content: '.entry-cell' },
]
const browsers = [
  { memory: 'forgets failed imports', isForgotten: true },
  { memory: 'remembers them', isForgotten: false },
]

test.each(failing.flatMap((page) => browsers.map((browser) => ({ ...page, ...browser }))))(
  'after the chunk of a page ($kind) has failed, the page is readable, and a retry requests it once where the browser $memory',
  async ({ kind, path, heading, content, isForgotten }) => {
    const page = await openPage()
    const errors = recordErrors(page)
    const address = new RegExp(`/assets/js/page-${kind}-[\\w-]+\\.js$`)
    await page.route(address, (route) => route.abort())
    await page.goto(path)
    expect(await untilOne(errors)).toEqual({
      name: 'ChunkLoadError',
      message: `Loading chunk ${kind} failed`,
      code: null,
      type: 'error',
      address: expect.stringMatching(address),
    })
    await untilHeading(page, heading)
    expect(toAddress(page.url())).toBe(path)
    // A browser that remembers the failure gets nothing from this address for as long as the document lives.
    if (isForgotten) await page.unroute(address)
    const requests = recordRequests(page, `/assets/js/page-${kind}-`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await untilAwake(page)
    await page.locator(content).first().waitFor()
    expect(requests).toEqual([expect.stringMatching(/\?retry=1$/)])
  },
)

test('without the link handler the page is readable, and reopened on request', async () => {
  const page = await openPage()
  const navigation = '**/assets/js/start-navigation-*'
  await page.route(navigation, (route) => route.abort())
  await page.goto('/drivers/mario/')
  await page.getByRole('alert').waitFor()
  await page.unroute(navigation)
  await untilReadable(page)
  await markDocument(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await untilAwake(page)
  expect(await isSameDocument(page)).toBe(false)
})

test('while the chunk is missing, links open documents', async () => {
  const page = await openPage()
  await page.route(chunk, (route) => route.abort())
  await page.goto('/drivers/mario/')
  await page.getByRole('alert').waitFor()
  await markDocument(page)
  await follow(page, '/karts/')
  await untilHeading(page, 'Karts')
  expect(await isSameDocument(page)).toBe(false)
})

test('a chunk without its component counts as missing', async () => {
  const page = await openPage()
  const errors = recordErrors(page)
  await page.route(chunk, (route) => route.fulfill({ contentType: 'text/javascript', body: 'export {}' }))
  await page.goto('/drivers/mario/')
  expect(await untilOne(errors)).toMatchObject({ name: 'ChunkLoadError', type: 'missing' })
  await untilReadable(page)
})

test('a chunk that never arrives times out after 120 s', async () => {
  const page = await openOwnPage()
  const errors = recordErrors(page)
  await page.clock.install()
  await page.route(chunk, () => undefined)
  // The site's own script asks for it when it runs.
  const isWaiting = page.waitForResponse('**/assets/js/start-navigation-*')
  await page.goto('/drivers/mario/', { waitUntil: 'commit' })
  await isWaiting
  await page.clock.runFor(119_000)
  expect(errors).toEqual([])
  await page.clock.runFor(1500)
  expect(await untilOne(errors)).toMatchObject({
    name: 'ChunkLoadError',
    type: 'timeout',
    address: expect.stringMatching(chunkAddress),
  })
  await untilReadable(page)
})
