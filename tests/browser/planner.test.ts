import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { encodePlannerGame, plannerDataPath } from '#pages/player/planner-data.ts'
import { plainCourse } from '#rankings/testing/make-planner-game.ts'
import type { PlannerLists } from '#rankings/planner/index-planner-game.ts'
import { findOverflow } from './find-overflow.ts'
import { buildMoment, follow, holdBack, openPage, recordRequests, toAddress, untilHeading, visit } from './site-page.ts'

const few = { mario: 1, 'b-dasher': 1, swooper: 1 }

/** Marks as a reader's browser stores them. */
async function own(page: Page, levels: Readonly<Record<string, number>>): Promise<void> {
  const checklist = Object.fromEntries(Object.entries(levels).map(([id, level]) => [id, [level, 1]]))
  await page.addInitScript((text) => localStorage.setItem('topshelf-checklist', text), JSON.stringify(checklist))
}

async function openPlanner(levels: Readonly<Record<string, number>>, query = ''): Promise<Page> {
  const page = await openPage({ now: buildMoment })
  await own(page, levels)
  await visit(page, `/planner/${query}`)
  return page
}

function coverageOf(page: Page, row: string): Promise<string[]> {
  return page.getByRole('row', { name: row }).locator('td').allInnerTexts()
}

test('without scripts, the page explains itself and lists the best first picks', async () => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/planner/')
  expect(await page.locator('.planner-slot').innerText()).toContain('it needs JavaScript')
  const drivers = page.getByRole('region', { name: 'Drivers' }).getByRole('listitem')
  expect(await drivers.first().innerText()).toMatch(/Pauline\s+\+4 of 4/)
})

test('readers who own nothing see how to start and the best first picks', async () => {
  const page = await openPlanner({})
  await page.getByText('Tell the planner what you own').waitFor()
  expect(await page.getByRole('link', { name: 'Open the checklist' }).getAttribute('href')).toBe('/checklist/')
  expect(await page.getByRole('heading', { name: 'Best first picks' }).isVisible()).toBe(true)
})

test('coverage counts kind by kind, for the ranked cup, the tour, the year and everything; gaps start with the ranked cup and name what closes them; the smallest set is proven', async () => {
  const page = await openPlanner(few, '?on=2020-11-20')
  await page.getByRole('table').waitFor()
  expect(await coverageOf(page, 'Drivers')).toEqual(['0 of 3', '0 of 5', '1 of 6', '2 of 8'])
  expect(await coverageOf(page, 'Karts')).toEqual(['1 of 1', '1 of 2', '1 of 2', '1 of 3'])
  expect(await coverageOf(page, 'Gliders')).toEqual(['0 of 1', '0 of 2', '1 of 2', '1 of 3'])
  const cell = page.getByRole('link', { name: 'Tokyo Blur R: only drivers on the top shelf' })
  expect(toAddress(await cell.evaluate((link: HTMLAnchorElement) => link.href))).toBe(
    '/planner/?show=loadouts&on=2020-11-20&course=tour-tokyo-blur-r',
  )
  // Every other page is looked at without marks, see every-page.test.ts.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
  await expect.poll(() => findOverflow(page)).toEqual([])
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))

  await page.getByRole('tab', { name: 'Gaps' }).click()
  await page.getByRole('radio', { name: 'Ranked cup' }).check()
  await page.getByText('4 gaps').waitFor()
  expect(toAddress(page.url())).toBe('/planner/?on=2020-11-20&show=gaps&in=cup')
  // The address keeps the filters.
  const first = page.locator('.gap-card').first()
  expect(await first.innerText()).toMatch(/New York Minute[^]*Mario[^]*level 1 → 3, 3 tickets[^]*or get[^]*Pauline/)

  await page.reload()
  await page.getByText('4 gaps').waitFor()
  await page.getByRole('radio', { name: 'Gliders' }).check()
  await page.getByText('1 gap', { exact: true }).waitFor()
  expect(await page.locator('.gap-card').innerText()).toContain('Super Glider')

  // On top of owned items, and from scratch.
  await follow(page, '/planner/?show=smallest-set&on=2020-11-20')
  const drivers = page.getByRole('region', { name: 'Drivers' })
  await drivers.getByText('no smaller set exists').waitFor()
  expect(await drivers.locator('summary b').allInnerTexts()).toEqual(['Pauline', 'Mario (Halloween)', 'Baby Mario'])
  await page.getByRole('radio', { name: 'Scratch' }).check()
  await drivers.getByText('4 items').waitFor()
  await page.getByRole('radio', { name: 'Ranked cup' }).check()
  await drivers.getByText('3 items').waitFor()
})

