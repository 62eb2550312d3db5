import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  addLink,
  countEntries,
  follow,
  isSameDocument,
  markDocument,
  openPage,
  toAddress,
  untilAddress,
  untilHeading,
  visit,
} from './site-page.ts'

interface ClickInit {
  readonly button?: number
  readonly altKey?: boolean
  readonly ctrlKey?: boolean
  readonly metaKey?: boolean
  readonly shiftKey?: boolean
}

const testLink = 'a[data-test]'

/** Whether the site took a click over; the browser is kept from following it. */
async function clickIsTaken(page: Page, init: ClickInit = {}): Promise<boolean> {
  return page.locator(testLink).evaluate((link, options) => {
    let isTaken = false
    // Added last to the window: it hears the click after the site.
    window.addEventListener(
      'click',
      (event) => {
        isTaken = event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }))
    return isTaken
  }, init)
}

const clicks: readonly (readonly [string, Record<string, string>, ClickInit, boolean])[] = [
  ['a plain click on a page', { href: '/karts/' }, {}, true],
  ['target _self', { href: '/karts/', target: '_self' }, {}, true],
  ['a dot before the last segment', { href: '/courses/v1.2/castle/' }, {}, true],
  ['the middle button', { href: '/karts/' }, { button: 1 }, false],
  ['Control', { href: '/karts/' }, { ctrlKey: true }, false],
  ['Shift', { href: '/karts/' }, { shiftKey: true }, false],
  ['Alt', { href: '/karts/' }, { altKey: true }, false],
  ['Meta', { href: '/karts/' }, { metaKey: true }, false],
  ['target _blank', { href: '/karts/', target: '_blank' }, {}, false],
  ['download', { href: '/karts/', download: '' }, {}, false],
  ['a file', { href: '/manifest.json' }, {}, false],
  ['no route', { href: '/healthz' }, {}, false],
  ['another port', { href: 'http://localhost:1/karts/' }, {}, false],
  ['mailto', { href: 'mailto:a@example.org' }, {}, false],
  ['tel', { href: 'tel:+49123' }, {}, false],
]

/** The one that the test has added. */
function removeLink(page: Page): Promise<void> {
  return page.locator(testLink).evaluate((link) => link.remove())
}

describe('which clicks the site handles', () => {
  test('plain ones on its own pages', async () => {
    const page = await openPage()
    await visit(page, '/drivers/')
    for (const [what, attributes, init, isTaken] of clicks) {
      await addLink(page, attributes)
      expect(await clickIsTaken(page, init), what).toBe(isTaken)
      await removeLink(page)
    }
  })

  test('a click that something else has handled is left alone', async () => {
    const page = await openPage()
    await visit(page, '/drivers/')
    await addLink(page, { href: '/karts/' })
    await page.locator(testLink).evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await page.locator(testLink).click()
    await page.waitForTimeout(300)
    expect(toAddress(page.url())).toBe('/drivers/')
  })

  test('links inside a rendered guide', async () => {
    const page = await openPage()
    await visit(page, '/tips-and-tricks/top-shelf/')
    await markDocument(page)
    await page.locator('main a[href^="/"]').first().click()
    await expect.poll(() => toAddress(page.url())).not.toBe('/tips-and-tricks/top-shelf/')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('a click on something inside a link', async () => {
    const page = await openPage()
    await visit(page, '/drivers/')
    await markDocument(page)
    await addLink(page, { href: '/karts/' })
    await page.locator(testLink).evaluate((link) => link.append(document.createElement('b')))
    await page.locator(`${testLink} b`).dispatchEvent('click')
    await untilHeading(page, 'Karts')
    expect(await isSameDocument(page)).toBe(true)
  })
})

describe('addresses', () => {
  test('a link without the trailing slash leads to the address with it', async () => {
    const page = await openPage()
    await visit(page, '/drivers/')
    await markDocument(page)
    await follow(page, '/karts?q=a#b')
    await untilAddress(page, '/karts/?q=a#b')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('a visit without the trailing slash is redirected', async () => {
    const page = await openPage()
    await visit(page, '/karts?q=a')
    expect(toAddress(page.url())).toBe('/karts/?q=a')
  })

  test('a link to the current address adds no entry, does not scroll and renders nothing new', async () => {
    const page = await openPage()
    await page.setViewportSize({ width: 400, height: 300 })
    await visit(page, '/drivers/?q=a')
    await page.locator('main h1').evaluate((heading) => heading.setAttribute('data-kept', ''))
    await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }))
    const entries = await countEntries(page)
    await follow(page, '/drivers/?q=a')
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => scrollY)).toBe(50)
    expect([await countEntries(page), await page.locator('h1[data-kept]').count()]).toEqual([entries, 1])
  })
})

const marked: readonly (readonly [Record<string, string>, string | null, string | null])[] = [
  [{ href: 'https://example.org/' }, '_blank', 'noopener'],
  [{ href: 'http://example.org/' }, '_blank', 'noopener'],
  [{ href: '//example.org/' }, '_blank', 'noopener'],
  [{ href: 'https://example.org/', target: '_self' }, '_self', 'noopener'],
  [{ href: 'https://example.org/', rel: 'author' }, '_blank', 'author'],
  [{ href: 'mailto:a@example.org' }, null, null],
  [{ href: 'tel:+49123' }, null, null],
  [{ href: '/karts/' }, null, null],
  [{ href: '/manifest.json' }, null, null],
]

describe('link marking', () => {
  test('those to other sites open elsewhere, without access to the page', async () => {
    const page = await openPage()
    await visit(page, '/drivers/')
    const link = page.locator(testLink)
    for (const [attributes, target, rel] of marked) {
      await addLink(page, attributes)
      const found = [await link.getAttribute('target'), await link.getAttribute('rel')]
      expect(found, JSON.stringify(attributes)).toEqual([target, rel])
      await removeLink(page)
    }
  })

  test('links to the current page and section are marked, on first load and after navigation', async () => {
    const page = await openPage()
    const current = () => page.locator('.site-header [aria-current="page"]').evaluateAll(readPaths)
    const active = () => page.locator('.site-header [data-active]').evaluateAll(readPaths)
    const readMarked = async () => [await current(), await active()]
    await visit(page, '/drivers/')
    await expect.poll(readMarked).toEqual([['/drivers/'], []])
    await follow(page, '/drivers/mario/')
    await untilHeading(page, 'Mario')
    await expect.poll(readMarked).toEqual([[], ['/drivers/']])
    await follow(page, '/karts/?q=a')
    await untilHeading(page, 'Karts')
    await expect.poll(readMarked).toEqual([['/karts/'], []])
    await page.goBack()
    await untilHeading(page, 'Mario')
    await expect.poll(readMarked).toEqual([[], ['/drivers/']])
  })
})

function readPaths(links: Element[]): (string | null)[] {
  return links.map((link) => link.getAttribute('href'))
}
