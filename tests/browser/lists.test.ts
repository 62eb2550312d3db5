import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { plannerDataPath } from '#pages/player/planner-data.ts'
import { readShifts, visitRecordingShifts } from './layout-shifts.ts'
import {
  countEntries,
  follow,
  holdBack,
  openPage,
  recordRequests,
  toAddress,
  untilAddress,
  untilAwake,
  untilHeading,
  visit,
} from './site-page.ts'

function readNames(page: Page): Promise<string[]> {
  return page.locator('.listing .card-text b').allTextContents()
}

function chip(page: Page, name: RegExp) {
  return page.locator('.filter-chips').getByRole('button', { name })
}

function count(page: Page) {
  return page.locator('.search output')
}

const inGameOrder = ['Pauline', 'Mario (Halloween)', 'Mario', 'Baby Mario']

describe('filters of a list', () => {
  test('a chip narrows the list and updates the address without adding history', async () => {
    const page = await openPage()
    await visit(page, '/drivers/')
    const entries = await countEntries(page)
    expect(await page.locator('.search').getByRole('status').textContent()).toBe('4 total')
    await chip(page, /^High-End/).click()
    await expect.poll(() => readNames(page)).toEqual(['Pauline', 'Mario (Halloween)'])
    expect(toAddress(page.url())).toBe('/drivers/?q=rarity%3Ahigh-end')
    expect(await chip(page, /^High-End/).getAttribute('aria-pressed')).toBe('true')
    expect(await count(page).textContent()).toBe('2 of 4')
    await chip(page, /^Super/).click()
    await expect.poll(() => readNames(page)).toEqual(['Pauline', 'Mario (Halloween)', 'Mario'])
    expect(toAddress(page.url())).toBe('/drivers/?q=rarity%3Ahigh-end+rarity%3Asuper')
    await chip(page, /^High-End/).click()
    await expect.poll(() => readNames(page)).toEqual(['Mario'])
    expect(await countEntries(page)).toBe(entries)
  })

  test('counts respect the other filters; values without results are disabled', async () => {
    const page = await openPage()
    await visit(page, '/drivers/?rarity=high-end')
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect.poll(() => chip(page, /^Lucky Seven/).textContent()).toBe('Lucky Seven 2')
    expect(await chip(page, /^Fire Flower/).isDisabled()).toBe(true)
    expect(await chip(page, /^Super/).isDisabled()).toBe(false)
  })

  test('hidden filters can be removed one by one or all at once', async () => {
    const page = await openPage()
    await visit(page, '/drivers/?q=mario&rarity=super&rarity=normal&year=2019&sort=name&density=compact')
    await expect.poll(() => readNames(page)).toEqual(['Baby Mario', 'Mario'])
    await page.getByRole('button', { name: 'Remove Debut year: 2019' }).click()
    await untilAddress(page, '/drivers/?q=mario&rarity=super&rarity=normal&sort=name&density=compact')
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Search drivers')
    await untilAddress(page, '/drivers/?density=compact&q=sort%3Aname')
    await expect.poll(() => readNames(page)).toEqual(['Baby Mario', 'Mario', 'Mario (Halloween)', 'Pauline'])
  })

  test('an empty result says so and offers the whole list', async () => {
    const page = await openPage()
    await visit(page, '/drivers/?rarity=super&tier=D&skill=lucky-seven')
    await page.getByText('No drivers match').waitFor()
    await page.getByRole('button', { name: 'Show all 4' }).click()
    await expect.poll(() => readNames(page)).toEqual(inGameOrder)
    expect(toAddress(page.url())).toBe('/drivers/')
  })

  test('filters by the top shelf of a course, those of the last ranked cup first, and by debut tour', async () => {
    const page = await openPage()
    await visit(page, '/drivers/')
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect
      .poll(() => page.locator('.name-picker li').allTextContents())
      .toEqual(['3DS Daisy Hills T', 'New York Minute T'].map((name) => `${name} last ranked cup`))
    await page.getByLabel('Top shelf on').fill('new york minu')
    await page.getByRole('button', { name: 'New York Minute', exact: true }).click()
    await expect.poll(() => readNames(page)).toEqual(['Pauline', 'Mario'])
    await untilAddress(page, '/drivers/?q=top%3Atour-new-york-minute')
    await page.getByRole('button', { name: 'Remove Top shelf on New York Minute' }).click()
    await expect.poll(() => readNames(page)).toEqual(inGameOrder)

    const tours = page.getByLabel('Debut tour')
    expect(await tours.locator('option').allTextContents()).toEqual([
      'Any',
      'Tokyo Tour (2027) (1)',
      'New York Tour (3)',
    ])
    await tours.selectOption({ label: 'New York Tour (3)' })
    await expect.poll(() => readNames(page)).toEqual(['Pauline', 'Mario', 'Baby Mario'])
    await untilAddress(page, '/drivers/?q=tour%3A1')
    await page.getByRole('button', { name: 'Remove Debut tour: New York Tour' }).click()
    await expect.poll(() => readNames(page)).toEqual(inGameOrder)
  })

  test('the courses of the current ranked cup are offered before the others have loaded', async () => {
    const page = await openPage()
    const letGo = await holdBack(page, '/assets/search-index.json')
    await visit(page, '/karts/')
    await page.getByRole('button', { name: 'Filters' }).click()
    const offered = page.locator('.name-picker li')
    await offered.first().waitFor()
    const early = await offered.allTextContents()
    expect(early[0]).toMatch(/last ranked cup$/)
    await letGo()
    await page.getByLabel('Top shelf on').fill('daisy')
    await expect.poll(() => offered.allTextContents()).not.toEqual(early)
  })

  test('a shared address with a top-shelf filter opens filtered, and loads no more than that course', async () => {
    const page = await openPage()
    const requests = recordRequests(page, '/assets/')
    await visit(page, '/drivers/?top=3ds-daisy-hills-rt')
    await expect.poll(() => readNames(page)).toEqual(['Pauline', 'Baby Mario'])
    expect(await page.getByRole('button', { name: 'Remove Top shelf on 3DS Daisy Hills R/T' }).count()).toBe(1)
    expect(requests.filter((address) => address.startsWith(plannerDataPath))).toEqual([])
    await page.getByLabel('Search drivers').fill('top:"new york minute"')
    await expect.poll(() => readNames(page)).toEqual(['Pauline', 'Mario'])
    expect(requests.filter((address) => address.startsWith(plannerDataPath))).toEqual([])
  })

  test('the count says nothing about a top shelf until it is known', async () => {
    const page = await openPage()
    await visit(page, '/drivers/')
    const said = await count(page).evaluateHandle((output) => {
      const texts: (string | null)[] = []
      new MutationObserver(() => texts.push(output.textContent)).observe(output, { subtree: true, characterData: true })
      return texts
    })
    const letGo = await holdBack(page, '/assets/data/courses/3ds/daisy-hills/index.json')
    await page.getByLabel('Search drivers').fill('top:3ds-daisy-hills-rt')
    await expect.poll(() => readNames(page)).toEqual([])
    await letGo()
    await expect.poll(() => count(page).textContent()).toBe('2 of 4')
    expect(await said.jsonValue()).toEqual(['2 of 4'])
  })

  test('without the page of the course, its top shelf comes from the planner’s game', async () => {
    const page = await openPage()
    await page.route('**/assets/data/courses/**', (route) => route.abort())
    await visit(page, '/drivers/?top=3ds-daisy-hills-rt')
    await expect.poll(() => readNames(page)).toEqual(['Pauline', 'Baby Mario'])
  })

  test('an invalid address shows the whole list', async () => {
    const page = await openPage()
    await visit(page, '/drivers/?sort=luck&density=none&colour=red')
    await expect.poll(() => readNames(page)).toEqual(inGameOrder)
  })
})

