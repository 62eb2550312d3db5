import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { serveLongList } from './long-list.ts'
import { byKeyboard, byTouch } from './press.ts'
import { siteConfig } from '#pages/config/site-config.ts'
import {
  countEntries,
  follow,
  holdBack,
  openPage,
  recordErrors,
  toAddress,
  untilAddress,
  untilAwake,
  untilHeading,
  visit,
} from './site-page.ts'

const narrow = { width: 400, height: 300 }
const course = '/courses/3ds/daisy-hills/'

async function openNarrowPage(): Promise<Page> {
  const page = await openPage()
  await page.setViewportSize(narrow)
  return page
}

const readScroll = (page: Page) => page.evaluate(() => Math.round(scrollY))
const readHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
/** Once typefaces are there or have been left out: what comes after that would move the page, and its place with it. */
const scrollDown = (page: Page, top: number) =>
  page.evaluate((y) => document.fonts.ready.then(() => scrollTo({ top: y, behavior: 'instant' })), top)

/** Counts how often places are read from the tab's storage. */
function markReads(): void {
  const { getItem } = Storage.prototype
  Storage.prototype.getItem = function (key) {
    performance.mark(`read ${key}`)
    return getItem.call(this, key)
  }
}

// Which page comes: navigator.test.ts. What is stored: scroll-memory.test.ts.
test('a new page starts at the top, at its heading; back, forward and a reload lead to the place, before any hash', async () => {
  const page = await openNarrowPage()
  await page.addInitScript(markReads)
  const countReads = () => page.evaluate(() => performance.getEntriesByName('read scroll-positions').length)
  const readAnnounced = () => page.locator('#app p[aria-live="polite"]').textContent()
  await visit(page, course)
  expect([await countReads(), await readAnnounced()]).toEqual([0, ''])
  const target = await findTarget(page, course)
  await scrollDown(page, 500)
  await follow(page, '/drivers/')
  await untilHeading(page, 'Drivers')
  await expect.poll(() => readScroll(page)).toBe(0)
  await expect.poll(() => focused(page)).toContain('Drivers')
  expect(await readAnnounced()).toBe(await page.title())
  await scrollDown(page, 120)
  await page.goBack()
  await untilAddress(page, course)
  await expect.poll(() => readScroll(page)).toBe(500)
  await expect.poll(() => focused(page)).toContain('Daisy Hills')
  expect(await readAnnounced()).toBe(await page.title())
  await page.goForward()
  await untilHeading(page, 'Drivers')
  await expect.poll(() => readScroll(page)).toBe(120)

  // Those of other entries as well.
  await scrollDown(page, 130)
  await page.reload()
  await untilAwake(page)
  await expect.poll(() => readScroll(page)).toBe(130)
  expect(await countReads()).toBe(1)
  await page.goBack()
  await untilAddress(page, course)
  await expect.poll(() => readScroll(page)).toBe(500)

  await follow(page, '/drivers/')
  await untilHeading(page, 'Drivers')
  await follow(page, `${course}#${target}`)
  await untilAddress(page, `${course}#${target}`)
  await scrollDown(page, 77)
  await follow(page, '/drivers/')
  await untilAddress(page, '/drivers/')
  await page.goBack()
  await untilAddress(page, `${course}#${target}`)
  await expect.poll(() => readScroll(page)).toBe(77)

  // Before a reloaded page is interactive, too.
  await page.goForward()
  await untilHeading(page, 'Drivers')
  const letGo = await holdBack(page, '/assets/js/start-navigation-*')
  await page.reload({ waitUntil: 'commit' })
  await untilHeading(page, 'Drivers')
  await page.evaluate(() => history.back())
  await untilAddress(page, `${course}#${target}`)
  await letGo()
  await untilHeading(page, 'Daisy Hills')
  await expect.poll(() => readScroll(page)).toBe(77)
})

