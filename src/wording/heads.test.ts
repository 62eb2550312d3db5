import { describe, expect, test } from 'vitest'
import type { Catalogue, ItemKind, Tour } from '#catalogue/entities.ts'
import type { PageData } from '#pages/data/page-data.ts'
import type { SkillPage } from '#pages/data/thing-pages.ts'
import type { TourPage } from '#pages/data/tour-pages.ts'
import { buildItemPage } from '#pages/item/build-item-page.ts'
import { buildPages } from '#pages/plan/build-pages.ts'
import {
  buildCourseRankingPage,
  buildGameRankingPage,
  buildTourRankingPage,
  buildWeekRankingPage,
  type SubjectPageAlone,
} from '#pages/ranking/build-ranking-subject-page.ts'
import { buildSmallSource } from '#pages/testing/build-small-source.ts'
import { smallCatalogue } from '#pages/testing/small-catalogue.ts'
import { buildTourPage } from '#pages/tour/build-tour-page.ts'
import { buildDayRankings } from '#rankings/days/build-day-rankings.ts'
import { readDescription } from './descriptions/descriptions.ts'
import { readTitle } from './titles.ts'

const readHead = (page: PageData) => ({ title: readTitle(page), description: readDescription(page) })

const source = buildSmallSource()
const [newYork, tokyo, halloween] = smallCatalogue.tours

test('every page has a unique title and a description', () => {
  const all: PageData[] = [...buildPages(smallCatalogue, buildDayRankings(smallCatalogue)).pages()]
  const heads = all.map(readHead)
  expect(new Set(heads.map(({ title }) => title)).size).toBe(all.length)
  expect(all.filter((_page, index) => heads[index]!.title === null).map(({ kind }) => kind)).toEqual(['home'])
  for (const { title, description } of heads) {
    expect(title ?? 'home').toMatch(/^[^{}]+$/)
    expect(description).toMatch(/^[^{}]{20,200}$/)
  }
})

const pages = new Map(
  [...buildPages(smallCatalogue, buildDayRankings(smallCatalogue)).pages()].map((page) => [page.path, page]),
)

test.each([
  ['/drivers/', 'Drivers', 'All 4 drivers of Mario Kart Tour with rarity'],
  ['/courses/', 'Courses', 'The 2 courses of Mario Kart Tour in 4 variants, from'],
  ['/courses/3ds/bowsers-castle/', "3DS Bowser's Castle course", "3DS Bowser's Castle in Mario Kart Tour: 2 variants"],
  ['/tours/', 'Tours', 'All 3 tours of Mario Kart Tour, from the New York Tour of September 2019'],
  ['/skills/', 'Skills', 'The 2 skills of drivers'],
  [
    '/skills/fire-flower/',
    'Fire Flower, driver skill',
    'Fire Flower, offensive skill of drivers in Mario Kart Tour: 1 driver with it, their ranks and their top-shelf courses.',
  ],
  [
    '/badges/general/',
    'General badge',
    'General badge of Mario Kart Tour (general). In the game’s own records its code',
  ],
  ['/tips-and-tricks/', 'Tips and tricks', 'Guides to Mario Kart Tour'],
  ['/tips-and-tricks/shelves/', 'Shelves explained', 'What the three shelves of a course are worth.'],
  [
    '/ranking/',
    'Daily rankings',
    'The best drivers, karts and gliders of Mario Kart Tour on each day from 26 September 2019 to 17 October 2019',
  ],
  [
    '/ranking/2019-10-17/',
    'Ranking of 17 October 2019',
    'Best on 17 October 2019 in the Tokyo Tour: Mario (Santa), B Dasher. The top 25 drivers, karts and gliders with their points.',
  ],
  ['/records/', 'Records', 'The records of '],
  ['/checklist/', 'Checklist', 'Mark the drivers, karts and gliders you own'],
  ['/user/checklist/', 'Your checklist', 'Your drivers, karts and gliders'],
  ['/user/settings/', 'Settings', 'Your account on Topshelf'],
  ['/user/profile/', 'Profile', 'Your profile on Topshelf'],
])('%s', (path, title, description) => {
  const head = readHead(pages.get(path as PageData['path'])!)
  expect(head).toEqual({ title, description: expect.stringContaining(description) })
})

test('a skill that no driver has', () => {
  const skill = pages.get('/skills/fire-flower/') as SkillPage
  expect(readHead({ ...skill, items: [] }).description).toBe(
    'Fire Flower, offensive skill of drivers in Mario Kart Tour: no driver in the game has it.',
  )
})

function item(kind: ItemKind, id: string, changes = {}) {
  const index = source.items[kind].findIndex((each) => each.id === id)
  return readHead(buildItemPage(source, { ...source.items[kind][index]!, ...changes }, index))
}

