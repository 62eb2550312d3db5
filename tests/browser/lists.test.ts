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
  test('chips and choices narrow it, count what is left and can be taken back; the address follows without history', async () => {
    const page = await openPage()
    await visit(page, '/drivers/')
    const letGo = await holdBack(page, '/assets/search-index.json')
    const entries = await countEntries(page)
    expect(await page.locator('.search').getByRole('status').textContent()).toBe('4 total')
    await chip(page, /^High-End/).click()
    await expect.poll(() => readNames(page)).toEqual(['Pauline', 'Mario (Halloween)'])
    expect(toAddress(page.url())).toBe('/drivers/?q=rarity%3Ahigh-end')
    expect(await chip(page, /^High-End/).getAttribute('aria-pressed')).toBe('true')
    expect(await count(page).textContent()).toBe('2 of 4')
    // Counts respect the other filters, and values without results are disabled.
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect.poll(() => chip(page, /^Lucky Seven/).textContent()).toBe('Lucky Seven 2')
    expect(await chip(page, /^Fire Flower/).isDisabled()).toBe(true)
    expect(await chip(page, /^Super/).isDisabled()).toBe(false)
    await chip(page, /^Super/).click()
    await expect.poll(() => readNames(page)).toEqual(['Pauline', 'Mario (Halloween)', 'Mario'])
    expect(toAddress(page.url())).toBe('/drivers/?q=rarity%3Ahigh-end+rarity%3Asuper')
    await chip(page, /^High-End/).click()
    await expect.poll(() => readNames(page)).toEqual(['Mario'])
    expect(await countEntries(page)).toBe(entries)

    await page.locator('#search').fill('rarity:super tier:D skill:lucky-seven')
    await page.getByText('No drivers match').waitFor()
    await page.getByRole('button', { name: 'Show all 4' }).click()
    await expect.poll(() => readNames(page)).toEqual(inGameOrder)
    expect(toAddress(page.url())).toBe('/drivers/')

    // The courses of the last ranked cup are offered before the others have loaded.
    await expect
      .poll(() => page.locator('.name-picker li').allTextContents())
      .toEqual(['3DS Daisy Hills T', 'New York Minute T'].map((name) => `${name} last ranked cup`))
    await letGo()
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

  test('those of an address can be removed one by one or all at once; order and density stay until they are changed', async () => {
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

    await page.setViewportSize({ width: 390, height: 844 })
    // Also where it is narrow.
    expect(await page.locator('.item-card .entry-rank').first().isVisible()).toBe(true)
    await page.setViewportSize({ width: 1440, height: 900 })
    const height = async () => (await page.locator('.item-card').first().boundingBox())?.height ?? 0
    const compact = await height()
    await page.getByRole('button', { name: 'Compact' }).click()
    await untilAddress(page, '/drivers/?q=sort%3Aname')
    expect(await height()).toBeGreaterThan(compact)
    await page.getByLabel('Sort').selectOption({ label: 'Newest' })
    await expect.poll(() => readNames(page)).toEqual(['Mario (Halloween)', 'Pauline', 'Mario', 'Baby Mario'])
    expect(toAddress(page.url())).toBe('/drivers/?q=sort%3Adebut')
    await page.getByLabel('Sort').selectOption({ label: 'Game order' })
    await expect.poll(() => readNames(page)).toEqual(inGameOrder)
    expect(toAddress(page.url())).toBe('/drivers/')
  })

  test('the top shelf of a course loads no more than that course, and the count says nothing until it is known', async () => {
    const page = await openPage()
    const requests = recordRequests(page, plannerDataPath)
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
    expect(await readNames(page)).toEqual(['Pauline', 'Baby Mario'])
    expect(await page.getByRole('button', { name: 'Remove Top shelf on 3DS Daisy Hills R/T' }).count()).toBe(1)
    await page.getByLabel('Search drivers').fill('top:"new york minute"')
    await expect.poll(() => readNames(page)).toEqual(['Pauline', 'Mario'])
    expect(requests).toEqual([])
  })

  test('without the page of the course, the top shelf that an address asks for comes from the planner’s game', async () => {
    const page = await openPage()
    await page.route('**/assets/data/courses/**', (route) => route.abort())
    await visit(page, '/drivers/?top=3ds-daisy-hills-rt')
    await expect.poll(() => readNames(page)).toEqual(['Pauline', 'Baby Mario'])
  })
})