/** What the planner calls the ranked cup of a day, and the gap that it puts first. */
const weeks = [
  // The last day of a ranked week.
  {
    day: '2020-11-24',
    courses: ['New York Minute', '3DS Daisy Hills', 'New York Minute R'],
    firstGap: ['New York Minute', 'Ranked cup'],
  },
  // The first of the next: nobody has a shelf of all three kinds on its courses.
  { day: '2020-11-25', courses: ['3DS Daisy Hills T', 'New York Minute T'], firstGap: ['New York Minute', 'Its tour'] },
  // In another tour.
  {
    day: '2019-10-09',
    courses: ['Tokyo Blur', 'New York Minute 2', '3DS Daisy Hills R/T'],
    firstGap: ['Tokyo Blur', 'Ranked cup'],
  },
]

test('ranked cup and tour are those of the day in the address; links and fields lead to others', async () => {
  const page = await openPlanner(few, '?on=1999-01-01')
  await page.getByText('No tour ran on 1 Jan 1999. This is the plan for the last week.').waitFor()
  expect(await page.locator('.planned-week').innerText()).toContain('25 Nov – 2 Dec 2020')
  for (const { day, courses, firstGap } of weeks) {
    await follow(page, `/planner/?on=${day}`)
    await expect.poll(() => page.locator('.cup-matrix > li > .chip').allInnerTexts(), { message: day }).toEqual(courses)
    await page.getByRole('tab', { name: 'Gaps' }).click()
    const gap = page.locator('.gap-card header').first()
    await expect.poll(() => gap.locator('.chip, .new').allInnerTexts(), { message: day }).toEqual(firstGap)
    await page.getByRole('tab', { name: 'Loadouts' }).click()
    // One a course, and one for the whole cup.
    await expect.poll(() => page.locator('.loadout').count(), { message: day }).toBe(courses.length + 1)
  }

  // From week to week, and to that of any day; the part of the planner stays.
  await follow(page, '/planner/?show=gaps')
  const week = page.locator('.planned-week')
  await week.getByText('25 Nov – 2 Dec 2020').waitFor()
  await week.getByRole('link', { name: '18 Nov 2020' }).click()
  await week.getByText('18–25 Nov 2020').waitFor()
  expect(toAddress(page.url())).toBe('/planner/?show=gaps&on=2020-11-18')
  await week.getByLabel('A day of the week').fill('2019-10-11')
  await page.keyboard.press('Enter')
  await week.getByText('9–16 Oct 2019').waitFor()
  expect(await page.getByRole('tab', { name: 'Gaps' }).getAttribute('aria-selected')).toBe('true')
  await page.goBack()
  await week.getByText('18–25 Nov 2020').waitFor()

  // Older links to the loadouts of a ranked cup lead to its week, and one to an unknown course says so.
  await follow(page, '/planner/?show=loadouts&course=2020-11-18')
  await page.getByRole('heading', { name: 'Mario Cup' }).waitFor()
  expect(await page.locator('.loadout').count()).toBe(4)
  await follow(page, '/planner/?show=loadouts&on=2020-11-18&course=no-such-course')
  await page.getByText('This link leads to a course of which no shelves are on record.').waitFor()
  await page.getByLabel('For which course or ranked cup?').fill('tokyo')
  await page.getByRole('button', { name: 'Tokyo Blur', exact: true }).click()
  await page.getByText('This link leads to a course').waitFor({ state: 'detached' })
})