test.each([
  [
    'driver',
    'mario',
    'Mario, Super driver',
    'Mario is a Super driver with Fire Flower, in the game from the New York Tour on. Last ranked 2 of 3 drivers, on the top shelf of 2 course variants.',
  ],
  [
    'kart',
    'pipe-frame',
    'Pipe Frame, Normal kart',
    'Pipe Frame is a Normal kart, in the game from the New York Tour on. Last ranked 2 of 2 karts, on no top shelf.',
  ],
  [
    'driver',
    'boo',
    'Boo, High-End driver',
    'Boo is a High-End driver, in the game from the Halloween Tour on. Its favourite courses are not on record.',
  ],
] as const)('%s %s', (kind, id, title, description) => {
  expect(item(kind, id)).toEqual({ title, description })
})

test('an item whose shelves are not all known may be better than its rank', () => {
  expect(item('driver', 'mario', { publicShelfCounts: { top: 9, middle: 0 } }).description).toMatch(
    /Last ranked 2 or better of 3 drivers, with \d of 9 top shelves known at level 1\.$/,
  )
})

function ofTour(tour: Tour, newItems: number): string {
  const page = buildTourPage(source, tour, 0)
  return readHead({ ...page, newItems: Array.from<TourPage['newItems'][number]>({ length: newItems }) }).description
}

test.each([
  [
    ofTour(newYork!, 6),
    'The New York Tour ran from 25 September 2019 to 9 October 2019 with 6 new items and 1 new city course. See its cups, ranked cup of one week, and best drivers, karts and gliders.',
  ],
  [
    ofTour(tokyo!, 1),
    'The Tokyo Tour ran from 9 October 2019 to 23 October 2019 with 1 new item. See its cups, ranked weeks, and best drivers, karts and gliders.',
  ],
  [
    ofTour(halloween!, 0),
    'The Halloween Tour ran from 23 October 2019 to 6 November 2019, by the yearly cycle. See its ranked cup of one week and best drivers, karts and gliders.',
  ],
  [
    ofTour({ ...newYork!, cups: [], rankedCups: [], newCityCourses: [] }, 0),
    'The New York Tour ran from 25 September 2019 to 9 October 2019. No source lists its cups.',
  ],
  [
    ofTour({ ...tokyo!, cups: tokyo!.cups.map((cup) => ({ ...cup, variantIds: [] })), rankedCups: [] }, 0),
    'The Tokyo Tour ran from 9 October 2019 to 23 October 2019. See its cups.',
  ],
  [
    ofTour({ ...newYork!, cups: [], rankedCups: newYork!.rankedCups.map((cup) => ({ ...cup, variantIds: [] })) }, 0),
    'The New York Tour ran from 25 September 2019 to 9 October 2019 with 1 new city course. No source lists the courses of its cups.',
  ],
])('%s', (description, expected) => {
  expect(description).toBe(expected)
})

function ofRanking(page: SubjectPageAlone) {
  return readHead({ ...page, neighbours: { previous: null, next: null } })
}

const drivers = (tours: Catalogue['tours'], tour: Tour) =>
  ofRanking(buildTourRankingPage(buildSmallSource({ tours }), tour, 'driver'))

describe('rankings', () => {
  test('of a course that no item favours', () => {
    const variant = source.catalogue.variantById.get('tour-new-york-minute-2')!
    expect(ofRanking(buildCourseRankingPage(source, variant, 'glider'))).toEqual({
      title: 'Best gliders on New York Minute 2',
      description: 'No glider with a top or middle shelf on New York Minute 2 is on record.',
    })
  })

  test('of a course', () => {
    const variant = source.catalogue.variantById.get('3ds-bowsers-castle')!
    expect(ofRanking(buildCourseRankingPage(source, variant, 'driver')).title).toBe(
      "Best drivers on 3DS Bowser's Castle",
    )
  })

  test('of the whole game', () => {
    expect(ofRanking(buildGameRankingPage(source, 'kart'))).toEqual({
      title: 'Karts worth having',
      description: expect.stringMatching(/^The karts worth having and levelling in Mario Kart Tour, best first: \w/),
    })
  })

  test('of a tour', () => {
    expect(drivers(smallCatalogue.tours, newYork!)).toEqual({
      title: 'Best drivers in the New York Tour',
      description: 'The drivers for the whole New York Tour, best first: Mario, Peach.',
    })
  })

  test('of a tour of which only ranked cups are on record', () => {
    const bare = { ...newYork!, cups: [] }
    expect(drivers([bare, tokyo!, halloween!], bare).description).toBe(
      'The drivers for the ranked cups of the New York Tour, best first: Mario.',
    )
  })

  test('of a tour without courses, and of its weeks', () => {
    const [cup] = newYork!.rankedCups
    const bare = { ...newYork!, cups: [], rankedCups: [{ ...cup!, variantIds: [] }] }
    expect(drivers([bare, tokyo!, halloween!], bare).description).toBe(
      'The drivers of the whole game, as no course of the New York Tour is on record, best first: Mario, Peach.',
    )
    const bareSource = buildSmallSource({ tours: [bare, tokyo!, halloween!] })
    expect(ofRanking(buildWeekRankingPage(bareSource, bare, bare.rankedCups[0]!, 'driver')).description).toBe(
      'The drivers of the whole game, as no course of the ranked cup in week 1 of the New York Tour is on record, best first: Mario, Peach.',
    )
  })
})
