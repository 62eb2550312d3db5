/** What players type into the search, against the real content: a hand-made index would have none of its names. */
import { describe, expect, test } from 'vitest'
import { groupBy } from '#base/group-by.ts'
import { itemKinds, type ItemKind, type Rarity } from '#catalogue/entities.ts'
import type { ItemLevel, Levels } from '#documents/checklist.ts'
import { expandChecklist } from '#pages/data/expand-checklist.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import { joinPieces } from '#pages/data/output-file.ts'
import { parsePlannerState } from '#pages/player/planner-address.ts'
import { coursePath, itemPath, subjectRankingPath } from '#pages/routes/routes.ts'
import { buildForeignNamesFile, type ForeignNamesFile } from '#wording/search/foreign-names.ts'
import { buildSearchIndex } from '#wording/search/build-search-index.ts'
import { readVariantRow, reportLink, shortcutsLink } from '#wording/search/search-index.ts'
import {
  identifyCourseRankings,
  identifyGameRankings,
  identifyWeekRankings,
} from '#pages/source/references/identify-ranking.ts'
import { listCupsOfTours } from '#pages/source/references/ranked-cups.ts'
import { buildPlannerGame } from '#rankings/planner/build-planner-game.ts'
import { answerItems, answerPhrase } from '#site/features/search/answers/answer-phrase.ts'
import { findCupsNamed, listCupRankings } from '#site/features/search/answers/cup-rankings.ts'
import { listInOrder } from '#site/features/search/answers/list-rankings.ts'
import { findInCourse, findInGame, findVariants } from '#site/features/search/filters/top-shelf.ts'
import type { AskedGame } from '#site/features/search/answers/select-answer.ts'
import { searchSite } from '#site/features/search/answers/search-site.ts'
import { readSearchedSite } from '#site/features/search/entries/search-entry.ts'
import { listOptions } from '#site/features/search/entries/search-group.ts'
import { createForeignSearch } from '#site/features/search/matching/foreign-search.ts'
import { findFuzzyMatches } from '#site/features/search/matching/fuzzy-search.ts'
import { realCatalogue as catalogue } from '../real-content.ts'
import { realRankings as rankings, realSite as pages } from '../real-site.ts'

const index = buildSearchIndex(catalogue, rankings)
const site = readSearchedSite(index)
const foreignSearch = createForeignSearch(JSON.parse(joinPieces(buildForeignNamesFile(catalogue))) as ForeignNamesFile)
const checklist = pages.buildPage('/checklist/')
const items = checklist?.kind === 'checklist' ? expandChecklist(checklist) : []
const planner = buildPlannerGame(catalogue, '2026-09-29')
const paths = new Set(pages.plans.map(({ path }) => path as string))

const nothing: Levels = new Map()

/** The ids of the items of a ranking, best first. */
function listRanked(path: string) {
  const page = pages.buildPage(path)
  return page?.kind === 'ranking-subject' ? listInOrder(page) : []
}

function readGame(owned: Levels): AskedGame {
  return {
    entries: items,
    courses: index.course,
    cups: index.cup,
    day: index.rankedDays.last,
    owned,
    loadRankingOrder: async (path) => listRanked(path),
    loadTopShelf: async (asked) => ({ places: findInGame(planner, findVariants(index.course, asked), itemKinds) }),
  }
}

function ask(query: string, owned = nothing) {
  return answerPhrase(query, readGame(owned))
}

/** The paths of all lines that a query shows in the end. */
async function search(query: string) {
  const answer = await answerItems(query, nothing, async () => readGame(nothing))
  const known = { answer, onCourse: null, isLoading: false }
  const { missing } = searchSite(query, site, { ...known, foreign: null, fuzzy: null })
  const foreign = missing?.foreign ? foreignSearch : null
  const fuzzy =
    missing && missing.fuzzy !== null
      ? await findFuzzyMatches(site.list.names, missing.fuzzy, new AbortController().signal)
      : null
  const results = searchSite(query, site, { ...known, foreign, fuzzy })
  expect(results.missing).toBeNull()
  return listOptions(results.groups ?? []).map(({ path }) => path)
}