test('a hash leads to its target, which takes the focus: within a page, from another, and when it arrives later', async () => {
  const page = await openNarrowPage()
  const errors = recordErrors(page)
  const readFocusedId = () => page.evaluate(() => document.activeElement?.id)
  await visit(page, course)
  const target = await findTarget(page, course)
  const isInView = () =>
    page.locator(`[id="${target}"]`).evaluate((element) => {
      const { top } = element.getBoundingClientRect()
      return top >= 0 && top < innerHeight
    })
  await follow(page, `#${target}`)
  await untilAddress(page, `${course}#${target}`)
  expect(await readFocusedId()).toBe(target)
  await expect.poll(isInView).toBe(true)
  expect(await readScroll(page)).toBeGreaterThan(0)
  await follow(page, course)
  await untilAddress(page, course)
  await expect.poll(() => readScroll(page)).toBe(0)

  // One without a target does not scroll.
  for (const hash of ['#no-such-place', '#%E0%A4%A', '#']) {
    await scrollDown(page, 300)
    await follow(page, `${course}${hash}`)
    await untilAddress(page, `${course}${hash}`)
    await expect.poll(() => readScroll(page), { message: hash }).toBe(hash === '#' ? 0 : 300)
    expect(errors).toEqual([])
  }

  await follow(page, '/drivers/')
  await untilHeading(page, 'Drivers')
  await follow(page, `${course}#${target}`)
  await untilAddress(page, `${course}#${target}`)
  await expect.poll(readFocusedId).toBe(target)
  await expect.poll(isInView).toBe(true)
  expect(await readScroll(page)).toBeGreaterThan(0)

  // A group of the checklist, which the browser renders.
  await follow(page, '/checklist/#glider-super')
  await expect.poll(readFocusedId).toBe('glider-super')
  const readTop = () =>
    page.locator('#glider-super').evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await expect.poll(readTop).toBeLessThan(200)
})

test('Back closes an open dialog, and the page has the focus; one that loads beneath it leaves it the focus', async () => {
  const page = await openPage()
  await visit(page, '/drivers/')
  await scrollDown(page, 60)
  const dialog = page.getByRole('dialog')
  for (const key of ['/', '?']) {
    await follow(page, '/karts/')
    await untilHeading(page, 'Karts')
    await page.keyboard.press(key)
    await dialog.waitFor()
    await page.goBack()
    await untilHeading(page, 'Drivers')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page), { message: key }).toBe('Drivers')
  }
  await page.keyboard.press('?')
  await dialog.waitFor()
  await follow(page, '/karts/')
  await untilHeading(page, 'Karts')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
})

test('a searched and sorted list keeps its place through a reload and on the way back, and never gets shorter than it was', async () => {
  const page = await openPage()
  // What a reader owns comes after the list, and finds it anew.
  await page.addInitScript(() => localStorage.setItem('topshelf-checklist', '{"mario":[3,1]}'))
  await page.setViewportSize({ width: 800, height: 600 })
  await serveLongList(page, '/drivers/', 45)
  // A font that comes late is left out of that visit; then texts wrap differently in the next.
  await page.route('**/*.woff2', (route) => route.abort())
  await page.addInitScript(recordHeights)
  await visit(page, '/drivers/?q=mario&sort=name')
  await page.locator('html:not([data-query])').waitFor()
  await scrollDown(page, 2000)
  await expect.poll(() => readScroll(page)).toBe(2000)
  const height = await readHeight(page)

  await page.reload()
  await untilAwake(page)
  await page.locator('html:not([data-query])').waitFor()
  await expect.poll(() => readScroll(page)).toBe(2000)
  const readHeights = (): Promise<number[]> => page.evaluate(() => Reflect.get(window, 'heights'))
  // A busy browser notes the last one a little later.
  await expect.poll(async () => (await readHeights()).at(-1)).toBe(height)
  expect(Math.min(...(await readHeights()))).toBe(height)

  await follow(page, '/karts/')
  await untilHeading(page, 'Karts')
  // Another document: nothing is known of what was found before.
  await page.reload()
  await untilAwake(page)
  await page.goBack()
  await untilHeading(page, 'Drivers')
  await expect.poll(() => readScroll(page)).toBe(2000)
  // A place that the reader has chosen is not taken back.
  await page.mouse.move(400, 300)
  await page.mouse.wheel(0, 900 - 2000)
  await expect.poll(() => readScroll(page)).toBe(900)
  await follow(page, '/karts/')
  await untilHeading(page, 'Karts')
  await page.goBack()
  await expect.poll(() => readScroll(page)).toBe(900)
})

