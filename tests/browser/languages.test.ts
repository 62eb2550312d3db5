import { expect, test } from 'vitest'
import { findEnglish, notSaid } from '../find-english.ts'
import { pagesOfEveryKind } from '../site/pages-of-every-kind.ts'
import { readExcessWidth } from './find-overflow.ts'
import { buildMoment, follow, openPage, visit } from './site-page.ts'
import { serveLanguages } from './serve-languages.ts'

const siteOrigin = serveLanguages()

async function open(complaints: string[]) {
  const page = await openPage({ baseURL: siteOrigin(), viewport: { width: 1440, height: 900 }, now: buildMoment })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text())
  })
  return page
}

/** Of a real language, some that have numbers, days, plurals, names and marks within sentences: its code is that of the others. */
const germanPages = [
  '/',
  '/drivers/mario/',
  '/tours/tokyo-tour/',
  '/ranking/2019-09-26/',
  '/planner/',
  '/data/',
] as const

// One page for all paths: what is tested is what each document says, not how it is reached.
test.each([
  ['/xa', pagesOfEveryKind],
  ['/de', germanPages],
] as const)('%s: pages hydrate as they were rendered, and fit their screen', async (prefix, paths) => {
  const complaints: string[] = []
  const page = await open(complaints)
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, prefix + path)
    // What is left while it loads something complains.
    await page.waitForLoadState('networkidle')
    expect(complaints, path).toEqual([])
    // Documents hold the first screen; now all of the page is there.
    const isSaid = prefix === '/xa' && !notSaid.test(path)
    expect(isSaid ? findEnglish(await page.content()) : [], path).toEqual([])
    for (const width of prefix === '/xa' ? [1440, 390, 320] : []) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => readExcessWidth(page), { message: `${path} at ${width} px` }).toBe(0)
    }
  }
})

test('a page of the archive is shown in the language of its address, and links lead to pages in it', async () => {
  const complaints: string[] = []
  const page = await open(complaints)
  await visit(page, '/xa/ranking/2019-09-26/')
  await page
    .locator('main h1')
    .filter({ hasText: /^[^A-Za-z]*2019/ })
    .waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('de-XA')
  await follow(page, '/xa/karts/b-dasher/')
  await page.locator('main h1').filter({ hasText: 'B Dasher' }).waitFor()
  expect(complaints).toEqual([])
})

test('what follows the first screen of a document is drawn, and a hash that leads to it is followed', async () => {
  const complaints: string[] = []
  const page = await open(complaints)
  expect(await (await page.request.get('/xa/karts/b-dasher/')).text()).not.toContain('id="shelves"')
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/xa/karts/b-dasher/#shelves')
  await expect
    .poll(() => page.locator('#shelves').evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeLessThan(200)
  expect(complaints).toEqual([])
})

test('a host that only has files shows such a page, too', async () => {
  const complaints: string[] = []
  const page = await open(complaints)
  const notFound = await (await page.request.get('/404/')).text()
  await page.route('**/xa/ranking/2019-09-26/', (route) =>
    route.fulfill({ status: 404, body: notFound, contentType: 'text/html' }),
  )
  await page.goto('/xa/ranking/2019-09-26/')
  await page.locator('html[lang="de-XA"] main h1').filter({ hasText: '2019' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/xa/ranking/2019-09-26/')
  expect(complaints).toEqual([])
})