const bestOn = (variantId: string) => {
  const ids = identifyCourseRankings(variantId)
  return {
    driver: subjectRankingPath(ids.driver),
    kart: subjectRankingPath(ids.kart),
    glider: subjectRankingPath(ids.glider),
  }
}

/** The ranking of the last week of the cup under that name. */
const inCup = (name: string, kind: ItemKind) => {
  const { tour, cup } = listCupsOfTours(catalogue.tours).findLast((each) => each.cup.name === name)!
  return subjectRankingPath(identifyWeekRankings(tour.number, cup.week)[kind])
}

describe('a kind and a course lead to the ranking', () => {
  test.each([
    ['best driver for rmx', bestOn(index.course.find(([name]) => name.startsWith('RMX'))![1]).driver],
    ['best karts', subjectRankingPath(identifyGameRankings().kart)],
    ['best kart ds peach gardens', bestOn('ds-peach-gardens').kart],
    ['best karts on DS Peach Gardens R/T', bestOn('ds-peach-gardens-rt').kart],
    ['best glider amsterdam drift 3', bestOn('tour-amsterdam-drift-3').glider],
    ['amsterdam drift 3 kart', bestOn('tour-amsterdam-drift-3').kart],
    ['peach gardens kart', bestOn('ds-peach-gardens').kart],
    ['super drivers on luigis mansion', bestOn('ds-luigis-mansion').driver],
    ['who is top shelf on baby park', bestOn('gcn-baby-park').driver],
    ['what is good for baby park', bestOn('gcn-baby-park').driver],
    ['loadout baby park', bestOn('gcn-baby-park').driver],
    ['snes rr rt karts', bestOn('snes-rainbow-road-rt').kart],
    ['wich kart is best on peach gardans', bestOn('ds-peach-gardens').kart],
    ['best gilder baby prak', bestOn('gcn-baby-park').glider],
    // It is short for Los Angeles, and no part of a glider’s name.
    ['best glider la', bestOn('tour-los-angeles-laps').glider],
  ])('%s', async (query, path) => {
    expect((await search(query))[0]).toBe(path)
  })
})

test('the items on the top shelf of a course come in the order of its ranking', async () => {
  const best = listRanked(bestOn('tour-amsterdam-drift-3').kart).slice(0, 8)
  expect(best).toHaveLength(8)
  expect((await ask('best kart amsterdam drift 3')).entries.map(({ path }) => path)).toEqual(
    best.map((id) => `/karts/${id}/`),
  )
  const byName = (await ask('best kart amsterdam drift 3 sort:name')).entries.map(({ name }) => name)
  expect(byName).toEqual(byName.toSorted())
})

test('a loadout has the best of each kind first', async () => {
  const { driver, kart, glider } = bestOn('gcn-baby-park')
  const best = [driver, kart, glider].map((path) => listRanked(path)[0])
  const { entries: found } = await ask('baby park loadout')
  expect(found.slice(0, 3).map((entry) => 'id' in entry && entry.id)).toEqual(best)
})

test.each<[query: string, rankOf: (item: ItemListEntry) => number | null]>([
  ['best karts', ({ worth }) => worth],
  ['best karts on rainbow road', ({ worth }) => worth],
  ['best super karts', ({ worth }) => worth],
  ['best karts today', ({ rank }) => rank],
])('%s come in the order of their ranking, and so does the list of all of them', async (query, rankOf) => {
  const { entries: found, path } = await ask(query)
  const ranks = found.map((entry) => rankOf(items.find((item) => itemPath(item) === entry.path)!) ?? Infinity)
  expect(ranks.length).toBeGreaterThan(5)
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  const q = new URL(path!, 'https://topshelf.example').searchParams.get('q')!
  expect((await ask(q)).entries).toEqual(found)
})