test('on a phone, what a reader of the tours sees is there after a reload, and a list of items is as high before it is drawn as after', async () => {
  const page = await openPage({ viewport: { width: 390, height: 400 } })
  const typefaces = '**/*.woff2'
  await page.route(typefaces, (route) => route.abort())
  await visit(page, '/tours/')
  // What the reader passes on the way has been drawn, and is as high as it is.
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight * 0.8; top += 300) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  const readPlace = () =>
    page.evaluate(() => {
      const link = [...document.querySelectorAll('main li a')].find((each) => each.getBoundingClientRect().top > 0)
      return { href: link?.getAttribute('href'), top: Math.round(link?.getBoundingClientRect().top ?? 0) }
    })
  const place = await readPlace()
  expect(await readScroll(page)).toBeGreaterThan(0)
  await page.reload()
  await untilAwake(page)
  await expect.poll(readPlace).toEqual(place)

  await page.unroute(typefaces)
  await serveLongList(page, '/karts/', 30)
  for (const path of ['/karts/', '/karts/?density=compact']) {
    await visit(page, path)
    await page.locator('html:not([data-query])').waitFor()
    expect(await page.locator('.listing .cards small + small').count()).toBeGreaterThan(20)
    await page.evaluate(() => document.fonts.ready)
    const height = await readHeight(page)
    await page.evaluate(() => {
      for (const card of document.querySelectorAll<HTMLElement>('.listing .cards > li'))
        card.style.contentVisibility = 'visible'
    })
    expect(await readHeight(page), path).toBe(height)
  }
})

/** The heights that the page has had since it was parsed, each as often as it came. */
function recordHeights(): void {
  const heights: number[] = []
  Reflect.set(window, 'heights', heights)
  document.addEventListener('DOMContentLoaded', () => {
    new ResizeObserver(() => {
      const height = document.documentElement.scrollHeight
      if (height !== heights.at(-1)) heights.push(height)
    }).observe(document.body)
  })
}

/** The id of something far down on a page. */
async function findTarget(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text()
  const ids = [...html.matchAll(/ id="(tour-[\w-]+|3ds-[\w-]+)"/g)].map(([, id]) => id ?? '')
  expect(ids.length).toBeGreaterThan(1)
  return ids.at(-1) ?? ''
}

function isFocusInView(): boolean {
  const box = document.activeElement?.getBoundingClientRect()
  return box !== undefined && box.top >= 0 && box.bottom <= innerHeight
}

test('who comes back has the focus on the link that they followed, in a list, after a search, and in what is loaded on demand', async () => {
  const page = await openPage(byKeyboard)
  await page.addInitScript(() => localStorage.setItem('topshelf-checklist', '{"mario":[3,1]}'))
  const readAddress = () => page.evaluate(() => document.activeElement?.getAttribute('href'))
  for (const [path, links, { viewport }] of [
    ['/planner/?tab=gaps', '.planner-source a', byKeyboard],
    ['/drivers/', 'main .cards a', byKeyboard],
    ['/drivers/?q=mario', 'main .cards a', byTouch],
  ] as const) {
    if (path === '/drivers/') await serveLongList(page, path, 30)
    await page.setViewportSize(viewport)
    await visit(page, path)
    await page.locator('html:not([data-query])').waitFor()
    const link = page.locator(links).last()
    // At once: focus alone scrolls smoothly.
    await link.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
    await link.focus()
    const address = await link.getAttribute('href')
    await page.keyboard.press('Enter')
    await expect.poll(() => toAddress(page.url())).not.toBe(path)
    await page.locator('main h1:focus').waitFor()
    await page.goBack()
    await untilAddress(page, path)
    await expect.poll(readAddress, { message: path }).toBe(address)
    expect(await page.evaluate(isFocusInView), path).toBe(true)
    // The next Tab goes on from there.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    expect(await readAddress(), path).toBe(address)
  }
})