describe('sort order and density', () => {
  test('cards can be in another order, and smaller', async () => {
    const page = await openPage()
    await visit(page, '/drivers/')
    for (const [title, id, names] of [
      ['Name', 'name', ['Baby Mario', 'Mario', 'Mario (Halloween)', 'Pauline']],
      ['Newest', 'debut', ['Mario (Halloween)', 'Pauline', 'Mario', 'Baby Mario']],
    ] as const) {
      await page.getByLabel('Sort').selectOption({ label: title })
      await expect.poll(() => readNames(page)).toEqual(names)
      expect(toAddress(page.url())).toBe(`/drivers/?q=sort%3A${id}`)
      await page.getByLabel('Sort').selectOption({ label: 'Game order' })
      await expect.poll(() => readNames(page)).toEqual(inGameOrder)
      expect(toAddress(page.url())).toBe('/drivers/')
    }
    const height = async () => (await page.locator('.item-card').first().boundingBox())?.height ?? 0
    const before = await height()
    await page.getByRole('button', { name: 'Compact' }).click()
    await untilAddress(page, '/drivers/?density=compact')
    expect(await height()).toBeLessThan(before)
    await page.setViewportSize({ width: 390, height: 844 })
    // Also where it is narrow.
    expect(await page.locator('.item-card .entry-rank').first().isVisible()).toBe(true)
  })

  test('courses tell how often they were raced and, once something is owned, how much of them it covers', async () => {
    const page = await openPage()
    await visit(page, '/courses/')
    const card = page.locator('.item-card', { hasText: 'Tokyo Blur' })
    expect(await card.innerText()).toMatch(/of \d+ cups, \d+ of \d+ tours|Not in the last year/)
    expect(await page.locator('.course-covered').count()).toBe(0)
    await page.evaluate(() => localStorage.setItem('topshelf-checklist', '{"pauline":[8,1],"b-dasher":[8,1]}'))
    await visit(page, '/courses/')
    await expect
      .poll(() => page.locator('.course-covered').allInnerTexts())
      .toContainEqual(expect.stringMatching(/^[1-9]/))
  })
})