describe('“items” are of all kinds, except in a name', () => {
  test.each([
    ['new items', 'sort:debut'],
    ['which items do i lack', 'missing'],
    ['super items i lack', 'rarity:super missing'],
    ['items on the top shelf of baby park', 'top:"baby park"'],
  ])('%s: %s', async (query, meant) => {
    const [found, expected] = [await ask(query), await ask(meant)]
    expect({ count: found.count, path: found.path }).toEqual({ count: expected.count, path: expected.path })
    expect(found.count).toBeGreaterThan(10)
  })

  test.each([
    ['best items', subjectRankingPath(identifyGameRankings().driver)],
    ['best items today', '/ranking/2026-09-29/#drivers'],
    ['items for baby park', bestOn('gcn-baby-park').driver],
    ['items', '/tips-and-tricks/items-by-position/'],
    ['items by position', '/tips-and-tricks/items-by-position/'],
  ])('%s: %s', async (query, path) => {
    expect((await search(query))[0]).toBe(path)
  })
})

test.each([
  ['worst karts', subjectRankingPath(identifyGameRankings().kart)],
  ['worst kart this week', inCup('Kamek Cup', 'kart')],
  ['what is the worst kart on baby park', bestOn('gcn-baby-park').kart],
  // What the reader owns at level 1 is another question.
  ['karts top shelf at level 1 baby park', bestOn('gcn-baby-park').kart],
])('%s: the ranking tells, and no list of items', async (query, path) => {
  expect(await ask(query)).toMatchObject({ entries: [], count: 0, emptyReason: null, unknownName: null })
  expect(await search(query)).toEqual([path])
})

test.each([
  'how good am i',
  'what to use',
  'i need rubies',
  'best kart stats',
  'best karts in 2 weeks',
  'kaktus kart n',
  'best driver 2',
  'best kart r',
  'best glider for mario',
  'kart for luigi',
  'bowser karts',
  'which courses am i missing',
  'courses missing',
  'courses with no top drivers',
  'can mario use bubble',
  'bowser karts missing',
  'karts top shelf at level 1',
  'drivers not on any shelf',
  'drivers on no shelf',
  'drivers with no top shelf',
  'karts without mini-turbo plus',
])('%s is looked for in names: items are no answer', async (query) => {
  expect(await ask(query)).toMatchObject({ rankings: [], entries: [], unknownName: expect.any(String) })
})

test('every ranking to which the search can lead has a page', () => {
  const ofCups = listCupRankings(itemKinds, findCupsNamed(index.cup, 'cup', index.rankedDays.last))
  const all = [...index.course.flatMap(([, id]) => Object.values(bestOn(id))), ...ofCups.map(({ path }) => path)]
  const missing = all.filter((path) => !paths.has(path))
  expect(ofCups.length).toBeGreaterThan(30)
  expect(missing).toEqual([])
})

test('a course’s page and the planner’s game have the same items on its top shelves', () => {
  for (const [courseId, ofCourse] of groupBy(index.course.map(readVariantRow), (variant) => variant.courseId)) {
    const page = pages.buildPage(coursePath(courseId))
    for (const { id } of ofCourse) {
      const variants = findVariants(index.course, id)
      const inCourse = page?.kind === 'course' && findInCourse(page, variants, itemKinds)
      expect(inCourse, id).toEqual(findInGame(planner, variants, itemKinds))
    }
  }
})

test.each<[query: string, isMeant: (item: ItemListEntry) => boolean]>([
  ['coin box drivers', ({ kind, skill }) => kind === 'driver' && skill?.id === 'coin-box'],
  ['drivers with boomerang flower', ({ kind, skill }) => kind === 'driver' && skill?.id === 'boomerang-flower'],
  ['super drivers', ({ kind, rarity }) => kind === 'driver' && rarity === 'super'],
  ['super karts', ({ kind, rarity }) => kind === 'kart' && rarity === 'super'],
  ['high-end drivers', ({ kind, rarity }) => kind === 'driver' && rarity === 'high-end'],
  [
    'high end karts with mini turbo',
    ({ kind, rarity, skill }) => kind === 'kart' && rarity === 'high-end' && skill?.id === 'mini-turbo-plus',
  ],
])('%s leads to the list of all of them', async (query, isMeant) => {
  const answer = await ask(query)
  expect(answer.count).toBe(items.filter(isMeant).length)
  expect(answer.count).toBeGreaterThan(10)
  expect((await search(query))[0]).toBe(answer.path)
})

