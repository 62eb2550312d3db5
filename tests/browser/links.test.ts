import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  addLink,
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

/** The one that the test has added. */
function removeLink(page: Page): Promise<void> {
  return page.locator(testLink).evaluate((link) => link.remove())
}

// Which links and clicks are the site's, and how links relate to the page that is shown: link-controller.test.ts.
test('the site handles plain clicks on its own pages, and links to others open elsewhere, without access to the page', async () => {
  const page = await openPage()
  await visit(page, '/drivers/')
  const link = page.locator(testLink)
  for (const [what, attributes, init, isTaken] of clicks) {
    await addLink(page, attributes)
    expect(await clickIsTaken(page, init), what).toBe(isTaken)
    await removeLink(page)
  }
  for (const [attributes, target, rel] of marked) {
    await addLink(page, attributes)
    const found = [await link.getAttribute('target'), await link.getAttribute('rel')]
    expect(found, JSON.stringify(attributes)).toEqual([target, rel])
    await removeLink(page)
  }
})

test('links lead on within the document, and those to the page and the section that are shown are marked', async () => {
  const page = await openPage()
  const readMarked = async () => [
    await page.locator('.site-header [aria-current="page"]').evaluateAll(readPaths),
    await page.locator('.site-header [data-active]').evaluateAll(readPaths),
  ]
  await visit(page, '/tips-and-tricks/top-shelf/')
  await markDocument(page)
  // Of rendered Markdown.
  await page.locator('main a[href^="/"]').first().click()
  await expect.poll(() => toAddress(page.url())).not.toBe('/tips-and-tricks/top-shelf/')

  await follow(page, '/drivers?q=mario#main')
  await untilAddress(page, '/drivers/?q=mario#main')
  await expect.poll(readMarked).toEqual([['/drivers/'], []])

  await follow(page, '/drivers/')
  await untilAddress(page, '/drivers/')
  // Chromium styles the rest of the old page when an element that has the focus is removed.
  await page.evaluate(() =>
    addEventListener('focusout', () =>
      Object.assign(globalThis, { headingAtLoss: document.querySelector('h1')?.textContent }),
    ),
  )
  // On what stands in the link.
  await page.locator('#main a[href="/drivers/mario/"] b').first().click()
  await untilHeading(page, 'Mario')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'headingAtLoss'))).toBe('Drivers')
  await expect.poll(readMarked).toEqual([[], ['/drivers/']])
  await follow(page, '/karts/?q=a')
  await untilHeading(page, 'Karts')
  await expect.poll(readMarked).toEqual([['/karts/'], []])
  await page.goBack()
  await untilHeading(page, 'Mario')
  await expect.poll(readMarked).toEqual([[], ['/drivers/']])
  expect(await isSameDocument(page)).toBe(true)
})

function readPaths(links: Element[]): (string | null)[] {
  return links.map((link) => link.getAttribute('href'))
}