describe('state in the address', () => {
  const asked = '/drivers/?q=mario&rarity=high-end&sort=name'

  test('Back restores it without fetching the page again', async () => {
    const page = await openPage()
    await visit(page, '/drivers/')
    await page.locator('#search').fill('mario')
    await chip(page, /^High-End/).click()
    await page.getByLabel('Sort').selectOption({ label: 'Name' })
    await expect.poll(() => readNames(page)).toEqual(['Mario (Halloween)'])
    await page.locator('.listing a').first().click()
    await untilHeading(page, 'Mario (Halloween)')
    await page.goBack()
    await untilHeading(page, 'Drivers')
    expect(toAddress(page.url())).toBe('/drivers/?q=mario+rarity%3Ahigh-end+sort%3Aname')
    expect(await readNames(page)).toEqual(['Mario (Halloween)'])
    expect(await page.locator('#search').inputValue()).toBe('mario rarity:high-end sort:name ')
    expect(await page.getByLabel('Sort').inputValue()).toBe('name')
  })

  test('a reload restores it', async () => {
    const page = await openPage()
    await visit(page, asked)
    await expect.poll(() => readNames(page)).toEqual(['Mario (Halloween)'])
    await page.reload()
    await expect.poll(() => readNames(page)).toEqual(['Mario (Halloween)'])
  })

  test('what is typed while Back loads does not reach the page to come', async () => {
    const page = await openPage()
    await visit(page, '/gliders/')
    await follow(page, '/drivers/')
    await untilHeading(page, 'Drivers')
    const letGo = await holdBack(page, '/assets/data/gliders/index.json')
    // The data of the gliders has to be fetched again.
    await page.reload()
    await untilAwake(page)
    await page.evaluate(() => history.back())
    await untilAddress(page, '/gliders/')
    const search = page.getByRole('searchbox', { name: 'Search drivers' })
    await search.fill('mario')
    expect([toAddress(page.url()), await search.inputValue()]).toEqual(['/gliders/', ''])
    await letGo()
    await untilHeading(page, 'Gliders')
    expect([toAddress(page.url()), await page.locator('#search').inputValue()]).toEqual(['/gliders/', ''])
    await page.goForward()
    await untilHeading(page, 'Drivers')
    expect(toAddress(page.url())).toBe('/drivers/')
  })

  test('a list that changes while Back loads keeps its query', async () => {
    const page = await openPage()
    await visit(page, '/gliders/')
    await follow(page, '/checklist/?q=royale&view=list')
    await untilHeading(page, 'Checklist')
    await holdBack(page, '/assets/data/gliders/index.json')
    await page.reload()
    await untilAwake(page)
    const tiles = page.locator('.own-tile')
    await expect.poll(() => tiles.count()).toBe(1)
    await page.evaluate(() => history.back())
    await untilAddress(page, '/gliders/')
    await tiles.locator('.tile-mark').click()
    await expect.poll(() => tiles.locator('.tile-level').textContent()).toBe('1')
    expect([await tiles.count(), await page.locator('#search').inputValue()]).toEqual([1, 'royale'])
  })

  test('does not leak into the list of another kind', async () => {
    const page = await openPage()
    await visit(page, '/drivers/?rarity=high-end')
    await page.getByRole('navigation', { name: 'Kind of item' }).getByRole('link', { name: 'Karts' }).click()
    await untilHeading(page, 'Karts')
    expect(toAddress(page.url())).toBe('/karts/')
    expect((await readNames(page)).length).toBe(4)
  })

  test('a shared address neither flashes the whole list nor shifts the layout', async () => {
    const page = await openPage()
    await page.addInitScript(() => {
      // Looks at every frame that is painted.
      const look = () => {
        const listing = document.querySelector('.listing')
        const isVisible = listing && getComputedStyle(listing).visibility === 'visible'
        if (isVisible && listing.querySelectorAll('.item-card').length > 2) document.documentElement.dataset.flash = ''
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await visitRecordingShifts(page, '/drivers/?rarity=high-end&year=2019')
    await expect.poll(() => readNames(page)).toEqual(['Pauline'])
    await page.waitForLoadState('networkidle')
    expect(await page.locator('html').getAttribute('data-flash')).toBeNull()
    expect(await readShifts(page)).toEqual([])
    expect(await page.locator('html').getAttribute('data-query')).toBeNull()
  })

  test.each([
    ['/drivers/', 'mario', 'q=mario+sort%3Aname', ['Baby Mario', 'Mario', 'Mario (Halloween)']],
    ['/drivers/?q=pauline', 'mario', 'q=pauline', ['Pauline']],
    ['/karts/', 'dasher', 'q=dasher+sort%3Aname', ['B Dasher']],
  ])('takes what is typed and chosen before %s is awake, unless its address asks', async (path, text, query, names) => {
    const page = await openPage()
    const letGo = await holdBack(page, '/assets/js/page-*.js')
    await page.goto(path, { waitUntil: 'commit' })
    const field = page.locator('#search')
    await field.pressSequentially(text)
    await page.getByLabel('Sort').selectOption('name')
    await letGo()
    await untilAwake(page)
    await expect.poll(() => readNames(page)).toEqual(names)
    expect(new URL(page.url()).search).toBe(`?${query}`)
    expect((await field.inputValue()).trimEnd()).toBe(new URLSearchParams(query).get('q'))
  })

  test('without scripts, the whole list is shown and no dead controls', async () => {
    const page = await openPage({ javaScriptEnabled: false })
    await page.goto('/drivers/?rarity=high-end')
    expect(await readNames(page)).toEqual(inGameOrder)
    expect(await page.locator('.listing').isVisible()).toBe(true)
    expect(await page.locator('.list-controls, .search').filter({ visible: true }).count()).toBe(0)
  })
})

describe('the search field of a list', () => {
  test('takes filters, course and order, in step with the chips, and names a word that it does not know', async () => {
    const page = await openPage()
    await visit(page, '/drivers/')
    const field = page.locator('#search')
    await field.fill('rarity:super top:"new york minute" sort:name')
    await expect.poll(() => readNames(page)).toEqual(['Mario'])
    expect(await chip(page, /^Super/).getAttribute('aria-pressed')).toBe('true')
    expect(await page.getByRole('button', { name: 'Remove Top shelf on New York Minute' }).count()).toBe(1)
    await chip(page, /^Super/).click()
    await expect.poll(() => readNames(page)).toEqual(['Mario', 'Pauline'])
    expect(await field.inputValue()).toBe('top:"new york minute" sort:name ')
    await field.fill('top:york')
    await page.getByRole('button', { name: /^Remove Top shelf on \d+ variants of “york”$/ }).waitFor()
    const tellOf = (card: string) => page.locator(`${card}:has(b:text-is("Mario")) small`).first().innerText()
    await expect.poll(() => tellOf('.item-card')).toBe('From level 3: New York Minute')
    await follow(page, '/checklist/?q=top%3Atour-new-york-minute&view=list')
    await expect.poll(() => tellOf('.own-tile')).toMatch(/From level 3$/)
    await page.goBack()
    await untilHeading(page, 'Drivers')
    await field.fill('year<2020 rarty:super')
    await page.getByText('“rarty:” is not known here. Did you mean “rarity:”?').waitFor()
    await page.getByRole('button', { name: 'Remove Debut year < 2020' }).click()
    await expect.poll(() => field.inputValue()).toBe('rarty:super')
    await field.fill('mario rarity:super')
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('button', { name: 'Save “mario rarity:super”' }).click()
    await visit(page, '/drivers/')
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('button', { name: 'mario rarity:super', exact: true }).click()
    await expect.poll(() => readNames(page)).toEqual(['Mario'])
  })

  test('what is typed behind a chip’s term is a word of its own; what is typed stays as it is', async () => {
    const page = await openPage()
    await visit(page, '/drivers/')
    const field = page.locator('#search')
    await chip(page, /^High-End/).click()
    await expect.poll(() => readNames(page)).toEqual(['Pauline', 'Mario (Halloween)'])
    await field.press('End')
    await field.pressSequentially('mario')
    await untilAddress(page, '/drivers/?q=rarity%3Ahigh-end+mario')
    await expect.poll(() => readNames(page)).toEqual(['Mario (Halloween)'])
    await field.fill('rarity:super')
    await field.pressSequentially('x')
    await untilAddress(page, '/drivers/?q=rarity%3Asuperx')
  })

  test('finds exact matches, then prefixes, then the rest, whatever their length, case, spaces and slips', async () => {
    const page = await openPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await visit(page, '/drivers/?q=mario')
    const field = page.getByPlaceholder('Search drivers')
    expect(await field.getAttribute('type')).toBe('search')
    await field.fill('   ')
    await expect.poll(() => readNames(page)).toEqual(inGameOrder)
    // Whole matches are there before the letter is painted.
    const atOnce = await field.evaluate((input: HTMLInputElement) => {
      input.select()
      document.execCommand('insertText', false, 'pauline')
      return [...document.querySelectorAll('.listing .card-text b')].map((name) => name.textContent)
    })
    expect(atOnce).toEqual(['Pauline'])
    await field.fill('  MARIO ')
    await expect
      .poll(async () => (await readNames(page)).slice(0, 3))
      .toEqual(['Mario', 'Mario (Halloween)', 'Baby Mario'])
    await field.fill('puline')
    await expect.poll(async () => (await readNames(page))[0]).toBe('Pauline')
    // What is written on the cards counts, too: a skill, without what only sounds like it.
    await field.fill('fire flower')
    await expect.poll(() => readNames(page)).toEqual(['Mario'])
    await field.fill('Mario (Halloween) and everybody whom he has ever met')
    await expect.poll(async () => (await readNames(page))[0]).toBe('Mario (Halloween)')
    await field.fill('x'.repeat(300))
    await page.getByText(/No drivers found/).waitFor()
    await page.getByRole('button', { name: 'Search everywhere' }).click()
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Search everywhere' }).inputValue())
      .toBe('x'.repeat(300))
    expect(errors).toEqual([])
  })
})

describe('the other lists', () => {
  test.for([
    ['/skills/', /^Karts/, '/skills/?q=kind%3Akart', ['Dash Panel Plus']],
    ['/skills/', /^Offensive/, '/skills/?q=category%3Aoffensive', ['Boomerang Flower', 'Fire Flower']],
    ['/courses/', /^Classic course/, '/courses/?q=kind%3Aclassic', ['3DS Daisy Hills']],
  ] as const)('%s %s', async ([path, name, address, names]) => {
    const page = await openPage()
    await visit(page, path)
    await chip(page, name).click()
    await expect.poll(() => readNames(page)).toEqual(names)
    expect(toAddress(page.url())).toBe(address)
  })

  test('tours stand by year, the newest first, and filter by year and evidence', async () => {
    const page = await openPage()
    await visit(page, '/tours/')
    expect(await page.locator('.tour-year h2').allTextContents()).toEqual(['2020', '2019'])
    expect(await page.locator('.listing .row').count()).toBe(31)
    expect(await page.locator('.listing .row').first().innerText()).toContain('By the yearly cycle')
    await chip(page, /^2019/).click()
    await untilAddress(page, '/tours/?q=year%3A2019')
    await expect.poll(() => page.locator('.tour-year h2').allTextContents()).toEqual(['2019'])
    await visit(page, '/tours/?q=evidence%3Arecord')
    await expect.poll(() => page.locator('.listing .row').count()).toBe(3)
  })

  test('the list of rankings by tour is open at the last one', async () => {
    const page = await openPage()
    await visit(page, '/rankings/#tours')
    await expect.poll(() => page.locator('.ranking-group[open] summary').innerText()).toContain('New York Tour (2028)')
  })
})

test.each(['/drivers/', '/checklist/'])('where there is room, filters stand beside the search of %s', async (path) => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } })
  await visit(page, path)
  const filters = page.getByRole('button', { name: 'Filters', exact: true })
  await filters.waitFor()
  const [field, button] = await Promise.all([page.locator('#search').boundingBox(), filters.boundingBox()])
  expect(button!.y).toBe(field!.y)
})
