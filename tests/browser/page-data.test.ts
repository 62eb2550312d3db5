import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { collectShared, nothingFeatured } from '#site/features/sharing/collect-shared.ts'
import { sharedAddress } from '#site/features/sharing/shared-address.ts'
import {
  buildMoment,
  countEntries,
  follow,
  holdBack,
  isSameDocument,
  markDocument,
  readBuildHash,
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
const notFoundHeading = 'Off the track'

async function answer(page: Page, body: unknown): Promise<void> {
  await page.route(`**${karts}`, (route) =>
    route.fulfill({ contentType: 'application/json', body: typeof body === 'string' ? body : JSON.stringify(body) }),
  )
}

const isLoading = (page: Page) => page.locator('html[data-loading]').count()

// What is fetched, kept and shared: page-data-client.test.ts, load-page.test.ts. Which navigation wins: navigator.test.ts.
test('page data is found by path, once; query and hash play no part, casing and percent encoding do', async () => {
  const page = await openPage({ now: buildMoment })
  const requests = recordRequests(page, '/assets/data/')
  await visit(page, '/drivers/')
  await follow(page, '/karts/?q=dash#top')
  await untilAddress(page, '/karts/?q=dash#top')
  await follow(page, '/drivers/')
  await untilHeading(page, 'Drivers')
  await follow(page, '/karts/')
  await untilAddress(page, '/karts/')
  expect(requests).toEqual([karts])
  await follow(page, '/karts/B-D%C3%A4sher/')
  await untilHeading(page, notFoundHeading)
  expect(requests.slice(1)).toEqual(['/assets/data/karts/B-D%C3%A4sher/index.json', '/assets/data/404/index.json'])
  // What cannot be decoded names no page either.
  await follow(page, '/drivers/mario/')
  await untilHeading(page, 'Mario')
  await follow(page, '/drivers/%E4/')
  await untilHeading(page, notFoundHeading)
})

describe('failures that stay on the page', () => {
  test('a broken network: logged, toast with a retry that fetches again, address unchanged', async () => {
    const page = await openPage()
    await visit(page, '/drivers/?q=a')
    await markDocument(page)
    const entries = await countEntries(page)
    const errors = recordErrors(page)
    const requests = recordRequests(page, karts)
    await page.route(`**${karts}`, (route) => route.abort(), { times: 1 })
    await follow(page, '/karts/')
    const message = 'Failed to fetch /assets/data/karts/index.json.'
    expect(await untilOne(errors)).toMatchObject({ name: 'PageDataError', message, code: null })
    await page.getByRole('alert').waitFor()
    await untilHeading(page, 'Drivers')
    expect(toAddress(page.url())).toBe('/drivers/?q=a')
    expect([await countEntries(page), await isSameDocument(page)]).toEqual([entries, true])
    await page.getByRole('button', { name: 'Try again' }).click()
    await untilAddress(page, '/karts/')
    await untilHeading(page, 'Karts')
    expect(requests).toEqual([karts, karts])
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  })

  test('a failure while going back restores the address', async () => {
    const page = await openPage()
    await visit(page, '/karts/')
    await follow(page, '/drivers/')
    await untilHeading(page, 'Drivers')
    await page.reload()
    await untilAwake(page)
    const entries = await countEntries(page)
    await page.route(`**${karts}`, (route) => route.abort(), { times: 1 })
    await page.evaluate(() => history.back())
    await page.getByRole('alert').waitFor()
    await untilAddress(page, '/drivers/')
    await untilHeading(page, 'Drivers')
    await page.getByRole('button', { name: 'Try again' }).click()
    await untilAddress(page, '/karts/')
    await untilHeading(page, 'Karts')
    await page.evaluate(() => history.forward())
    await untilAddress(page, '/drivers/')
    expect(await countEntries(page)).toBe(entries)
  })
})

describe('missing pages', () => {
  test('404: the not-found page at the typed address, with one history entry', async () => {
    const page = await openPage()
    await visit(page, '/drivers/')
    await markDocument(page)
    const entries = await countEntries(page)
    await follow(page, '/karts/no-such-kart/?q=a#b')
    await untilHeading(page, notFoundHeading)
    expect(toAddress(page.url())).toBe('/karts/no-such-kart/?q=a#b')
    expect([await countEntries(page), await isSameDocument(page)]).toEqual([entries + 1, true])
    await page.goBack()
    await untilHeading(page, 'Drivers')
  })

  test('a first load of a missing page hydrates at its address', async () => {
    const page = await openPage()
    const requests = recordRequests(page, '/assets/data/')
    await visit(page, '/no/such/page/?q=a')
    await untilHeading(page, notFoundHeading)
    expect(toAddress(page.url())).toBe('/no/such/page/?q=a')
    expect(requests).toEqual([])
    // As typed, though a page could stand there; and the page knows what is missing.
    await visit(page, '/ranking/2031-01-01?q=a#b')
    expect(toAddress(page.url())).toBe('/ranking/2031-01-01?q=a#b')
    await page.getByText('There is no ranking for 1 Jan 2031: the game had ended.').waitFor()
    await page.locator('main').getByRole('link', { name: 'Search everywhere' }).click()
    await page.getByRole('dialog').waitFor()
  })

  test('an unknown kind of page is logged and shown as not found', async () => {
    const page = await openPage()
    await visit(page, '/drivers/')
    await markDocument(page)
    const errors = recordErrors(page)
    const data = { kind: 'mystery', path: '/karts/' }
    await answer(page, { hash: await readBuildHash(page), data, context: {} })
    await follow(page, '/karts/')
    await untilHeading(page, notFoundHeading)
    expect(await untilOne(errors)).toMatchObject({ message: 'Could not find /karts/', code: 'MODULE_NOT_FOUND' })
    expect([toAddress(page.url()), await isSameDocument(page)]).toEqual(['/karts/', true])
  })
})

/** Page data of the checklist comes from another build, which may be of other code. */
async function renew(page: Page, path: string, isOtherCode: boolean): Promise<void> {
  const rename = (hash: string) => (isOtherCode ? 'ffff' : hash.slice(0, 4)) + '0'.repeat(12)
  await page.route(new RegExp(`/assets/(?:data${path}index|offline/list)\\.json$`), async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace(/(?<="hash":")[0-9a-f]+/, rename) })
  })
}

describe('a new build of the site', () => {
  const stale = { hash: 'another build', data: null, context: {} }

  test('another path is opened as a document, with query and hash', async () => {
    const page = await openPage()
    await visit(page, '/drivers/')
    await markDocument(page)
    await answer(page, stale)
    await follow(page, '/karts/?q=a#b')
    await untilAddress(page, '/karts/?q=a#b')
    await untilHeading(page, 'Karts')
    expect(await isSameDocument(page)).toBe(false)
    await page.goBack()
    await untilHeading(page, 'Drivers')
  })

  const shared = sharedAddress(collectShared('Toad', nothingFeatured, new Map([['mario', 3]]), new Map(), new Map()))

  test('of the same code: an open page reads on with what that build has', async () => {
    const page = await openPage()
    await renew(page, '/checklist/', false)
    await visit(page, shared)
    await page.getByRole('heading', { name: 'Toad’s collection' }).waitFor()
    await visit(page, '/compare/')
    await page.getByRole('button', { name: 'Choose a driver' }).click()
    await page.getByRole('dialog', { name: 'Choose a driver' }).getByText('Mario', { exact: true }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test('of other code: an open page says that there is a new one, not that the reader is offline', async () => {
    const page = await openPage()
    await renew(page, '/checklist/', true)
    await visit(page, '/compare/')
    await page.getByRole('button', { name: 'Choose a driver' }).click()
    const toast = page.locator('.toast')
    await expect.poll(() => toast.textContent()).toContain('The site has been updated since you opened this page')
    await visit(page, shared)
    const alert = page.locator('main').getByRole('alert')
    await expect.poll(() => alert.textContent()).toContain('The site has been updated since you opened this page')
    await page.unrouteAll()
    await alert.getByRole('button', { name: 'Reload' }).click()
    await page.getByRole('heading', { name: 'Toad’s collection' }).waitFor()
  })

  test('a file that the server does not give is no sign of a lost connection', async () => {
    const page = await openPage()
    await page.route('**/assets/data/checklist/index.json', (route) => route.fulfill({ status: 500 }))
    await visit(page, shared)
    const alert = page.locator('main').getByRole('alert')
    await expect.poll(() => alert.textContent()).toContain('could not be loaded. Something went wrong on our side.')
    await page.unrouteAll()
    await alert.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Toad’s collection' }).waitFor()
  })
})

describe('while a page is loading', () => {
  test('a link within the shown page stays on it while Back loads', async () => {
    const page = await openPage()
    await visit(page, '/karts/')
    await follow(page, '/drivers/?q=mario')
    await untilHeading(page, 'Drivers')
    const letGo = await holdBack(page, karts)
    // The data of the karts has to be fetched again.
    await page.reload()
    await untilAwake(page)
    await page.evaluate(() => history.back())
    await untilAddress(page, '/karts/')
    await follow(page, '#main')
    await untilAddress(page, '/drivers/?q=mario#main')
    await letGo()
    expect(await page.locator('main h1').textContent()).toBe('Drivers')
  })

  test('a progress line shows until the page has loaded', async () => {
    const page = await openPage()
    await visit(page, '/drivers/')
    const letGo = await holdBack(page, karts)
    await follow(page, '/karts/')
    await expect.poll(() => isLoading(page)).toBe(1)
    await letGo()
    await untilHeading(page, 'Karts')
    expect(await isLoading(page)).toBe(0)
  })

  test('a page that is already loaded opens without the line', async () => {
    const page = await openPage()
    await visit(page, '/karts/')
    await follow(page, '/drivers/')
    await untilHeading(page, 'Drivers')
    await page.evaluate(() => {
      const changes = new MutationObserver(() => Object.assign(globalThis, { hasLine: true }))
      changes.observe(document.documentElement, { attributeFilter: ['data-loading'] })
    })
    await follow(page, '/karts/')
    await untilHeading(page, 'Karts')
    expect(await page.evaluate(() => 'hasLine' in globalThis)).toBe(false)
  })

  // Chromium styles the rest of the old page when an element that has the focus is removed.
  test('a clicked link loses the focus before its page goes', async () => {
    const page = await openPage()
    await visit(page, '/drivers/')
    await page.evaluate(() =>
      addEventListener('focusout', () =>
        Object.assign(globalThis, { headingAtLoss: document.querySelector('h1')?.textContent }),
      ),
    )
    await page.locator('#main a[href="/drivers/mario/"]').first().click()
    await untilHeading(page, 'Mario')
    expect(await page.evaluate(() => Reflect.get(globalThis, 'headingAtLoss'))).toBe('Drivers')
  })
})

describe('guarded pages', () => {
  test('a link to one sends a visitor home before anything is requested', async () => {
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
  })

  test('the home page replaces a first load of one', async () => {
    const page = await openPage()
    await visit(page, '/drivers/')
    const entries = await countEntries(page)
    for (const path of ['/user/settings/', '/user/no-such-page/', '/drivers/user/mario/']) {
      await page.goto(path)
      await untilAddress(page, '/')
      expect(await countEntries(page), path).toBe(entries + 1)
      await page.goBack()
      await untilAddress(page, '/drivers/')
    }
  })
})