test('a link to the address that a search has written changes nothing; one to the whole list starts over', async () => {
  const page = await openNarrowPage()
  await visit(page, '/drivers/')
  const entries = await countEntries(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Search drivers').fill('mario')
  await untilAddress(page, '/drivers/?q=mario')
  // What is chosen stands above the list a moment later; a browser that has been scrolled makes up for that.
  await page.locator('.chosen-filters').waitFor()
  await scrollDown(page, 100)
  await page.locator('main h1').evaluate((heading) => heading.setAttribute('data-kept', ''))
  const kept = page.locator('h1[data-kept]')
  await follow(page, '/drivers/?q=mario')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  expect([await countEntries(page), await readScroll(page), await kept.count()]).toEqual([entries, 100, 1])
  await page.locator('#filters:not([hidden])').waitFor()
  await follow(page, '/drivers/')
  await untilAddress(page, '/drivers/')
  await page.locator('#filters[hidden]').waitFor({ state: 'attached' })
  await expect.poll(async () => [await countEntries(page), await readScroll(page)]).toEqual([entries + 1, 0])
})

test('each address has content and a title of its own, and the head that the server gives it; the header stays', async () => {
  const { siteName } = siteConfig
  const page = await openPage()
  // Which devices are meant: limit-viewport-scale.test.ts.
  await page.addInitScript(() => Object.defineProperty(navigator, 'userAgent', { value: 'Safari on an iPhone' }))
  await visit(page, '/karts/b-dasher/')
  // An iPhone does not zoom in on fields.
  const viewport = await page.locator('meta[name="viewport"]').getAttribute('content')
  expect(viewport).toBe('width=device-width, initial-scale=1, maximum-scale=1')
  const mark = (selector: string) => page.locator(selector).evaluate((element) => element.setAttribute('data-kept', ''))
  await mark('.site-header')
  for (const [path, title] of [
    ['/drivers/', /^Drivers\b[^{}]* - /],
    ['/drivers/?q=a', /^Drivers\b[^{}]* - /],
    ['/drivers/#main', /^Drivers\b[^{}]* - /],
    ['/drivers/mario/', /^Mario\b[^{}]* - /],
    ['/', /^/],
    [course, / - /],
  ] as const) {
    await mark('main h1')
    await follow(page, path)
    await untilAddress(page, path)
    await expect.poll(() => page.locator('h1[data-kept]').count(), { message: path }).toBe(0)
    expect(await page.locator('.site-header[data-kept]').count()).toBe(1)
    expect(await page.title()).toMatch(new RegExp(`${title.source}${siteName}$`))
    const [navigated, served] = await page.evaluate(readHeads)
    expect(navigated, path).toEqual(served)
    // That of another page would be wrong, and only crawlers read any.
    expect(await page.locator('meta[name="description"], meta[property="og:description"]').count()).toBe(0)
  }
  // That of a page that is not there stays, whatever the address.
  await follow(page, '/karts/no-such-kart/')
  await untilHeading(page, 'Off the track')
  expect(await page.title()).toMatch(new RegExp(`^[^{}]+ - ${siteName}$`))
})

/** What the head says by now, and in the document that the server gives for the address. */
async function readHeads() {
  const html = await (await fetch(location.href)).text()
  return [document, new DOMParser().parseFromString(html, 'text/html')].map((shown) => ({
    title: shown.title,
    canonical: shown.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    cards: [...shown.querySelectorAll('meta[property^="og:"]')]
      .filter((tag) => !['og:type', 'og:description'].includes(tag.getAttribute('property')!))
      .map((tag) => tag.getAttribute('content')),
  }))
}
