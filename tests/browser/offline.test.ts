import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { pageDataPath } from '#pages/routes/routes.ts'
import { browserSite, buildFixture, builtSite } from '../fixture-site.ts'
import { launchChromium } from './chromium.ts'
import { startFailingNetwork, type FailingNetwork } from './failing-network.ts'
import { signInHintKey } from '#site/features/accounts/session/sign-in-hint.ts'
import { nameStores } from '#site/features/offline/stores.ts'
import { collectShared, nothingFeatured } from '#site/features/sharing/collect-shared.ts'
import { sharedAddress } from '#site/features/sharing/shared-address.ts'
import {
  addLink,
  follow,
  isSameDocument,
  markDocument,
  openPage,
  readBuildHash,
  untilAwake,
  untilHeading,
  visit,
} from './site-page.ts'
import { untilSaid } from './until-said.ts'

const thisBuild = browserSite
/** The same code with other settings, which every page names. */
const nextBuild = builtSite

/** No page that these tests open leads there, so that it is never prefetched. */
const unseen = '/tours/frost-tour-2027/'

beforeAll(() => buildFixture(nextBuild))

/**
 * A reader whose browser has installed the service worker on a page, and has kept that page.
 * @param fetchesAhead whether pages go on keeping what their links lead to as well, which is most of their work
 */
async function visitAndInstall(
  path: string,
  { fetchesAhead = false, network }: { readonly fetchesAhead?: boolean; readonly network?: FailingNetwork } = {},
): Promise<{ page: Page; network: FailingNetwork; log: string[] }> {
  network ??= await startFailingNetwork(thisBuild)
  const page = await openPage({ baseURL: network.url, serviceWorkers: 'allow', hasDataSaver: false })
  const log: string[] = []
  page.on('console', (message) => log.push(message.text()))
  await page.goto(path)
  await untilAwake(page)
  await untilControlled(page)
  await untilCached(page, path)
  if (!fetchesAhead) await fetchNothingAhead(page)
  return { page, network, log }
}

/** In the documents to come. On a first visit, a browser that saves data installs no service worker. */
async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}

/** Until the service worker stands between the page and the network. */
function untilControlled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller) {
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
    }
  })
}

function untilCached(page: Page, path: string): Promise<void> {
  return expect
    .poll(() => page.evaluate(async (address) => Boolean(await caches.match(address)), pageDataPath(path)))
    .toBe(true)
}

/** Damages every kept script whose address holds the text. @returns how many */
function breakScripts(page: Page, part: string): Promise<number> {
  return page.evaluate(async (text) => {
    let count = 0
    for (const name of await caches.keys()) {
      const store = await caches.open(name)
      for (const request of await store.keys()) {
        if (!request.url.endsWith('.js') || !request.url.includes(text)) continue
        await store.put(request, new Response('broken(', { headers: { 'Content-Type': 'text/javascript' } }))
        count += 1
      }
    }
    return count
  }, part)
}

/** What the reader sees, wherever it came from. */
async function expectPage(page: Page, heading: string): Promise<void> {
  await untilHeading(page, heading)
  await untilAwake(page)
}

