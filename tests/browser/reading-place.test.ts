import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
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

test.each(['/', '?'])('Back closes what %s has opened, and the new page has the focus', async (key) => {
  const page = await openPage()
  await visit(page, '/drivers/')
  await scrollDown(page, 60)
  await follow(page, '/karts/')
  await untilHeading(page, 'Karts')
  await page.keyboard.press(key)
  await page.getByRole('dialog').waitFor()
  await page.goBack()
  await untilHeading(page, 'Drivers')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Drivers')
})

test('a page that loads beneath an open dialog leaves it the focus', async () => {
  const page = await openPage()
  await visit(page, '/drivers/')
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await follow(page, '/karts/')
  await untilHeading(page, 'Karts')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
})

describe('scroll', () => {
  test('a first visit reads no stored positions, a reload reads them once', async () => {
    const page = await openPage()
    await page.addInitScript(() => {
      const { getItem } = Storage.prototype
      Storage.prototype.getItem = function (key) {
        performance.mark(`read ${key}`)
        return getItem.call(this, key)
      }
    })
    const countReads = () => page.evaluate(() => performance.getEntriesByName('read scroll-positions').length)
    await visit(page, '/drivers/')
    expect(await countReads()).toBe(0)
    await page.reload()
    await untilAwake(page)
    expect(await countReads()).toBe(1)
  })

  test('a new page starts at the top; back, forward and a reload restore the position, before any hash', async () => {
    const page = await openNarrowPage()
    await visit(page, course)
    const target = await findTarget(page, course)
    await scrollDown(page, 500)
    await follow(page, '/drivers/')
    await untilHeading(page, 'Drivers')
    await expect.poll(() => readScroll(page)).toBe(0)
    await scrollDown(page, 120)
    await page.goBack()
    await untilAddress(page, course)
    await expect.poll(() => readScroll(page)).toBe(500)
    await page.goForward()
    await untilHeading(page, 'Drivers')
    await expect.poll(() => readScroll(page)).toBe(120)

    // Those of other entries as well.
    await scrollDown(page, 130)
    await page.reload()
    await untilAwake(page)
    await expect.poll(() => readScroll(page)).toBe(130)
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
  })

  test('a hash scrolls to its target, across pages and within one', async () => {
    const page = await openNarrowPage()
    await visit(page, '/drivers/')
    const target = await findTarget(page, course)
    const isInView = () =>
      page.locator(`[id="${target}"]`).evaluate((element) => {
        const { top } = element.getBoundingClientRect()
        return top >= 0 && top < innerHeight
      })
    await follow(page, `${course}#${target}`)
    await untilAddress(page, `${course}#${target}`)
    await expect.poll(isInView).toBe(true)
    expect(await readScroll(page)).toBeGreaterThan(0)
    await follow(page, course)
    await untilAddress(page, course)
    await expect.poll(() => readScroll(page)).toBe(0)
    await follow(page, `#${target}`)
    await untilAddress(page, `${course}#${target}`)
    await expect.poll(isInView).toBe(true)
  })

  test('a hash leads to a group of the checklist, which the browser renders', async () => {
    const page = await openNarrowPage()
    await visit(page, '/drivers/')
    await follow(page, '/checklist/#glider-super')
    const readTop = () =>
      page.locator('#glider-super').evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await expect.poll(readTop).toBeLessThan(200)
  })

  test('a hash without a target causes no error and does not scroll', async () => {
    const page = await openNarrowPage()
    const errors = recordErrors(page)
    await visit(page, course)
    for (const hash of ['#no-such-place', '#%E0%A4%A', '#']) {
      await scrollDown(page, 300)
      await follow(page, `${course}${hash}`)
      await untilAddress(page, `${course}${hash}`)
      await expect.poll(() => readScroll(page), { message: hash }).toBe(hash === '#' ? 0 : 300)
      expect(errors).toEqual([])
    }
  })
})

