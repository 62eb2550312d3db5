import { resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { buildFixture, noSiteUrl } from '../fixture-site.ts'
import { startCollector, type Collector } from './collector.ts'
import { startFailingNetwork, type FailingNetwork } from './failing-network.ts'
import { follow, openPage, untilAwake, untilHeading, visit } from './site-page.ts'

const measuredSite = resolve('.cache/tests/measured')
let collector: Collector
let network: FailingNetwork
let endNetwork = () => {}

beforeAll(async () => {
  collector = await startCollector()
  await buildFixture(measuredSite, {
    environment: {
      ...noSiteUrl,
      PLAUSIBLE_DOMAIN: 'topshelf.example',
      PLAUSIBLE_API: `${collector.origin}/api/event`,
      GA4_ID: 'G-TOPSHELF01',
      GA4_ORIGIN: collector.origin,
    },
  })
  network = await startFailingNetwork(measuredSite, (end) => (endNetwork = end))
})
afterAll(() => {
  endNetwork()
  return collector.close()
})
beforeEach(() => void collector.collected.splice(0))

const openMeasuredPage = () => openPage({ baseURL: network.url })

function listPlausible(name: string): unknown[] {
  return collector.collected
    .filter(({ path, body }) => path === '/api/event' && body.name === name)
    .map(({ body }) => body)
}

function listGoogle(name: string): unknown[] {
  const commands = collector.collected.flatMap(({ body }) => (Array.isArray(body.command) ? [body.command] : []))
  return commands.filter(([, event]) => event === name).map(([, , details]) => details)
}

test('each page view is counted once, by both services, without its query', async () => {
  const { url } = network
  const page = await openMeasuredPage()
  await page.goto('/drivers/?q=mario')
  await untilAwake(page)
  await expect.poll(() => listPlausible('pageview').length).toBe(1)
  await follow(page, '/drivers/?q=pauline')
  await follow(page, '/karts/')
  await untilHeading(page, 'Karts')
  await page.goBack()
  await untilHeading(page, 'Drivers')
  await expect.poll(() => listPlausible('pageview').length).toBe(3)
  const domain = 'topshelf.example'
  expect(listPlausible('pageview')).toEqual([
    { name: 'pageview', url: `${url}/drivers/`, referrer: '', domain },
    { name: 'pageview', url: `${url}/karts/`, referrer: `${url}/drivers/`, domain },
    { name: 'pageview', url: `${url}/drivers/`, referrer: `${url}/karts/`, domain },
  ])
  await expect.poll(() => listGoogle('page_view').length).toBe(3)
  expect(listGoogle('page_view')[1]).toEqual({
    page_location: `${url}/karts/`,
    page_title: 'Karts - Topshelf',
    page_referrer: `${url}/drivers/`,
  })
  expect(collector.collected.filter(({ path }) => path === '/gtag/js?id=G-TOPSHELF01')).toHaveLength(1)
})

test('web vitals are sent when the page is left', async () => {
  const page = await openMeasuredPage()
  await visit(page, '/drivers/mario/')
  await expect.poll(() => listPlausible('pageview').length).toBe(1)
  await page.waitForLoadState('networkidle')
  await page.mouse.click(300, 300)
  await page.goto('about:blank')
  // Each metric is a request of its own, and they arrive in any order.
  await expect
    .poll(() => listPlausible('Web Vital'))
    .toContainEqual(
      expect.objectContaining({ props: { metric: 'LCP', value: expect.any(Number), rating: expect.any(String) } }),
    )
  await expect.poll(() => listPlausible('Web Vital').length).toBeGreaterThanOrEqual(3)
  await expect.poll(() => listGoogle('LCP').length).toBe(1)
})

test.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
])('analytics respects %s: nothing is loaded, nothing is sent', async (_wish, wishes) => {
  const page = await openMeasuredPage()
  await page.addInitScript((values) => {
    for (const [name, value] of Object.entries(values)) Object.defineProperty(navigator, name, { value })
  }, wishes)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await visit(page, '/drivers/mario/')
  await page.waitForLoadState('networkidle')
  expect(collector.collected).toEqual([])
  expect(scripts.filter((address) => /adapter|vitals|gtag/.test(address))).toEqual([])
})

test('without an id, nothing is loaded and nothing leaves the site', async () => {
  const page = await openPage()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await visit(page, '/drivers/mario/')
  await follow(page, '/karts/')
  await untilHeading(page, 'Karts')
  await page.waitForLoadState('networkidle')
  expect(requests.filter((address) => !address.startsWith(inject('siteUrl')))).toEqual([])
  expect(requests.filter((address) => /adapter|vitals/.test(address))).toEqual([])
})
