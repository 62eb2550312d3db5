import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import {
  holdBack,
  openPage,
  recordErrors,
  recordRequests,
  toAddress,
  untilAddress,
  untilAwake,
  untilHeading,
  visit,
} from './site-page.ts'

function field(page: Page) {
  return page.getByRole('combobox', { name: 'Search everywhere' })
}

async function openSearch(page: Page, path = '/'): Promise<void> {
  await visit(page, path)
  await page.keyboard.press('/')
  await field(page).waitFor()
  await page.getByRole('dialog').getByRole('option').first().waitFor()
}

/** The options of each group, in their order. */
async function readGroups(page: Page): Promise<Record<string, string[]>> {
  const groups = await page.getByRole('listbox').getByRole('group').all()
  const pairs = groups.map(async (group) => [
    (await group.getAttribute('aria-label')) ?? '',
    await group.locator('[role="option"] > span:first-of-type').allTextContents(),
  ])
  return Object.fromEntries(await Promise.all(pairs))
}

async function untilFirst(page: Page, name: string): Promise<void> {
  await expect.poll(() => page.locator('[role="option"] > span').first().textContent()).toBe(name)
}

function readActive(page: Page): Promise<string | null> {
  return field(page).evaluate((input) => {
    const id = input.getAttribute('aria-activedescendant')
    const option = id === null ? null : document.getElementById(id)
    return option?.getAttribute('aria-selected') === 'true' ? option.getAttribute('href') : null
  })
}

async function openThing(page: Page, query: string, name: string): Promise<void> {
  await page.keyboard.press('/')
  await field(page).fill(query)
  await page.getByRole('option', { name }).first().click()
  await untilHeading(page, name)
}