describe('the place in a list', () => {
  test.for([
    ['a sorted list', '/drivers/?sort=name'],
    ['a searched list', '/drivers/?q=mario'],
  ])('%s keeps it through a reload and on the way back, and never gets shorter than it was', async ([, path = '']) => {
    const page = await openPage()
    // What a reader owns comes after the list, and finds it anew.
    await page.addInitScript(() => localStorage.setItem('topshelf-checklist', '{"mario":[3,1]}'))
    await page.setViewportSize({ width: 800, height: 600 })
    await serveLongList(page, '/drivers/', 70)
    // A font that comes late is left out of that visit; then texts wrap differently in the next.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.addInitScript(recordHeights)
    await visit(page, path)
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
})

test('on a phone, what a reader of the tours sees is there after a reload', async () => {
  const page = await openPage({ viewport: { width: 390, height: 400 } })
  await page.route('**/*.woff2', (route) => route.abort())
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
})

test.for([
  ['comfortable', '/karts/'],
  ['compact', '/karts/?density=compact'],
])('on a phone, a list of items is as high before it is drawn as after: %s', async ([, path = '']) => {
  const page = await openPage({ viewport: { width: 390, height: 400 } })
  await serveLongList(page, '/karts/', 30)
  await visit(page, path)
  await page.locator('html:not([data-query])').waitFor()
  const notes = page.locator('.listing .cards small + small')
  expect(await notes.count()).toBeGreaterThan(20)
  await page.evaluate(() => document.fonts.ready)
  const height = await readHeight(page)
  await page.evaluate(() => {
    for (const card of document.querySelectorAll<HTMLElement>('.listing .cards > li'))
      card.style.contentVisibility = 'visible'
  })
  expect(await readHeight(page)).toBe(height)
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

describe('focus and announcement', () => {
  test('the main heading takes focus and the title is announced, forward and back', async () => {
    const page = await openNarrowPage()
    const announced = () => page.locator('#app p[aria-live="polite"]').textContent()
    await visit(page, '/drivers/')
    expect(await announced()).toBe('')
    await follow(page, '/karts/')
    await untilHeading(page, 'Karts')
    await expect.poll(() => focused(page)).toContain('Karts')
    expect(await announced()).toBe(await page.title())
    await page.goBack()
    await untilHeading(page, 'Drivers')
    await expect.poll(() => focused(page)).toContain('Drivers')
    expect(await announced()).toBe(await page.title())
  })

  test.each([
    ['a list', '/drivers/', 'main .cards a', byKeyboard],
    ['a list that waits for its matches', '/drivers/?q=mario', 'main .cards a', byTouch],
    ['what is loaded on demand', '/planner/?tab=gaps', '.planner-source a', byKeyboard],
  ])('who comes back to %s has the focus on the link that they followed', async (_what, path, links, look) => {
    const page = await openPage(look)
    await page.addInitScript(() => localStorage.setItem('topshelf-checklist', '{"mario":[3,1]}'))
    if (path.startsWith('/drivers/')) await serveLongList(page, '/drivers/', 30)
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
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(address)
    expect(await page.evaluate(isFocusInView)).toBe(true)
    // The next Tab goes on from there.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(address)
  })

  test('a hash target takes focus, within the page, from another one, and when it arrives later', async () => {
    const page = await openNarrowPage()
    const readFocusedId = () => page.evaluate(() => document.activeElement?.id)
    await visit(page, course)
    const target = await findTarget(page, course)
    await follow(page, `#${target}`)
    await untilAddress(page, `${course}#${target}`)
    expect(await readFocusedId()).toBe(target)
    await follow(page, '/drivers/')
    await untilHeading(page, 'Drivers')
    await follow(page, `${course}#${target}`)
    await untilAddress(page, `${course}#${target}`)
    await expect.poll(readFocusedId).toBe(target)
    await follow(page, '/checklist/#glider-super')
    await expect.poll(readFocusedId).toBe('glider-super')
  })
})

describe('Back before a reloaded page is interactive', () => {
  test('leads to the page of the address, at its place', async () => {
    const page = await openNarrowPage()
    await visit(page, course)
    await scrollDown(page, 500)
    await follow(page, '/drivers/')
    await untilHeading(page, 'Drivers')
    const letGo = await holdBack(page, '/assets/js/start-navigation-*')
    await page.reload({ waitUntil: 'commit' })
    await untilHeading(page, 'Drivers')
    await page.evaluate(() => history.back())
    await untilAddress(page, course)
    await letGo()
    await untilHeading(page, 'Daisy Hills')
    await expect.poll(() => readScroll(page)).toBe(500)
  })
})

describe('a link to the address that a search has written', () => {
  test('makes no entry and does not scroll; one to the whole list starts over', async () => {
    const page = await openNarrowPage()
    await visit(page, '/drivers/')
    const entries = await countEntries(page)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Search drivers').fill('mario')
    await untilAddress(page, '/drivers/?q=mario')
    // What is chosen stands above the list a moment later; a browser that has been scrolled makes up for that.
    await page.locator('.chosen-filters').waitFor()
    await scrollDown(page, 100)
    await follow(page, '/drivers/?q=mario')
    expect([await countEntries(page), await readScroll(page)]).toEqual([entries, 100])
    await page.locator('#filters:not([hidden])').waitFor()
    await follow(page, '/drivers/')
    await untilAddress(page, '/drivers/')
    await page.locator('#filters[hidden]').waitFor({ state: 'attached' })
    await expect.poll(async () => [await countEntries(page), await readScroll(page)]).toEqual([entries + 1, 0])
  })
})

describe('titles and head', () => {
  const { siteName } = siteConfig

  test('they follow the template, the home page has the site name alone, and navigation sets what the server would', async () => {
    const read = () =>
      page.evaluate(() => ({
        title: document.title,
        canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
        cards: [...document.querySelectorAll('meta[property^="og:"]')]
          .filter((tag) => !['og:type', 'og:description'].includes(tag.getAttribute('property')!))
          .map((tag) => tag.getAttribute('content')),
      }))
    const page = await openPage()
    await visit(page, '/drivers/')
    for (const [path, title] of [
      ['/drivers/mario/', new RegExp(`^Mario\\b[^{}]* - ${siteName}$`)],
      ['/', new RegExp(`^${siteName}$`)],
      ['/karts/', new RegExp(`^Karts\\b[^{}]* - ${siteName}$`)],
      [course, new RegExp(` - ${siteName}$`)],
    ] as const) {
      await follow(page, path)
      await untilAddress(page, path)
      await expect.poll(() => page.title()).toMatch(title)
      const navigated = await read()
      // That of another page would be wrong, and only crawlers read any.
      expect(await page.locator('meta[name="description"], meta[property="og:description"]').count()).toBe(0)
      await page.reload()
      expect(navigated).toEqual(await read())
      await untilAwake(page)
    }
    // That of a page that is not there stays, whatever the address.
    await follow(page, '/karts/no-such-kart/')
    await untilHeading(page, 'Off the track')
    expect(await page.title()).toMatch(new RegExp(`^[^{}]+ - ${siteName}$`))
  })
})

describe('page identity', () => {
  test('a change of path, query or hash renders new content, and keeps the header', async () => {
    const page = await openPage()
    await visit(page, '/drivers/')
    await page.getByRole('banner').evaluate((header) => header.setAttribute('data-kept', ''))
    for (const path of ['/drivers/?q=a', '/drivers/#main', '/drivers/mario/']) {
      await page.locator('main h1').evaluate((heading) => heading.setAttribute('data-kept', ''))
      await follow(page, path)
      await untilAddress(page, path)
      await expect.poll(() => page.locator('h1[data-kept]').count(), { message: path }).toBe(0)
      expect(await page.locator('.site-header[data-kept]').count()).toBe(1)
    }
  })
})

// Which devices are meant: limit-viewport-scale.test.ts.
test('an iPhone does not zoom in on fields', async () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
  const page = await openPage({ hasTouch: true, userAgent })
  await visit(page, '/drivers/')
  const viewport = await page.locator('meta[name="viewport"]').getAttribute('content')
  expect(viewport).toBe('width=device-width, initial-scale=1, maximum-scale=1')
})

describe('without scripts', () => {
  test('the page is readable and its links work', async () => {
    const page = await openPage({ javaScriptEnabled: false })
    await page.goto('/drivers/')
    await page.locator('main a[href="/drivers/mario/"]').first().click()
    await untilHeading(page, 'Mario')
    expect(toAddress(page.url())).toBe('/drivers/mario/')
  })
})
