import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  follow,
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

// What is loaded once, asked for again, missing, and given up: load-page-chunk.test.ts.
test('a page is shown once its styles have loaded; without them, or its chunk, it is opened as a document', async () => {
  const page = await openPage()
  const styles = '**/assets/css/page-planner-*'
  await visit(page, '/drivers/')
  const sheet = Promise.withResolvers<void>()
  await page.route(styles, async (route) => {
    await sheet.promise
    await route.continue()
  })
  const isAsked = page.waitForRequest(styles)
  await markDocument(page)
  await follow(page, '/planner/')
  await isAsked
  expect(toAddress(page.url())).toBe('/drivers/')
  sheet.resolve()
  await untilAddress(page, '/planner/')
  expect(await page.locator('link[rel="stylesheet"][href*="page-planner-"]').count()).toBe(1)
  expect(await isSameDocument(page)).toBe(true)

  await page.unroute(styles)
  for (const [path, file] of [
    ['/drivers/mario/', '**/assets/js/page-driver-*'],
    ['/planner/', styles],
  ] as const) {
    await markDocument(page)
    await page.route(file, (route) => route.abort(), { times: 1 })
    await follow(page, path)
    await untilAddress(page, path)
    await untilAwake(page)
    expect(await isSameDocument(page), path).toBe(false)
  }
})

test('a document whose chunk has failed is readable, its links open documents, and a retry requests the chunk once', async () => {
  const page = await openPage()
  // To the end: a browser that remembers the failure gets nothing from this address for as long as the document lives.
  await page.route(/\/assets\/js\/page-(driver|checklist)-[\w-]+\.js$/, (route) => route.abort())
  const errors = recordErrors(page)
  await page.goto('/drivers/mario/')
  expect(await untilOne(errors)).toEqual({
    name: 'ChunkLoadError',
    message: 'Loading chunk driver failed',
    code: null,
    type: 'error',
    address: expect.stringMatching(/\/assets\/js\/page-driver-[\w-]+\.js$/),
  })
  await untilReadable(page)
  await page.getByRole('alert').waitFor()

  await markDocument(page)
  // Most of this page is in a chunk of its own, which has to do without the one that failed.
  await follow(page, '/checklist/')
  await untilHeading(page, 'Checklist')
  expect(await isSameDocument(page)).toBe(false)
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  const requests = recordRequests(page, '/assets/js/page-checklist-')
  await again.click()
  await untilAwake(page)
  await page.locator('.entry-cell').first().waitFor()
  expect(requests).toEqual([expect.stringMatching(/\?retry=1$/)])
})

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

async function untilReadable(page: Page): Promise<void> {
  await untilHeading(page, 'Mario')
  expect(toAddress(page.url())).toBe('/drivers/mario/')
}