describe('opening and closing', () => {
  test('an address with a search query opens the dialog with results; a link elsewhere in a shared text is left out', async () => {
    const page = await openPage()
    await visit(page, `/?${new URLSearchParams({ search: 'dasher https://other.example/karts/' })}`)
    await untilFirst(page, 'B Dasher')
    await expect.poll(() => field(page).inputValue()).toBe('dasher')
    await page.keyboard.press('Enter')
    await untilHeading(page, 'B Dasher')
  })

  test('a shared link into the site opens its page, be it the link or within the text', async () => {
    const page = await openPage()
    const origin = inject('siteUrl')
    for (const shared of [
      { search: 'B Dasher - Topshelf', link: `${origin}/karts/b-dasher/` },
      { search: `Look at this: ${origin}/karts/b-dasher/#courses` },
    ]) {
      // It is gone before its links are the site's own.
      await page.goto(`/?${new URLSearchParams(shared)}`, { waitUntil: 'commit' })
      await untilHeading(page, 'B Dasher')
      expect(new URL(page.url()).pathname).toBe('/karts/b-dasher/')
    }
  })

  // Every plain object has it.
  test('“constructor” is answered like any other word, in lists and here', async () => {
    const page = await openPage()
    const errors = recordErrors(page)
    for (const list of ['/drivers/', '/checklist/']) {
      await visit(page, `${list}?q=constructor`)
      await page.locator('main .search output').filter({ hasText: /./ }).first().waitFor()
    }
    await page.keyboard.press('/')
    await field(page).fill('constructor')
    await page.locator('.search-status').filter({ hasText: /./ }).waitFor()
    expect(errors).toEqual([])
  })

  test('a link, and the slash key but in fields, focus its field; Escape returns the focus, a button and the backdrop close it', async () => {
    const page = await openPage()
    await visit(page, '/drivers/')
    const dialog = page.getByRole('dialog', { name: 'Search everywhere' })
    const link = page.getByRole('banner').getByRole('link', { name: 'Search' })
    await link.click()
    await dialog.waitFor()
    // The focus follows the dialog by a frame.
    await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true)
    expect(toAddress(page.url())).toBe('/drivers/')
    await page.keyboard.type('mario')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)

    await page.keyboard.press('/')
    await field(page).waitFor()
    await page.keyboard.type('r/t')
    expect(await field(page).inputValue()).toBe('r/t')
    await page.getByRole('button', { name: 'Close search' }).click()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.keyboard.press('/')
    await field(page).waitFor()
    await page.mouse.click(20, 400)
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.locator('#search').press('/')
    expect(await page.locator('#search').inputValue()).toBe('/')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('keeps what is typed while its code loads, but not the key that opens it and is held down', async () => {
    const page = await openPage()
    await visit(page, '/drivers/')
    const letGo = await holdBack(page, '/assets/js/search-dialog-*.js')
    // Held down, it repeats.
    for (let press = 0; press < 3; press += 1) await page.keyboard.down('/')
    await page.keyboard.up('/')
    await page.keyboard.type('r/joke')
    await page.keyboard.press('Backspace')
    await letGo()
    await field(page).waitFor()
    await page.keyboard.type('er')
    expect(await field(page).inputValue()).toBe('r/joker')
    expect(await page.evaluate(() => localStorage.getItem('topshelf-checklist'))).toBeNull()
  })

  test('while its code loads, Enter waits for what it is to open, and Escape gives the search up', async () => {
    const page = await openPage()
    await visit(page, '/drivers/')
    const letGo = await holdBack(page, '/assets/js/search-dialog-*.js')
    await page.keyboard.press('/')
    await page.keyboard.press('Escape')
    // A row that Enter would open.
    await page.keyboard.press('j')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('A')
    await page.keyboard.press('/')
    await page.keyboard.type('royale')
    await page.keyboard.press('Enter')
    await letGo()
    await untilHeading(page, 'Royale')
    expect(await page.getByRole('dialog').count()).toBe(0)

    const letGoAgain = await holdBack(page, '/assets/js/search-dialog-*.js')
    await page.reload()
    await untilAwake(page)
    await page.keyboard.press('/')
    await page.keyboard.type('joke')
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await page.keyboard.type('bird')
    await letGoAgain()
    await expect.poll(() => field(page).inputValue()).toBe('bird')
  })

  test.each(['gone to', 'pressed, although it had the focus'])(
    'while its code loads, a field that is %s gives the search up',
    async (how) => {
      const page = await openPage()
      await visit(page, '/drivers/')
      const letGo = await holdBack(page, '/assets/js/search-dialog-*.js')
      const link = page.getByRole('banner').getByRole('link', { name: 'Search' })
      const other = page.getByRole('searchbox', { name: 'Search drivers' })
      if (how === 'gone to') {
        await link.click()
        await other.focus()
      } else {
        // In Safari, a link that is pressed does not take the focus.
        await other.focus()
        await link.dispatchEvent('click')
        await other.click()
      }
      await page.keyboard.type('mario')
      expect(await other.inputValue()).toBe('mario')
      const code = page.waitForResponse('**/assets/js/search-dialog-*.js')
      await letGo()
      await code.then((answer) => answer.finished())
      // Its code is there, and opens nothing but what is asked for anew.
      await page.keyboard.press('Tab')
      expect(await page.getByRole('dialog').count()).toBe(0)
      await page.keyboard.press('/')
      await field(page).waitFor()
      expect([await field(page).inputValue(), await other.inputValue()]).toEqual(['', 'mario'])
    },
  )

  test('code and index load on first use, the index only once; arrows wrap around, and the focus stays in the field', async () => {
    const page = await openPage()
    const requests = recordRequests(page, '/assets/')
    const close = async () => {
      await page.keyboard.press('Escape')
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    }
    await visit(page, '/')
    expect(requests.filter((address) => /search-index|search-dialog/.test(address))).toEqual([])
    for (let time = 0; time < 2; time++) {
      if (time > 0) await close()
      await page.keyboard.press('/')
      await page.getByRole('dialog').getByRole('option').first().waitFor()
    }
    expect(requests.filter((address) => address === '/assets/search-index.json')).toHaveLength(1)

    expect(await readActive(page)).toBeNull()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => readActive(page)).toMatch(/^\/ranking\//)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => readActive(page)).toBe('/drivers/')
    await page.keyboard.press('End')
    await expect.poll(() => readActive(page)).toBe('/user/settings/')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => readActive(page)).toMatch(/^\/ranking\//)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => readActive(page)).toBe('/user/settings/')
    await page.keyboard.press('Home')
    await expect.poll(() => readActive(page)).toMatch(/^\/ranking\//)
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
    await close()

    // A key pressed before the browser tells of the closing opens it again.
    await page.keyboard.press('/')
    await page.getByRole('dialog').getByRole('option').first().waitFor()
    await page.evaluate(async () => {
      const dialog = document.activeElement?.closest('dialog')
      const closed = new Promise((resolve) => dialog?.addEventListener('close', resolve, { once: true }))
      for (const key of ['Escape', '/']) {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      }
      await closed
    })
    await page.getByRole('dialog').getByRole('option').first().waitFor()
    expect(await page.getByRole('dialog').getByRole('option').count()).toBeGreaterThan(0)
    await close()
  })

  test('a failed index can be requested again; on a phone, the dialog fills the screen', async () => {
    const page = await openPage({ viewport: { width: 390, height: 844 } })
    await visit(page, '/')
    await page.route('**/assets/search-index.json', (route) => route.abort(), { times: 1 })
    await page.keyboard.press('/')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => page.getByRole('option', { name: 'Ranking of the last day' }).count()).toBe(1)
    expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    for (const option of await page.getByRole('option').all()) {
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
  })

  test('without scripts, the link leads to a list', async () => {
    const page = await openPage({ javaScriptEnabled: false })
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await untilHeading(page, 'Drivers')
    expect(toAddress(page.url())).toBe('/drivers/#search')
  })
})

test('the thing sought comes first, however it is spelt; a ranked cup leads to its race card, a date to its ranking and its tour', async () => {
  const page = await openPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await openSearch(page)
  for (const [query, name] of [
    ['royale', 'Royale'],
    ['swooper', 'Swooper'],
    ['daisy hills r/t', '3DS Daisy Hills R/T'],
    ['tokyo tour', 'Tokyo Tour'],
    ['fire flower', 'Fire Flower'],
    ['combo alive', 'Keep the combo alive'],
    ['todays ranking', 'Last day'],
    ['what is on now', 'End of service'],
    ['mario cup', 'Mario Cup'],
    ['12 nov 2020', 'Ranking of 12 Nov 2020'],
    ['2020-11-12', 'Ranking of 12 Nov 2020'],
    ['drivers', 'Drivers'],
    ['team rally', 'Team Rally badge'],
    ['  ROYALE  ', 'Royale'],
    ['daisy hlls', '3DS Daisy Hills'],
    ['what should I level', 'Level up: what to level or get next'],
    ['level up', 'Level up: what to level or get next'],
    ['sign in', 'Sign in, log in or create an account'],
    ['login', 'Sign in, log in or create an account'],
    ['sign up', 'Sign in, log in or create an account'],
    ['password', 'Change password'],
    ['how do I sign out', 'My account'],
    ['courses I have no driver for', 'Gaps'],
  ] as const) {
    await field(page).fill(query)
    await expect
      .poll(() => page.locator('[role="option"] > span').first().textContent(), { message: query })
      .toMatch(new RegExp(`^${name.replaceAll('/', '.')}`, 'i'))
  }

  // They are grouped, best group first, and counted; without a query or a match, the main pages are offered.
  await field(page).fill('mario')
  await untilFirst(page, 'Mario')
  expect(Object.entries(await readGroups(page))[0]).toEqual(['Drivers', ['Mario', 'Mario (Halloween)', 'Baby Mario']])
  await expect.poll(() => page.getByRole('dialog').getByRole('status').textContent()).toMatch(/^\d+ results?$/)

  await field(page).fill('daisy hlls')
  await page.getByText(/^Nothing is called “daisy hlls”\. \d+ similar names?$/).waitFor()

  await field(page).fill('  ')
  await expect.poll(async () => Object.keys(await readGroups(page))).toEqual(['Go to'])
  expect((await readGroups(page))['Go to']?.slice(0, 2)).toEqual(['Ranking of the last day', 'Drivers'])

  await field(page).fill('#'.repeat(200))
  await page.getByText(/^No results for/).waitFor()
  expect(await page.getByRole('group', { name: 'Go to' }).getByRole('option').count()).toBeGreaterThan(5)
  expect(await field(page).getAttribute('aria-activedescendant')).toBeNull()

  await field(page).fill('Nov 12, 2020')
  await untilFirst(page, 'Ranking of 12 Nov 2020')
  expect(Object.keys(await readGroups(page))).toEqual(['Rankings', 'Tours'])
  // With its year, unless that is in its name.
  const tour = page.getByRole('group', { name: 'Tours' }).getByRole('option')
  await field(page).fill('new york tour')
  await expect.poll(() => tour.first().innerText()).toMatch(/^New York Tour\s+2019$/)
  await field(page).fill('halloween tour')
  await expect.poll(() => tour.first().innerText()).toBe('Halloween Tour (2019)')
  await field(page).fill('mario cup')
  await untilFirst(page, 'Mario Cup')
  await page.keyboard.press('Enter')
  await untilHeading(page, 'Race card')
  expect(await page.locator('.race-slot h2').first().innerText()).toBe('Mario Cup')
  expect(errors).toEqual([])
})

test('Enter opens the best match, a dialog on the page where the reader is, or a variant at its section', async () => {
  const page = await openPage()
  await openSearch(page)
  await field(page).fill('royale')
  await untilFirst(page, 'Royale')
  expect(await readActive(page)).toBe('/karts/royale/')
  await page.keyboard.press('Enter')
  await untilHeading(page, 'Royale')
  await untilAddress(page, '/karts/royale/')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')

  for (const [query, title] of [
    ['wrong shelf', 'Report a change'],
    ['shortcuts', 'Keyboard shortcuts'],
  ] as const) {
    await page.keyboard.press('/')
    await field(page).fill(query)
    await expect.poll(() => readActive(page)).toMatch(/#(report|shortcuts)$/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: title }).waitFor()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
    expect(toAddress(page.url())).toBe('/karts/royale/')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }

  await page.keyboard.press('/')
  await field(page).fill('daisy hills r/t')
  await untilFirst(page, '3DS Daisy Hills R/T')
  await page.keyboard.press('Enter')
  await untilHeading(page, '3DS Daisy Hills')
  expect(toAddress(page.url())).toBe('/courses/3ds/daisy-hills/#3ds-daisy-hills-rt')
})

test('opened results come first next time, newest first, even after a reload; Delete or a click removes one, a button all', async () => {
  const page = await openPage()
  await visit(page, '/')
  await openThing(page, 'royale', 'Royale')
  await openThing(page, 'pauline', 'Pauline')
  await page.reload()
  await untilAwake(page)
  await page.keyboard.press('/')
  await expect.poll(async () => (await readGroups(page)).Recent).toEqual(['Pauline', 'Royale'])
  await page.keyboard.press('Escape')
  await openThing(page, 'swooper', 'Swooper')
  await page.keyboard.press('/')
  await expect.poll(async () => (await readGroups(page)).Recent).toEqual(['Swooper', 'Pauline', 'Royale'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await expect.poll(async () => (await readGroups(page)).Recent).toEqual(['Pauline', 'Royale'])
  await page.getByRole('option', { name: 'Pauline' }).getByTitle('Remove (Delete)').click()
  await expect.poll(async () => (await readGroups(page)).Recent).toEqual(['Royale'])
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect.poll(async () => Object.keys(await readGroups(page))).toEqual(['Go to'])
  expect(await page.getByRole('dialog').count()).toBe(1)
})