describe('the site’s own words mean what its filters do', () => {
  const turbos = items.filter(({ kind, skill }) => kind === 'kart' && skill?.id === 'mini-turbo-plus')
  const owned = new Map(turbos.filter((_, at) => at % 3 === 0).map(({ id }): [string, ItemLevel] => [id, 1]))
  const countKarts = (asked: Rarity) => items.filter(({ kind, rarity }) => kind === 'kart' && rarity === asked).length
  test.each([
    ['karts mini-turbo plus top shelf rainbow road', 'kart skill:mini-turbo-plus top:"rainbow road"'],
    ['karts mini-turbo plus on the top shelf of rainbow road', 'kart skill:mini-turbo-plus top:"rainbow road"'],
    ['karts that are on any top shelves of rainbow road today', 'kart top:"rainbow road"'],
    ['karts on top shelf of wii rainbow road', 'kart top:"wii rainbow road"'],
    ['karts mini-turbo plus rainbow road missing', 'kart skill:mini-turbo-plus missing top:"rainbow road"'],
    ['which karts do i not have', 'kart missing'],
    ['karts not owned', 'kart missing'],
    ['karts mini-turbo plus rainbow road i lack', 'kart skill:mini-turbo-plus missing top:"rainbow road"'],
    ['karts i don’t have for rainbow road', 'kart missing top:"rainbow road"'],
    ['which karts do i need for rainbow road', 'kart missing top:"rainbow road"'],
    ['my karts rainbow road', 'kart owned top:"rainbow road"'],
    ['mini-turbo plus karts of mine', 'skill:mini-turbo-plus kart owned'],
    ['which karts do i have', 'kart owned'],
    ['my karts', 'kart owned'],
    ['karts at level 1', 'kart level:1'],
    ['what i own', 'owned'],
    ['what do i not have for rainbow road', 'missing top:"rainbow road"'],
    ['what am i missing for rainbow road', 'missing top:"rainbow road"'],
    ['top shelf of Rainbow Road that I own', 'owned top:"rainbow road"'],
    ['all karts i need', 'kart missing'],
    ['unowned karts', 'kart missing'],
    ['karts lvl 1', 'kart level:1'],
    ['karts lv 1 or 2', 'kart level:1 level:2'],
    ['karts below level 6', 'kart owned'],
    ['mii suits i lack', 'mii suit missing'],
    ['mt+ karts', 'kart skill:mini-turbo-plus'],
    ['karts w/ mini turbo', 'kart skill:mini-turbo-plus'],
    ['drivers w fire flower', 'driver skill:fire-flower'],
    ['high-end drivers with coinbox', 'driver rarity:high-end skill:coin-box'],
    ['drivers with bubbles', 'driver skill:bubble'],
    ['lucky 7 drivers', 'driver skill:lucky-seven'],
    ['super or he karts with mini turbo', 'kart rarity:super rarity:high-end skill:mini-turbo-plus'],
    ['N karts', 'kart rarity:normal'],
    ['s tier drivers', 'driver tier:S'],
    ['drivers tier a or b', 'driver tier:A tier:B'],
    ['oldest karts', 'kart tour:1'],
    ['old karts', 'kart tour:1'],
    ['karts debut 2022', 'kart year:2022'],
    ['karts with slipstream', 'kart skill:slipstream-plus'],
    ['best karts 2021', 'kart year:2021'],
    ['drivers from 2019 to 2021', 'driver year:2019 year:2020 year:2021'],
    ['all gold items', 'driver kart glider gold'],
    ['drivers and karts for baby park', 'driver kart top:"baby park"'],
    ['karts wii rr', 'kart top:"wii rainbow road"'],
    ['drivers sky high sundae', 'driver top:"sky-high sundae"'],
    ['karts rainbwo road', 'kart top:"rainbow road"'],
    ['drivres i lack', 'driver missing'],
    ['yoshis i lack', 'yoshi missing'],
    ['whos best in baby park', 'driver top:"baby park"'],
    ['karts at lvl 1', 'kart level:1'],
  ])('%s: %s', async (query, meant) => {
    const [found, expected] = [await ask(query, owned), await ask(meant, owned)]
    expect(found).toMatchObject({ count: expected.count, unknownName: null, problems: [] })
    expect(found.count).toBeGreaterThan(1)
  })

  test('levels of what the reader lacks are asked for by mistake, and nothing is said of them', async () => {
    expect(await ask('karts lvl 3+ missing')).toMatchObject({ count: 0, emptyReason: null, problems: [] })
  })

  const allKarts = new Map(items.flatMap(({ kind, id }) => (kind === 'kart' ? [[id, 8] as const] : [])))
  test.each<[string, Levels, string | null]>([
    // No name that contains the word is found either.
    ['my karts', nothing, 'You own no karts.'],
    ['super karts I own', nothing, 'You own no Super karts.'],
    ['what i own', nothing, 'You own no items.'],
    ['gliders at level 8', allKarts, 'You own no such gliders.'],
    ['drivers at level 7', nothing, 'You own no such drivers.'],
    ['yoshi drivers i own', nothing, 'You own no such drivers.'],
    ['karts i own on the top shelf of gcn baby park', nothing, 'You own no such karts.'],
    ['high-end karts i lack', allKarts, `You lack no High-End karts: all ${countKarts('high-end')} are yours.`],
    ['kart rarity:super missing', allKarts, `You lack no Super karts: all ${countKarts('super')} are yours.`],
    ['karts mini-turbo plus i lack', allKarts, `You lack no such karts: all ${turbos.length} are yours.`],
    ['my karts', allKarts, null],
    ['karts rainbow road', nothing, null],
  ])('%s: where the reader has, or lacks, none, the answer says so', async (query, levels, emptyReason) => {
    const answer = await ask(query, levels)
    expect(answer).toMatchObject({ emptyReason, unknownName: null, problems: [] })
    expect(answer.count > 0).toBe(emptyReason === null)
  })
})