test('the service worker keeps what was on its way before it started, and ignores accounts, writes and downloads; the offline page has days in one line, and pages of an account only where somebody is signed in', async () => {
  const network = await startFailingNetwork(thisBuild)
  const letThrough = network.holdBack(pageDataPath('/tips-and-tricks/top-shelf/'))
  const { page } = await visitAndInstall('/tips-and-tricks/', { fetchesAhead: true, network })
  letThrough()
  await untilCached(page, '/tips-and-tricks/top-shelf/')
  expect(await readCached(page, '/tips-and-tricks/top-shelf/')).toContain('"kind":"guide"')

  const untouched = [
    '/api/auth/get-session',
    '/api/docs/users/u1',
    '/api/live',
    '/healthz',
    '/assets/data/data/index.json',
  ]
  const answers = new Map<string, boolean>()
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (untouched.includes(pathname)) answers.set(pathname, answer.fromServiceWorker())
  })
  await page.evaluate(async (addresses) => {
    for (const address of addresses)
      await (await fetch(address, { method: address.includes('data') ? 'POST' : 'GET' })).text()
  }, untouched)
  await expect.poll(() => answers).toEqual(new Map(untouched.map((address) => [address, false])))
  const stored = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests.flat().map((request) => new URL(request.url).pathname)
  })
  expect(stored.filter((path) => /^\/(?:api|healthz)/.test(path))).toEqual([])

  // Daily rankings, most of which were fetched ahead.
  for (const day of ['2020-11-18', '2020-11-19']) {
    await addLink(page, { href: `/ranking/${day}/` })
    await untilCached(page, `/ranking/${day}/`)
  }
  await fetchNothingAhead(page)
  await page.goto('/offline/')
  const days = page.locator('.local-pages a[href^="/ranking/2"]')
  // Today's is in the header of every page.
  const show = page.getByText('Show 3 daily rankings')
  await show.waitFor()
  expect(await days.filter({ visible: true }).count()).toBe(0)
  await show.click()
  const readShown = () =>
    days.filter({ visible: true }).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await expect.poll(readShown).toEqual(['2020-12-01', '2020-11-19', '2020-11-18'].map((day) => `/ranking/${day}/`))

  await page.goto('/user/settings/')
  await page.waitForURL(new URL('/', page.url()).href)
  await untilCached(page, '/user/settings/')
  await page.goto('/offline/')
  const links = page.locator('.local-pages a')
  await expect.poll(() => links.allTextContents()).toContain('Tips and tricks')
  expect(await links.allTextContents()).not.toContain('Settings')
  await page.evaluate((key) => localStorage.setItem(key, '1'), signInHintKey)
  // Reading it again would ask who is signed in, and the server knows nobody.
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await expect.poll(() => links.allTextContents()).toContain('Settings')
})

describe('service worker: without a connection', () => {
  test('visited pages open as documents, by links and after a reload, as prefetched ones do; others lead to the offline page, those for signed-in readers say so', async () => {
    const { page, network, log } = await visitAndInstall('/drivers/mario/', { fetchesAhead: true })
    await page.getByRole('button', { name: 'I own this' }).click()
    await page.getByLabel('Level', { exact: true }).waitFor()
    await follow(page, '/karts/')
    await untilHeading(page, 'Karts')
    await untilCached(page, '/karts/')
    for (const href of ['/', '/badges/general/']) {
      await addLink(page, { href })
      await untilCached(page, href)
    }
    await fetchNothingAhead(page)
    network.cut()
    await page.goto('/drivers/mario/?from=home')
    await expectPage(page, 'Mario')
    expect(await page.title()).toMatch(/^Mario.* - Topshelf$/)
    const findNotices = () => log.filter((line) => line.startsWith('No connection'))
    // The page that was left may have found out, too, when it fetched ahead.
    expect(findNotices()).not.toHaveLength(0)
    log.length = 0
    await markDocument(page)
    await follow(page, '/karts/')
    await untilHeading(page, 'Karts')
    expect(await isSameDocument(page)).toBe(true)
    await page.reload()
    await expectPage(page, 'Karts')
    expect(await page.evaluate(() => document.fonts.check('700 16px Barlow'))).toBe(true)
    expect(findNotices()).toHaveLength(1)
    expect(await page.locator('.offline-chip').textContent()).toBe('Offline · data from 1 Dec 2020')

    // Without its slash at the end.
    await page.goto('/drivers/mario')
    await expectPage(page, 'Mario')
    expect(page.url()).toBe(`${network.url}/drivers/mario/`)

    // Only prefetched.
    await page.goto('/badges/general/')
    await expectPage(page, 'General badge')
    expect(await page.title()).toMatch(/ - Topshelf$/)

    // Never visited, and made of the reader's own items.
    await page.goto('/race/?courses=tour-new-york-minute')
    await expectPage(page, 'Race card')
    await expect.poll(() => page.locator('.race-pick b').first().textContent()).toBe('Mario')

    // Never visited, and all in the link that somebody has sent.
    const sent = collectShared('Toad', nothingFeatured, new Map([['pauline', 3]]), new Map(), new Map())
    await page.goto(sharedAddress(sent))
    await page.getByRole('heading', { name: 'Toad’s collection' }).waitFor()
    expect(await page.locator('.listing .card-text').allTextContents()).toEqual(['PaulineLevel 3'])

    // Neither visited nor kept: a link says so, an address leads to the offline page, and search works there.
    await page.goto('/drivers/mario/')
    await expectPage(page, 'Mario')
    await follow(page, unseen)
    await page.getByRole('alert').getByText('The page could not be opened').waitFor()
    expect(page.url()).toBe(`${network.url}/drivers/mario/`)

    await page.goto('/badges/team-rally/')
    await expectPage(page, 'Offline')
    expect(page.url()).toBe(`${network.url}/badges/team-rally/`)
    expect(await page.locator('.offline-chip').textContent()).toBe('Offline')
    expect(await page.locator('main').getByRole('link', { name: 'Home', exact: true }).count()).toBe(1)
    await page.getByRole('link', { name: 'Mario, Super driver' }).click()
    await expectPage(page, 'Mario')

    await page.keyboard.press('/')
    const search = page.getByRole('dialog')
    await search.getByRole('combobox').fill('pauline')
    await search.getByRole('option', { name: /Pauline/ }).waitFor()
    expect(await search.getByRole('option').first().textContent()).toContain('Pauline')
    await page.keyboard.press('Escape')

    network.restore()
    await page.goBack()
    await untilHeading(page, 'Team Rally badge')

    // A page for signed-in readers says that it cannot be opened, and comes with the connection.
    network.cut()
    await page.goto('/user/settings/')
    await page.locator('main').getByText('This page could not be opened.').waitFor()
    await page.locator('main').getByText('only where somebody has signed in while online').waitFor()
    expect(await page.getByRole('navigation').count()).toBeGreaterThan(0)
    network.restore()
    await page.getByRole('button', { name: 'Try again' }).click()
    // Nobody is signed in.
    await page.waitForURL(`${network.url}/`)
  })
})

