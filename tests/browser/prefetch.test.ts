import { expect, test } from 'vitest'
import { addLink, openPage, recordRequests, untilHeading, visit } from './site-page.ts'

const testLink = 'a[data-test]'
/** No page of these tests links to it. */
const badge = '/badges/general/'
const badgeData = '/assets/data/badges/general/index.json'
const skillData = '/assets/data/skills/fire-flower/index.json'

// After how long, and for whom not: foresight.test.ts. What, and how many at once: page-data-client.test.ts.
test('pages are fetched when their links are in view, their code when the reader points at one or comes to it', async () => {
  const page = await openPage({ hasDataSaver: false })
  await visit(page, '/drivers/mario/')
  const badges = recordRequests(page, '/assets/data/badges/')
  // Its address changes before it is seen.
  await addLink(page, { href: '/badges/team-rally/', style: 'display: none' })
  await page.locator(testLink).evaluate((link: HTMLElement, href) => {
    link.setAttribute('href', href)
    link.style.display = ''
  }, `${badge}?q=a`)
  await expect.poll(() => badges).toEqual([badgeData])
  // What has arrived leaves nothing in the head.
  await expect.poll(() => page.locator(`link[rel="prefetch"][href="${badgeData}"]`).count()).toBe(0)

  // Where it is not known what is in view, what is pointed at alone.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  await visit(page, '/karts/')
  const scripts = recordRequests(page, '/assets/js/page-')
  const data = recordRequests(page, '/assets/data/')
  await addLink(page, { href: '/skills/fire-flower/' })
  await page.locator(testLink).hover()
  await expect.poll(() => scripts).toEqual([expect.stringContaining('/page-skill-')])
  await expect.poll(() => data).toEqual([skillData])
  await page.locator(testLink).click()
  await untilHeading(page, 'Fire Flower')
  await addLink(page, { href: badge })
  // The last one is still there, behind it.
  await page.locator(testLink).first().focus()
  await expect.poll(() => scripts.slice(1)).toEqual([expect.stringContaining('/page-badge-')])
  await expect.poll(() => data).toEqual([skillData, badgeData])
  await page.keyboard.press('Enter')
  await untilHeading(page, 'General badge')
  expect(data).toHaveLength(2)
})