describe('a kind and a ranked cup lead to the ranking of its week', () => {
  test.each([
    ['kart for bowser cup', inCup('Bowser Cup', 'kart')],
    ['best gliders bowser cup', inCup('Bowser Cup', 'glider')],
    ['drivers peach cup', inCup('Peach Cup', 'driver')],
    ['best kart for this cup', inCup('Kamek Cup', 'kart')],
    ['best driver this week', inCup('Kamek Cup', 'driver')],
    ['which glider is best in this week’s ranked cup', inCup('Kamek Cup', 'glider')],
    ['karts next cup', inCup('Kamek Cup', 'kart')],
    ['best driver for next week', inCup('Kamek Cup', 'driver')],
    ['items for bowser cup', inCup('Bowser Cup', 'driver')],
    ['best loadout this week', inCup('Kamek Cup', 'driver')],
    ['best kart tomorrow', '/ranking/2026-09-29/#karts'],
    ['best karts for bowser cup week', inCup('Bowser Cup', 'kart')],
    ['best kart week 2', inCup('Kamek Cup', 'kart')],
    ['best kart this tour', inCup('Kamek Cup', 'kart')],
    // The race card shows the reader's own.
    ['best karts for bowser cup i own', '/race/?week=2026-04-29'],
    ['karts kamek cup', inCup('Kamek Cup', 'kart')],
    ['best kart mario cup', inCup('Mario Cup', 'kart')],
    // It is no question about items.
    ['bowser cup', '/race/?week=2026-04-29'],
  ])('%s: %s', async (query, path) => {
    expect((await search(query))[0]).toBe(path)
  })

  const ranked = listRanked(inCup('Kamek Cup', 'driver'))
  const owned = new Map(ranked.filter((_, at) => at % 3 === 0).map((id): [string, ItemLevel] => [id, 1]))
  test.each<[query: string, isMeant: (item: ItemListEntry) => boolean]>([
    ['best drivers this week', () => true],
    ['best super driver this week', ({ rarity }) => rarity === 'super'],
    ['best driver I lack for this week', ({ id }) => !owned.has(id)],
    ['drivers kamek cup i own', ({ id }) => owned.has(id)],
  ])('%s: the best of them in that week, which are no list', async (query, isMeant) => {
    const meant = ranked.filter((id) => items.some((item) => item.kind === 'driver' && item.id === id && isMeant(item)))
    const { entries: found, path } = await ask(query, owned)
    expect(found.map((entry) => entry.path)).toEqual(meant.slice(0, 8).map((id) => `/drivers/${id}/`))
    expect([found.length, path]).toEqual([8, null])
  })

  test('the ranking says of which cup it is, and of which days', async () => {
    const [ranking, ...others] = (await ask('karts bowser cup')).rankings
    expect(ranking?.name).toMatch(/^Best karts in the Bowser Cup, \d+ Apr – \d+ May 2026$/)
    expect(others).toEqual([])
  })
})