test('service worker: the network drops, stalls or breaks off during a navigation: the cached page is shown', async () => {
  const { page, network } = await visitAndInstall('/drivers/')
  for (const how of ['cut', 'stall', 'breakOff'] as const) {
    await page.goto('/badges/general/')
    await untilAwake(page)
    network[how]()
    await follow(page, '/drivers/')
    await untilHeading(page, 'Drivers')
    await page.locator('.offline-chip').getByText('Offline · data from 1 Dec 2020').waitFor()
    expect(await page.locator('.toast').count(), how).toBe(0)
    network.restore()
    // The first try may still meet a connection that is being hung up; then a reader tries again.
    await expect
      .poll(
        async () => {
          await follow(page, unseen)
          return page.locator('main h1').textContent()
        },
        { interval: 2000, message: how },
      )
      .toContain('Frost Tour (2027)')
    await page.locator('.offline-chip').waitFor({ state: 'hidden' })
    await expect.poll(() => page.locator('.toast').count(), { message: how }).toBe(0)
  }
})

describe('service worker: a new build', () => {
  // One reader sees one after the other: installing a service worker costs more than the checks here.
  test('is offered, never forced; reloading activates it and removes old files; one whose page is open takes over silently; a request that hangs does not keep it out', async () => {
    const { page, network, log } = await visitAndInstall('/drivers/mario/')
    const before = await readBuildHash(page)
    // What the page itself has not loaded comes in a few packs, not in a quarter of a thousand requests.
    expect(network.asked.filter((path) => path.startsWith('/assets/js/')).length).toBeLessThan(50)
    expect(network.asked.filter((path) => path.endsWith('.pack'))).toHaveLength(2)
    await markDocument(page)
    network.asked.length = 0
    network.publish(nextBuild)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    const offer = page.locator('.toast').filter({ hasText: 'Update ready' })
    await offer.waitFor()
    // The new build has the same shell, of which nothing comes again.
    const [core, ...others] = network.asked.filter(
      (path) => /\.(?:pack|js|css|woff2)$/.test(path) && path !== '/service-worker.js',
    )
    expect(core).toMatch(/^\/assets\/offline\/core-/)
    expect(others).toEqual([])
    expect(log.filter((line) => line.startsWith('New content is available'))).toHaveLength(1)
    expect(await isSameDocument(page)).toBe(true)
    const reloaded = page.waitForNavigation()
    await offer.getByRole('button', { name: 'Reload' }).click()
    await reloaded
    await untilAwake(page)
    const after = await readBuildHash(page)
    expect(after).not.toBe(before)
    expect(after.slice(0, 4)).toBe(before.slice(0, 4))
    await expect.poll(() => findPrecached(page, before)).toEqual([])
    expect(await findPrecached(page, after)).not.toEqual([])

    await page.addInitScript(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => (document.documentElement.id = 'relieved'))
    })
    log.length = 0
    network.publish(thisBuild)
    await follow(page, '/karts/')
    await untilHeading(page, 'Karts')
    await untilAwake(page)
    const hash = await readBuildHash(page)
    // Asked for its build again and again, the older one would always be busy.
    await page.locator('#relieved').waitFor({ state: 'attached' })
    expect(await describeController(page)).toBe(hash)
    expect(log.filter((line) => line.startsWith('New content'))).toEqual([])
    expect(await page.locator('.toast').count()).toBe(0)

    network.publish(nextBuild)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await offer.waitFor()
    // It keeps the older service worker busy, which the browser does not replace before it has nothing to do.
    const hanging = pageDataPath('/karts/b-dasher/')
    network.holdBack(hanging)
    await page.evaluate((path) => void fetch(path).catch(() => undefined), hanging)
    await expect.poll(() => network.asked).toContain(hanging)
    const shown = page.waitForNavigation()
    await offer.getByRole('button', { name: 'Reload' }).click()
    await shown
    await untilAwake(page)
    expect(await readBuildHash(page)).toBe(after)
  })

  test('cached data of another build is shown by one full load, offline, without a loop', async () => {
    const { page, network } = await visitAndInstall('/drivers/mario/')
    network.publish(nextBuild)
    await page.evaluate(() => fetch('/assets/data/gliders/index.json').then((answer) => answer.text()))
    await expect.poll(() => readCached(page, '/gliders/')).toContain('"kind":"glider-list"')
    network.cut()
    const loads: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
    await follow(page, '/gliders/')
    await expectPage(page, 'Gliders')
    expect(loads).toEqual([`${network.url}/gliders/`])
    expect(await readCached(page, '/gliders/')).toContain(await readBuildHash(page))
  })
})