test('next steps list what gains most in the ranked cup, with the courses where it does, and can be sorted; tickets are answered in a sentence', async () => {
  const page = await openPlanner(few, '?show=next')
  expect(await page.getByRole('radio', { name: 'Ranked cup' }).isChecked()).toBe(true)
  const upgrades = page.getByRole('table', { name: 'Upgrades by points' })
  // On a phone, what is said of a step is beside its item, in lines close to each other.
  await page.setViewportSize({ width: 390, height: 800 })
  const header = upgrades.getByRole('rowheader').first()
  await header.waitFor()
  const [item, text] = await Promise.all([header.locator('.chip').boundingBox(), header.locator('small').boundingBox()])
  expect(text!.x - (item!.x + item!.width)).toBeGreaterThan(4)
  expect(text!.height).toBeLessThan(24)
  await page.setViewportSize({ width: 1280, height: 720 })

  const gain = upgrades.getByRole('button', { name: /^\+[\d,]+ points by .+: show courses$/ }).first()
  await gain.click()
  await expect.poll(() => upgrades.locator('.details li').first().innerText()).toMatch(/\+[\d,]+/)
  const missing = page.getByRole('table', { name: 'Missing items by points' })
  await missing.getByRole('button', { name: 'Item' }).click()
  await expect.poll(() => missing.getByRole('rowheader').first().innerText()).toContain('8-Bit Pipe Frame')

  // Tickets narrow the upgrades, and the address keeps them.
  await page.getByLabel('Number of tickets').fill('4')
  const answer = page.getByRole('region', { name: 'What to use them for' })
  await answer
    .getByText(/to (?:level|points cap) \d: \+[\d,]+ points/)
    .first()
    .waitFor()
  await page.getByLabel('Rarity').selectOption('Super')
  await page.getByLabel('Kind of item').selectOption('driver')
  await expect.poll(() => answer.locator('.ticket-headline').innerText()).toMatch(/^Mario to /)
  expect(toAddress(page.url())).toBe('/planner/?show=next&tickets=4&rarity=super&kind=driver')
  await page.reload()
  await expect.poll(() => answer.locator('.ticket-headline').innerText()).toMatch(/^Mario to /)
})

test('loadouts show the best set with its points, the runner-up and the upgrades, for a ranked cup and any course', async () => {
  const page = await openPlanner({ ...few, 'baby-mario': 2 }, '?show=loadouts&on=2020-11-20')
  const first = page.locator('.loadout').first()
  await first.waitFor()
  expect(await page.locator('.loadout').count()).toBe(4)
  // The headings lead to the course, and to its parts.
  await first.getByRole('heading', { level: 3 }).getByRole('link').waitFor()
  expect(await first.getByRole('heading', { level: 4 }).allTextContents()).toEqual(['Driver', 'Kart', 'Glider'])
  expect(await first.locator('footer').innerText()).toMatch(
    /[\d,]{5,} points, (?:\+[\d,]+ over|as many as) the runner-up[^]*Runner-up[^]*instead: (?:−[\d,]+|±0) points[^]*Gains most per ticket[^]*\+[\d,]+ points for \d+[^]*To get/,
  )
  await page.getByLabel('For which course or ranked cup?').fill('tokyo')
  await page.getByRole('button', { name: 'Tokyo Blur', exact: true }).click()
  await expect.poll(() => page.locator('.loadout').count()).toBe(1)
  expect(toAddress(page.url())).toBe('/planner/?show=loadouts&on=2020-11-20&course=tour-tokyo-blur')
})

test('complete coverage is celebrated', async () => {
  const drivers = ['pauline', 'mario-halloween', 'mario', 'baby-mario']
  const karts = ['b-dasher', '8-bit-pipe-frame', 'royale', 'birthday-girl']
  const gliders = ['swooper', 'cloud-glider', 'peach-parasol', 'super-glider']
  const page = await openPlanner(Object.fromEntries([...drivers, ...karts, ...gliders].map((id) => [id, 8])))
  await page.getByText('Every course covered').waitFor()
  await page.getByRole('tab', { name: 'Gaps' }).click()
  await page.getByText('No gaps', { exact: true }).waitFor()
  expect(await page.locator('.gap-card').count()).toBe(0)
})