describe('“new” is an order, except in a name', () => {
  test.each([
    ['new karts', '/karts/?q=sort%3Adebut'],
    ['new drivers', '/drivers/?q=sort%3Adebut'],
    ['newest gliders', '/gliders/?q=sort%3Adebut'],
    ['what are the latest karts', '/karts/?q=sort%3Adebut'],
    ['new high-end drivers', '/drivers/?q=sort%3Adebut+rarity%3Ahigh-end'],
    ['new york karts', bestOn('tour-new-york-minute').kart],
    ['karts new york minute', bestOn('tour-new-york-minute').kart],
    ['new year gliders', '/checklist/?q=new+year+gliders#list'],
    ['new year’s kite', '/gliders/new-years-kite/'],
    ['driver with most top shelves', '/drivers/?q=sort%3Atop'],
    ['best coverage glider', '/gliders/?q=sort%3Atop'],
    ['most useful driver', '/drivers/?q=sort%3Aworth'],
    ['what’s new', '/checklist/?q=sort%3Adebut#list'],
    ['last driver', '/drivers/?q=sort%3Adebut'],
    ['last karts', '/karts/?q=sort%3Adebut'],
    ['last item', '/checklist/?q=sort%3Adebut#list'],
  ])('%s: %s', async (query, path) => {
    expect((await search(query))[0]).toBe(path)
  })

  test('the newest come first', async () => {
    const debuts = (await ask('new karts')).entries.map(
      ({ path }) => items.find((item) => itemPath(item) === path)?.debut,
    )
    const numbers = debuts.map((debut) => debut?.number ?? 0)
    expect(numbers[0]).toBeGreaterThan(90)
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
  })
})

test('a query of which nothing is understood finds nothing', async () => {
  const { problems, count } = await ask('rarty: super')
  expect([problems, count]).toEqual([['“rarty:” is not known here. Did you mean “rarity:”?'], 0])
  expect((await ask('kart rarty: super')).count).toBe(items.filter(({ kind }) => kind === 'kart').length)
})

test('tours of a name, the newest first', async () => {
  const tours = (await search('holiday tour')).filter((path) => path.startsWith('/tours/holiday'))
  const years = [2025, 2024, 2023, 2022, 2021]
  expect(tours).toEqual(years.map((year) => `/tours/holiday-tour-${year}/`))
})

test.each(['oct 2025', 'October 2025'])('%s: the tours that were on, the newest first', async (query) => {
  const wanted = catalogue.tours.filter(({ start, end }) => start < '2025-11-01' && end > '2025-10-01')
  expect(wanted.length).toBeGreaterThan(1)
  expect(await search(query)).toEqual(wanted.toReversed().map(({ id }) => `/tours/${id}/`))
})

test.each([
  ['most days at number one', '/records/#days-at-number-one'],
  ['longest reign', '/records/#longest-reign'],
  ['biggest fall', '/records/#biggest-fall'],
  ['records', '/records/'],
])('“%s” leads to %s', async (query, path) => {
  expect((await search(query))[0]).toBe(path)
})

test('quick links into the planner open the part that they name', () => {
  const parts = index.link.filter(([, path]) => path.startsWith('/planner/?'))
  for (const [, path] of parts) {
    const { tab } = parsePlannerState(path.slice('/planner/'.length))
    expect(path).toBe(`/planner/?show=${tab}`)
  }
  expect(parts.length).toBeGreaterThan(3)
})