// One reader sees each of them repaired in turn: installing a service worker costs more than the checks here.
test('service worker: broken copies are not shown, and are replaced: a page, a script, all scripts, everything', async () => {
  const { page, network } = await visitAndInstall('/drivers/mario/')
  const hash = await readBuildHash(page)
  await page.evaluate(
    async ([name, address, text]) => (await caches.open(name!)).put(address!, new Response(text)),
    [nameStores(hash).pages, '/assets/data/badges/general/index.json', `{"hash":"${hash}","data":{"ki`],
  )
  network.cut()
  await page.goto('/badges/general/')
  await expectPage(page, 'Offline')
  network.restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectPage(page, 'General badge')
  await expect.poll(() => readCached(page, '/badges/general/')).toContain('"kind":"badge"')

  // One script is fetched again at the second attempt, all of them by a reload.
  expect(await breakScripts(page, '/page-planner-')).toBe(1)
  await page.goto('/planner/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectPage(page, 'Planner')
  expect(await breakScripts(page, '')).toBeGreaterThan(50)
  await page.goto('/karts/')
  await page.reload()
  await expectPage(page, 'Karts')
  // The copies are whole again.
  network.cut()
  await page.goto('/karts/')
  await expectPage(page, 'Karts')
  network.restore()

  // Without any cached files the site still works and caches pages again.
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))))
  await page.goto('/gliders/')
  await expectPage(page, 'Gliders')
  await untilCached(page, '/gliders/')
  expect(await readCached(page, '/gliders/')).toContain('"kind":"glider-list"')
})

test('where the browser blocks storage, the page for offline reading says what to do', async () => {
  const page = await openPage()
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.addInitScript(() => {
    for (const name of ['open', 'has', 'match', 'keys'])
      Object.assign(CacheStorage.prototype, {
        [name]: () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError')),
      })
  })
  await visit(page, '/offline/')
  await page.getByRole('alert').getByText('Allow cookies and site data').waitFor()
  expect(await page.getByText('Nothing here yet').count()).toBe(0)
  expect(errors).toEqual([])
})

describe('service worker: storage is full', () => {
  test('without room the service worker is not installed, and the site works', async () => {
    const network = await startFailingNetwork(thisBuild)
    const page = await openPage({ baseURL: network.url, serviceWorkers: 'allow', hasDataSaver: false })
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await limitStorage(page, network)
    await page.goto('/karts/')
    await untilAwake(page)
    await expect.poll(() => errors.join()).toContain('The service worker could not be registered')
    await follow(page, '/drivers/')
    await untilHeading(page, 'Drivers')
  })
})