describe('state in the address', () => {
  test('Back and a reload restore it; the list of another kind has none of it', async () => {
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
    await page.reload()
    await untilAwake(page)
    await expect.poll(() => readNames(page)).toEqual(['Mario (Halloween)'])
    await page.getByRole('navigation', { name: 'Kind of item' }).getByRole('link', { name: 'Karts' }).click()
    await untilHeading(page, 'Karts')
    expect(toAddress(page.url())).toBe('/karts/')
    expect((await readNames(page)).length).toBe(4)
  })

  test('while Back loads, what is typed does not reach the page to come, and a list that changes keeps its query', async () => {
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

    await follow(page, '/checklist/?q=royale&view=list')
    await untilHeading(page, 'Checklist')
    await holdBack(page, '/assets/data/drivers/index.json')
    await page.reload()
    await untilAwake(page)
    const tiles = page.locator('.own-tile')
    await expect.poll(() => tiles.count()).toBe(1)
    await page.evaluate(() => history.back())
    await untilAddress(page, '/drivers/')
    await tiles.locator('.tile-mark').click()
    await expect.poll(() => tiles.locator('.tile-level').textContent()).toBe('1')
    expect([await tiles.count(), await page.locator('#search').inputValue()]).toEqual([1, 'royale'])
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
    // What is typed behind a chip’s term is a word of its own; what is typed stays as it is.
    await field.fill('')
    await chip(page, /^High-End/).click()
    await expect.poll(() => readNames(page)).toEqual(['Pauline', 'Mario (Halloween)'])
    await field.press('End')
    await field.pressSequentially('mario')
    await untilAddress(page, '/drivers/?q=rarity%3Ahigh-end+mario')
    await expect.poll(() => readNames(page)).toEqual(['Mario (Halloween)'])
    await field.fill('rarity:super')
    await field.pressSequentially('x')
    await untilAddress(page, '/drivers/?q=rarity%3Asuperx')
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
  test('skills narrow by kind and by category', async () => {
    const page = await openPage()
    await visit(page, '/skills/')
    await chip(page, /^Karts/).click()
    await expect.poll(() => readNames(page)).toEqual(['Dash Panel Plus'])
    expect(toAddress(page.url())).toBe('/skills/?q=kind%3Akart')
    await chip(page, /^Karts/).click()
    await chip(page, /^Offensive/).click()
    await expect.poll(() => readNames(page)).toEqual(['Boomerang Flower', 'Fire Flower'])
    expect(toAddress(page.url())).toBe('/skills/?q=category%3Aoffensive')
  })

  test('courses narrow by kind, and tell how often they were raced and, once something is owned, how much of them it covers', async () => {
    const page = await openPage()
    await visit(page, '/courses/')
    const card = page.locator('.item-card', { hasText: 'Tokyo Blur' })
    expect(await card.innerText()).toMatch(/of \d+ cups, \d+ of \d+ tours|Not in the last year/)
    await chip(page, /^Classic course/).click()
    await expect.poll(() => readNames(page)).toEqual(['3DS Daisy Hills'])
    expect(toAddress(page.url())).toBe('/courses/?q=kind%3Aclassic')
    expect(await page.locator('.course-covered').count()).toBe(0)
    await page.evaluate(() => localStorage.setItem('topshelf-checklist', '{"pauline":[8,1],"b-dasher":[8,1]}'))
    await visit(page, '/courses/')
    await expect
      .poll(() => page.locator('.course-covered').allInnerTexts())
      .toContainEqual(expect.stringMatching(/^[1-9]/))
  })

  test('tours stand by year, the newest first, filter by year and evidence, and go on in their other order', async () => {
    const page = await openPage()
    await visit(page, '/tours/')
    const numbers = page.locator('.row-number')
    expect((await numbers.allTextContents()).slice(0, 5)).toEqual(['31', '30', '29', '28', '27'])
    expect(await page.locator('.tour-year h2').allTextContents()).toEqual(['2020', '2019'])
    expect(await page.locator('.listing .row').count()).toBe(31)
    expect(await page.locator('.listing .row').first().innerText()).toContain('By the yearly cycle')
    await chip(page, /^2019/).click()
    await untilAddress(page, '/tours/?q=year%3A2019')
    await expect.poll(() => page.locator('.tour-year h2').allTextContents()).toEqual(['2019'])
    await page.locator('#search').fill('evidence:record')
    await expect.poll(() => page.locator('.listing .row').count()).toBe(3)
    await visit(page, '/tours/?sort=oldest')
    await expect.poll(() => numbers.first().textContent()).toBe('1')
  })
})

test('where there is room, filters stand beside the search of a list and of the checklist', async () => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } })
  const filters = page.getByRole('button', { name: 'Filters', exact: true })
  const readTops = () =>
    Promise.all([page.locator('#search'), filters].map(async (part) => (await part.boundingBox())?.y ?? null))
  await visit(page, '/drivers/')
  await filters.waitFor()
  const [field, button] = await readTops()
  expect(button).toBe(field)
  await follow(page, '/checklist/')
  await untilHeading(page, 'Checklist')
  await filters.waitFor()
  const [ownField, ownButton] = await readTops()
  expect(ownButton).toBe(ownField)
})