test.each([
  ['what is on now', ['/tours/anniversary-tour-2026/']],
  ['when did it end', ['/tours/anniversary-tour-2026/']],
  ['end of service', ['/tours/anniversary-tour-2026/']],
  ['next cup', ['/race/']],
  ['today', ['/ranking/2026-09-29/']],
  ['first tour', ['/tours/new-york-tour/']],
  ['5 May 2021', ['/ranking/2021-05-05/', '/tours/bowser-vs-dk-tour/']],
  ['christmas 2022', ['/ranking/2022-12-25/', '/tours/holiday-tour-2022/']],
])('after the end, “%s” has one answer', async (query, answers) => {
  expect(await search(query)).toEqual(answers)
})

test('the last drivers are the two of July 2025', async () => {
  const newest = (await search('last driver')).slice(1, 3)
  expect(newest.toSorted()).toEqual(['/drivers/luigi-mechanic/', '/drivers/mario-mechanic/'])
})

describe('the first hit', () => {
  test.each([
    ['super glider', '/gliders/super-glider/'],
    ['VV2 R', '/courses/tour/vancouver-velocity/#tour-vancouver-velocity-2-r'],
    ['vv2rt', '/courses/tour/vancouver-velocity/#tour-vancouver-velocity-2-rt'],
    ['NYM2 R', '/courses/tour/new-york-minute/#tour-new-york-minute-2-r'],
    ['RRM', '/courses/3ds/rock-rock-mountain/'],
    ['PPP', '/courses/tour/piranha-plant-pipeline/'],
    ['N64 RR', '/courses/n64/royal-raceway/'],
    ['LM', '/courses/ds/luigis-mansion/'],
    ['“mario santa”', '/drivers/mario-santa/'],
    ['マリオ サンタ', '/drivers/mario-santa/'],
    ['まりお', '/drivers/mario/'],
    ['马里奥', '/drivers/mario/'],
    ['capsule karts', '/checklist/?q=capsule+karts#list'],
    ['peach drivers', '/checklist/?q=peach+drivers#list'],
    ['rainbow road rt', '/courses/snes/rainbow-road/#snes-rainbow-road-rt'],
    ['rmx rainbow road 1rt', '/courses/rmx/rainbow-road-1/#rmx-rainbow-road-1-rt'],
    ['amsterdam drift 3 rt', '/courses/tour/amsterdam-drift/#tour-amsterdam-drift-3-rt'],
    ['tokyo blur 4 r', '/courses/tour/tokyo-blur/#tour-tokyo-blur-4-r'],
    ['best kart amsterdam drift 3 rt', bestOn('tour-amsterdam-drift-3-rt').kart],
    ['158', '/tours/battle-tour-2025/'],
    ['97', '/tours/princess-tour-2023/'],
    ['tour 158', '/tours/battle-tour-2025/'],
    ['König Buu', '/drivers/king-boo/'],
    ['Koenig Buu', '/drivers/king-boo/'],
    ['who has coin box', '/skills/coin-box/'],
    ['rojale kart', '/karts/royale/'],
    ['red shell drivers', '/skills/red-shell-plus/'],
    ['current tour', '/tours/anniversary-tour-2026/'],
    ['next tour', '/tours/anniversary-tour-2026/'],
    ['last tour', '/tours/anniversary-tour-2026/'],
    ['previous tour', '/tours/anniversary-tour-2026/'],
    ['best driver today', '/ranking/2026-09-29/#drivers'],
    ['karts today', '/ranking/2026-09-29/#karts'],
    ['best karts yesterday', '/ranking/2026-09-29/#karts'],
    ['25 november best drivers', '/ranking/2025-11-25/#drivers'],
    ['best gliders last week', inCup('Kamek Cup', 'glider')],
    ['today', '/ranking/2026-09-29/'],
    ['todays challenge', '/badges/todays-challenge/'],
    ['this week', '/race/'],
    ['next week', '/race/'],
    ['offline', '/offline/'],
    ['install', '/offline/#keep'],
    ['install app', '/offline/#keep'],
    ['login', '/user/settings/#sign-in'],
    ['open data', '/data/'],
    ['export', '/checklist/'],
    ['import', '/checklist/'],
    ['my account', '/user/settings/'],
    ['account', '/user/settings/'],
    ['delete account', '/user/settings/#delete'],
    ['loadout', '/planner/?show=loadouts'],
    ['smallest set', '/planner/?show=smallest-set'],
    ['calendar', '/tours/'],
    ['gaps', '/planner/?show=gaps'],
    ['report', reportLink],
    ['report a change', reportLink],
    ['report an error', reportLink],
    ['wrong shelf', reportLink],
    ['where is the wrong shelf', reportLink],
    ['shortcuts', shortcutsLink],
    ['keyboard', shortcutsLink],
    ['appearance', '/#appearance'],
    ['theme', '/#appearance'],
    ['dark mode', '/#appearance'],
    ['dark hop rod', '/karts/dark-hop-rod/'],
    ['tier list', '/ranking/2026-09-29/'],
    ['undo', '/checklist/'],
    ['how many coins', '/tips-and-tricks/coins/'],
    ['what are the points caps', '/tips-and-tricks/points-caps/'],
    ['how points work', '/tips-and-tricks/how-points-work/'],
    ['when is the next tour', '/tours/anniversary-tour-2026/'],
    ['my settings', '/user/settings/'],
    ['when does the next tour start', '/tours/anniversary-tour-2026/'],
    ['this tour', '/tours/anniversary-tour-2026/'],
    ['what should i buy', '/planner/?show=next'],
    ['how does frenzy work', '/tips-and-tricks/frenzy/'],
    ['best loadout', '/planner/?show=loadouts'],
    ['is peach good', '/drivers/peach/'],
    ['king bob omb', '/drivers/king-bob-omb/'],
    ['mt+', '/skills/mini-turbo-plus/'],
    ['top shelf', '/tips-and-tricks/the-three-shelves/'],
    ['best skill', '/skills/'],
    ['peach skill', '/drivers/peach/'],
    ['what skill does king boo have', '/drivers/king-boo/'],
    ['which courses is king boo good on', '/drivers/king-boo/'],
    ['when did peach debut', '/drivers/peach/'],
    ['what’s peach’s skill', '/drivers/peach/'],
    ['does peach have heart', '/drivers/peach/'],
    ['can mario use bubble', '/drivers/mario/'],
    ['peach level 6', '/drivers/peach/'],
    ['is daisy a top driver on baby park', '/drivers/daisy/'],
    ['battle course 2 kart', '/tips-and-tricks/battle-courses/'],
    ['when was tokyo tour', '/tours/tokyo-tour/'],
    ['when is the next mario cup', '/race/?week=2026-06-10'],
    ['courses this week', '/race/'],
    ['what tour is it', '/tours/anniversary-tour-2026/'],
    ['what tour are we in', '/tours/anniversary-tour-2026/'],
    ['what is a tier', '/ranking/2026-09-29/'],
    ['upcoming tours', '/tours/anniversary-tour-2026/'],
    ['tour schedule', '/tours/'],
    ['how do i import my items', '/checklist/'],
    ['which kart should i upgrade', '/planner/?show=next'],
    ['yoshis', '/drivers/yoshi/'],
    ['my yoshis', '/drivers/yoshi/'],
    ['baby parks', '/courses/gcn/baby-park/'],
    ['best driver ever', subjectRankingPath(identifyGameRankings().driver)],
    ['best driver of all time', subjectRankingPath(identifyGameRankings().driver)],
    ['best driver in the game', subjectRankingPath(identifyGameRankings().driver)],
    ['kart shop', '/tips-and-tricks/spotlight-shop/'],
    // What it is called in Italian and in Spanish is no misspelt kart.
    ['kaktus kart', '/karts/cact-x/'],
    ['kartus', '/karts/cact-x/'],
    ['courses that i lack', '/planner/?show=gaps'],
    ['courses i am missing', '/planner/?show=gaps'],
    ['sports coupe 2022 kart', '/karts/sports-coupe-2022/'],
    ['new years 2021 glider', '/gliders/new-years-2021/'],
    ['new to the game', '/tips-and-tricks/new-to-the-game/'],
  ])('%s: %s', async (query, path) => {
    expect((await search(query))[0]).toBe(path)
  })
})