test('a long search shows its progress, can be stopped and keeps its result', async () => {
  const page = await openPage()
  // A game too large for a proof.
  await page.route(plannerDataPath, (route) =>
    route.fulfill({ json: encodePlannerGame(makeLargeGame(), '2020-11-20') }),
  )
  await visit(page, '/planner/?show=smallest-set&start=nothing&kind=driver')
  await page.getByText(/at least \d+ are needed/).waitFor()
  await page.getByRole('button', { name: 'Search for 10 more seconds' }).click()
  await expect.poll(() => page.getByRole('progressbar').getAttribute('value').then(Number)).toBeGreaterThan(20)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Search for 10 more seconds' }).waitFor()
  expect(await page.locator('.set-list li').count()).toBeGreaterThan(5)
})

/** 120 drivers on 10 of 300 course variants each, scattered without a pattern that a search could use. */
function makeLargeGame(): PlannerLists {
  let random = 7
  const next = (below: number) => {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((random / 2 ** 32) * below)
  }
  return {
    variants: Array.from({ length: 300 }, (_, index) => ({
      id: `tour-course-${index}`,
      courseId: `tour-course-${index}`,
      name: `Course ${index}`,
      course: plainCourse,
    })),
    unrecorded: [],
    tours: [],
    items: Array.from({ length: 120 }, (_, index) => ({
      kind: 'driver' as const,
      id: `driver-${index}`,
      name: `Driver ${index}`,
      rarity: 'super' as const,
      skillId: null,
      skillStrength: null,
      entryDay: 0,
      shelves: [...new Set(Array.from({ length: 30 }, () => next(300)))].map((variant) => ({
        variant,
        topLevel: 1 as const,
      })),
    })),
  }
}

test('item pages show their owner a verdict, and load nothing for other readers', async () => {
  const stranger = await openPage()
  const asked = recordRequests(stranger, '/assets/')
  await visit(stranger, '/drivers/pauline/')
  await stranger.waitForLoadState('networkidle')
  expect(asked.filter((address) => /planner|verdict/.test(address))).toEqual([])

  const page = await openPage({ now: buildMoment })
  await own(page, few)
  await visit(page, '/drivers/pauline/')
  const verdict = page.getByRole('region', { name: 'For you' })
  await verdict.getByText('Closes 4 gaps for you.').waitFor()
  expect(await verdict.innerText()).toContain('in the last year’s ranked cups.')
  // What it means for them comes before the cups in which it counts.
  const [forYou, cups] = await Promise.all([verdict.boundingBox(), page.locator('#last-cups').boundingBox()])
  expect(forYou!.y).toBeLessThan(cups!.y)
  await verdict.getByText('Show 4 courses').click()
  await expect.poll(() => verdict.getByRole('listitem').count()).toBe(4)
})

test('a press marks an item even if its page is left before the code arrives, and the next page has a verdict', async () => {
  const page = await openPage()
  await visit(page, '/drivers/mario/')
  const letGo = await holdBack(page, '/assets/js/own-control-*.js')
  await page.getByRole('button', { name: 'I own this' }).click()
  await follow(page, '/karts/')
  await untilHeading(page, 'Karts')
  await letGo()
  await page.locator('html[data-marks]').waitFor({ state: 'attached' })
  await follow(page, '/drivers/pauline/')
  const verdict = page.getByRole('region', { name: 'For you' }).getByText(/^Closes \d+ gaps for you\.$/)
  await expect.poll(() => verdict.count()).toBe(1)
})

test('courses and the header link to the planner', async () => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/courses/3ds/daisy-hills/')
  const variants = page.getByRole('navigation', { name: 'Variants' })
  await variants.getByRole('link', { name: '3DS Daisy Hills R', exact: true }).click()
  await page.getByRole('link', { name: 'My loadout for 3DS Daisy Hills R', exact: true }).click()
  expect(toAddress(page.url())).toBe('/planner/?show=loadouts&course=3ds-daisy-hills-r')
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Planner' }).click()
  expect(toAddress(page.url())).toBe('/planner/')
})
