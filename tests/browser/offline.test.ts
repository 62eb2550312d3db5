import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { pageDataPath } from '#pages/routes.ts'
import { startFailingNetwork, type FailingNetwork } from './failing-network.ts'
import { addLink, follow, isSameDocument, markDocument, openPage, untilAwake, untilHeading } from './site-page.ts'

const today = resolve('.cache/browser-tests/site')
const tomorrow = resolve('.cache/browser-tests/next-day')

beforeAll(() => {
  const options = ['--content', 'tests/fixtures/content', '--out', tomorrow, '--today', '2020-11-21']
  execFileSync(process.execPath, ['src/generator/build.ts', ...options])
})

/** A reader whose browser has installed the service worker on a page, and has kept that page. */
async function visitAndInstall(path: string): Promise<{ page: Page; network: FailingNetwork; log: string[] }> {
  const network = await startFailingNetwork(today)
  const page = await openPage({ baseURL: network.url, serviceWorkers: 'allow' })
  const log: string[] = []
  page.on('console', (message) => log.push(message.text()))
  await page.goto(path)
  await untilAwake(page)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller) {
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
    }
  })
  await untilKept(page, path)
  return { page, network, log }
}

function untilKept(page: Page, path: string): Promise<void> {
  return expect
    .poll(() => page.evaluate(async (address) => Boolean(await caches.match(address)), pageDataPath(path)))
    .toBe(true)
}

/** What the reader sees, wherever it came from. */
async function expectPage(page: Page, heading: string): Promise<void> {
  await untilHeading(page, heading)
  await untilAwake(page)
}

describe('[service worker] without a connection', () => {
  test('a page seen before opens: as a document, by a link, and after a reload', async () => {
    const { page, network, log } = await visitAndInstall('/drivers/mario/')
    await follow(page, '/karts/')
    await untilHeading(page, 'Karts')
    await untilKept(page, '/karts/')
    network.cut()
    await page.goto('/drivers/mario/?from=home')
    await expectPage(page, 'Mario')
    expect(await page.title()).toMatch(/^Mario.* - Topshelf$/)
    await markDocument(page)
    await follow(page, '/karts/')
    await untilHeading(page, 'Karts')
    expect(await isSameDocument(page)).toBe(true)
    await page.reload()
    await expectPage(page, 'Karts')
    expect(await page.evaluate(() => document.fonts.check('700 16px Barlow'))).toBe(true)
    expect(log.filter((line) => line.startsWith('No connection'))).toHaveLength(2)
    expect(await page.locator('.offline-chip').textContent()).toBe('Offline · data of 20 Nov 2020')
  })

  test('an address without its slash opens, too', async () => {
    const { page, network } = await visitAndInstall('/drivers/mario/')
    network.cut()
    await page.goto('/drivers/mario')
    await expectPage(page, 'Mario')
    expect(page.url()).toBe(`${network.url}/drivers/mario/`)
  })

  test('a page that was only prefetched opens', async () => {
    const { page, network } = await visitAndInstall('/drivers/mario/')
    await addLink(page, { href: '/badges/general/' })
    await untilKept(page, '/badges/general/')
    network.cut()
    await page.goto('/badges/general/')
    await expectPage(page, 'General')
  })

  test('what was prefetched before the service worker came is kept as well', async () => {
    const { page } = await visitAndInstall('/tips-and-tricks/')
    await untilKept(page, '/tips-and-tricks/top-shelf/')
  })

  test('a page never seen gives a page that lists what is here, and leads on', async () => {
    const { page, network } = await visitAndInstall('/drivers/mario/')
    network.cut()
    await page.goto('/skills/fire-flower/')
    await expectPage(page, 'You are offline')
    expect(page.url()).toBe(`${network.url}/skills/fire-flower/`)
    expect(await page.locator('.offline-chip').textContent()).toBe('Offline')
    await page.getByRole('link', { name: 'Mario', exact: true }).click()
    await expectPage(page, 'Mario')
    network.restore()
    await page.goBack()
    await untilHeading(page, 'Fire Flower')
  })

  test('an address that no page ever had shows the not-found page', async () => {
    const { page, network } = await visitAndInstall('/drivers/mario/')
    network.cut()
    await follow(page, '/skills/')
    await page.getByRole('alert').waitFor()
    expect(page.url()).toBe(`${network.url}/drivers/mario/`)
  })

  test('search finds by the names that came with the service worker', async () => {
    const { page, network } = await visitAndInstall('/drivers/mario/')
    network.cut()
    await page.keyboard.press('/')
    await page.getByRole('searchbox').first().fill('pauline')
    await page
      .getByRole('link', { name: /Pauline/ })
      .first()
      .waitFor()
  })
})

describe('[service worker] the network goes', () => {
  test.each(['cut', 'stall', 'breakOff'] as const)(
    'in the middle of a navigation (%s): what is kept is shown',
    async (how) => {
      const { page, network } = await visitAndInstall('/karts/')
      await untilKept(page, '/drivers/')
      await page.goto('/badges/general/')
      await untilAwake(page)
      network[how]()
      await follow(page, '/drivers/')
      await untilHeading(page, 'Drivers')
      await page.locator('.offline-chip').getByText('Offline · data of 20 Nov 2020').waitFor()
      network.restore()
      await follow(page, '/skills/')
      await untilHeading(page, 'Skills')
      await page.locator('.offline-chip').waitFor({ state: 'hidden' })
    },
  )
})