describe('service worker: downloading the whole site', () => {
  test('all pages can be downloaded, with stop and resume, and removed again; what does not fit is reported, and pages open without a message', async () => {
    const { page, network } = await visitAndInstall('/offline/')
    const start = page.getByRole('button', { name: /^Download \(\d+\.\d MB\)/ })
    // Choices, which say nothing of what is there already. They come with a list, without which nothing can be started.
    await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(3)
    network.stall()
    await start.press('Enter')
    await page.getByRole('status').filter({ hasText: 'Downloading…' }).waitFor({ state: 'attached' })
    // Each button comes in place of one that had the focus.
    await page.locator('.button:focus', { hasText: 'Stop' }).press('Enter')
    await page.locator('.button:focus', { hasText: 'Download' }).waitFor()
    network.restore()
    await start.press('Enter')
    // Not there while pages are on their way.
    await page.getByRole('button', { name: 'Remove from this device' }).waitFor()
    await page.locator('output:focus', { hasText: 'downloaded' }).waitFor()
    await page.getByText(/MB downloaded, as the site was on 1 Dec 2020/).waitFor()
    await page.getByRole('heading', { name: 'Downloaded to this device' }).waitFor()
    expect(await start.count()).toBe(0)
    network.cut()
    await page.goto('/ranking/2019-12-24/')
    await expectPage(page, '24 Dec 2019')
    await follow(page, '/skills/fire-flower/')
    await untilHeading(page, 'Fire Flower')
    await page.goto('/no/such/page/')
    await expectPage(page, 'Offline')
    network.restore()
    await page.goto('/offline/')
    await page.getByRole('button', { name: 'Remove from this device' }).press('Enter')
    await untilSaid(page, 'The download has been removed from this device.')
    await page.locator('.button:focus', { hasText: 'Download' }).waitFor()
    expect(await page.getByText(/MB downloaded/).count()).toBe(0)
    await page.getByRole('heading', { name: 'Downloaded to this device' }).waitFor({ state: 'detached' })
    const store = nameStores(await readBuildHash(page)).download
    expect(await page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, store)).toBe(0)

    // A download that does not fit is reported; otherwise, nobody is told that storage is full.
    await limitStorage(page, network)
    await start.click()
    await page.getByRole('alert').filter({ hasText: 'not enough storage' }).waitFor()
    expect(await page.getByText(/MB downloaded/).count()).toBe(0)
    await page.goto('/karts/')
    await expectPage(page, 'Karts')
    await follow(page, '/drivers/')
    await untilHeading(page, 'Drivers')
    expect(await page.locator('.toast').count()).toBe(0)
  })
})

// A machine without a whole Chromium installs one first.
test('the site can be installed', { timeout: 300_000 }, async () => {
  // The headless shell answers that nothing is wrong with any page.
  const chromium = await launchChromium()
  onTestFinished(() => chromium.close())
  const page = await chromium.newPage({ serviceWorkers: 'block' })
  await page.goto(inject('siteUrl'))
  const browser = await page.context().newCDPSession(page)
  const { errors, data } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Topshelf', display: 'standalone', start_url: '/' })
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // A window of a fresh profile is private to the browser, which is no fault of the site.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
})

async function limitStorage(page: Page, network: FailingNetwork): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.overrideQuotaForOrigin', { origin: network.url, quotaSize: 1 })
}

function findPrecached(page: Page, hash: string): Promise<string[]> {
  return page.evaluate(async (revision) => {
    const name = (await caches.keys()).find((key) => key.includes('precache'))
    const requests = name ? await (await caches.open(name)).keys() : []
    return requests.map(({ url }) => url).filter((url) => url.includes(revision))
  }, hash)
}

/** The build of the service worker that stands between the page and the network. */
function describeController(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((tell) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', ({ data }) => tell(data.buildHash), { once: true })
        port1.start()
        navigator.serviceWorker.controller?.postMessage({ type: 'describe' }, [port2])
      }),
  )
}

function readCached(page: Page, path: string): Promise<string> {
  return page.evaluate(async (address) => (await caches.match(address))?.text() ?? '', pageDataPath(path))
}
