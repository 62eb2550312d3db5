import type { Page, Route } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { addLink, follow, openOwnPage, recordRequests, untilHeading, visit } from './site-page.ts'

const testLink = 'a[data-test]'
/** No page of these tests links to it. */
const badge = '/badges/general/'
const badgeData = '/assets/data/badges/general/index.json'
const prefetchLink = `link[rel="prefetch"][href="${badgeData}"]`

/** Opens a page with its clock stopped and a link in view that the observer has reported. */
async function showLink(page: Page): Promise<void> {
  await page.clock.install()
  await visit(page, '/drivers/mario/')
  await page.clock.pauseAt(Date.now() + 60_000)
  await addLink(page, { href: `${badge}?q=a` })
  await untilSeen(page)
}

/** Observers speak in the order of their making: when this one has, the site's has. */
async function untilSeen(page: Page): Promise<void> {
  await page
    .locator(testLink)
    .first()
    .evaluate(
      (link) =>
        new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(() => {
            observer.disconnect()
            resolve()
          })
          observer.observe(link)
        }),
    )
}

function withoutPrefetchLinks(): void {
  Object.defineProperty(DOMTokenList.prototype, 'supports', { value: () => false })
}

test('a link in view for 250 ms is prefetched, once per path', async () => {
  const page = await openOwnPage({ hasDataSaver: false })
  const requests = recordRequests(page, badgeData)
  await showLink(page)
  await page.clock.runFor(249)
  expect(await page.locator(prefetchLink).count()).toBe(0)
  // The time counts from when the observer has spoken for the last time, which a busy browser may do once more.
  await expect
    .poll(async () => {
      await page.clock.runFor(1)
      return requests
    })
    .toEqual([badgeData])
  await addLink(page, { href: badge })
  await page.clock.runFor(1000)
  // What has arrived leaves nothing in the head.
  await expect.poll(() => page.locator(prefetchLink).count()).toBe(0)
  expect(requests).toEqual([badgeData])
})

test('a link whose address changes before it is seen prefetches the new one, and few are fetched at once', async () => {
  const page = await openOwnPage({ hasDataSaver: false })
  // Prefetch links are not seen by routes.
  await page.addInitScript(withoutPrefetchLinks)
  const held: Route[] = []
  await page.clock.install()
  await visit(page, '/drivers/mario/')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.waitForLoadState('networkidle')
  await page.route('**/assets/data/**', (route) => void held.push(route))
  const others = Array.from({ length: 6 }, (_, index) => `/karts/kart-${index}/`)
  for (const href of others) await addLink(page, { href, class: 'many' })
  await addLink(page, { href: '/badges/team-rally/', style: 'display: none' })
  await page
    .locator(testLink)
    .first()
    .evaluate((link: HTMLElement, href) => {
      link.setAttribute('href', href)
      link.style.display = ''
    }, badge)
  await untilSeen(page)
  await page.clock.runFor(1000)
  await expect.poll(() => held.length).toBe(4)
  for (let answered = 0; answered < held.length; answered += 1) {
    await held[answered]!.fulfill({ json: {} })
    await expect.poll(() => held.length).toBe(Math.min(answered + 5, others.length + 1))
  }
  const asked = held.map((route) => new URL(route.request().url()).pathname)
  expect([asked.includes(badgeData), asked.join().includes('team-rally')]).toEqual([true, false])
})

test('a link that leaves the view earlier is not prefetched', async () => {
  const page = await openOwnPage({ hasDataSaver: false })
  const requests = recordRequests(page, badgeData)
  await showLink(page)
  await page.clock.runFor(200)
  await page.locator(testLink).evaluate((link) => Object.assign(link.style, { display: 'none' }))
  await untilSeen(page)
  await page.clock.runFor(1000)
  expect(await page.locator(prefetchLink).count()).toBe(0)
  expect(requests).toEqual([])
})

test('data already loaded is not prefetched', async () => {
  const page = await openOwnPage({ hasDataSaver: false })
  await visit(page, badge)
  await follow(page, '/drivers/mario/')
  await untilHeading(page, 'Mario')
  const requests = recordRequests(page, badgeData)
  await page.clock.install()
  await addLink(page, { href: badge })
  await untilSeen(page)
  await page.clock.runFor(1000)
  expect(await page.locator(prefetchLink).count()).toBe(0)
  expect(requests).toEqual([])
})

test.for([[{ saveData: true }], [{ effectiveType: '2g' }], [{ effectiveType: 'slow-2g' }]])(
  'no prefetch with connection %o',
  async ([connection]) => {
    const page = await openOwnPage({ hasDataSaver: false })
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    const requests = recordRequests(page, badgeData)
    await showLink(page)
    await page.clock.runFor(1000)
    expect(await page.locator(prefetchLink).count()).toBe(0)
    expect(requests).toEqual([])
  },
)

test('a browser without prefetch links sends a GET with credentials and ignores failures', async () => {
  const page = await openOwnPage({ hasDataSaver: false })
  await page.addInitScript(withoutPrefetchLinks)
  await page.route(`**${badgeData}`, (route) => route.abort(), { times: 1 })
  const requests = recordRequests(page, badgeData)
  await showLink(page)
  await page.context().addCookies([{ name: 'session', value: 's1', url: inject('siteUrl') }])
  const asked = page.waitForRequest(`**${badgeData}`)
  await page.clock.runFor(250)
  expect((await (await asked).allHeaders()).cookie).toBe('session=s1')
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.locator(testLink).click()
  await untilHeading(page, 'General badge')
  expect(requests).toEqual([badgeData, badgeData])
})

test('without IntersectionObserver nothing is prefetched', async () => {
  const page = await openOwnPage({ hasDataSaver: false })
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  const requests = recordRequests(page, badgeData)
  await page.clock.install()
  await visit(page, '/drivers/mario/')
  await addLink(page, { href: badge })
  await page.clock.runFor(1000)
  expect(await page.locator(prefetchLink).count()).toBe(0)
  expect(requests).toEqual([])
})

test.for(['pointer', 'keyboard'])('code and data of a page load when the %s reaches its link', async (way) => {
  const page = await openOwnPage({ hasDataSaver: false })
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  await visit(page, '/karts/')
  const scripts = recordRequests(page, '/assets/js/page-skill-')
  const data = recordRequests(page, '/assets/data/skills/')
  await addLink(page, { href: '/skills/fire-flower/' })
  await page.waitForTimeout(400)
  expect([...scripts, ...data]).toEqual([])
  await (way === 'pointer' ? page.locator(testLink).hover() : page.locator(testLink).focus())
  await expect.poll(() => scripts.length).toBe(1)
  await expect.poll(() => data).toEqual(['/assets/data/skills/fire-flower/index.json'])
  await page.locator(testLink).click()
  await untilHeading(page, 'Fire Flower')
  expect(data).toHaveLength(1)
})
