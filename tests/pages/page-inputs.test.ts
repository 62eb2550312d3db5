/** What pages and files are made from, held against them: who keeps the same inputs must keep the same text. */
import { describe, expect, test } from 'vitest'
import { buildCatalogue } from '#catalogue/build-catalogue.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import { itemKinds } from '#catalogue/entities.ts'
import type { ContentFile } from '#catalogue/content-file.ts'
import { digest } from '#generator/files/digest.ts'
import { fileGroups } from '#generator/prepare/file-groups.ts'
import { createOldNameFinder, listItemNames, type ItemNames } from '#generator/prepare/old-names.ts'
import { readContent } from '#generator/prepare/read-content.ts'
import { serialise } from '#generator/prepare/serialise.ts'
import { joinPieces } from '#pages/data/output-file.ts'
import { buildPages } from '#pages/plan/build-pages.ts'
import { digestInputs, listInputs, pickInputs } from '#pages/plan/page-inputs.ts'
import { buildDayRankings } from '#rankings/build-day-rankings.ts'
import { describeRankedFacts } from '#rankings/describe-ranked-facts.ts'
import { fixtureDay } from '../fixture-site.ts'

interface MadeSite {
  readonly itemNames: ItemNames
  /** Pages by path, files beside them by the name of their group. */
  readonly made: ReadonlyMap<string, Made>
}

interface Made {
  readonly kind: string
  readonly isPage: boolean
  /** All that it declares to be made from. */
  readonly inputs: string
  readonly data: string
}

const fixture = readContent('tests/fixtures/content')
const siteUrl = 'https://topshelf.example'
const before = make(fixture, fixtureDay)

describe('a page or file with the same inputs has the same text', () => {
  test.each<readonly [what: string, ...edit: EditOfFile]>([
    ['a shelf', 'karts/b-dasher.yaml', ': top since', ': middle since'],
    [
      'a shelf that is taken back',
      'karts/b-dasher.yaml',
      'top since 2020-07-15',
      'top since 2020-07-15 until 2020-08-12',
    ],
    ['a shelf of a driver', 'drivers/mario.yaml', 'top since 2020-08-12', 'middle since 2020-08-12'],
    [
      'a level from a later day on',
      'drivers/mario.yaml',
      'top at level 3 since 2020-10-15',
      'top at level 3 since 2020-11-11',
    ],
    ['a shelf of a glider', 'gliders/swooper.yaml', 'minute-2: top', 'minute-2: middle'],
    ['a shelf that is new', 'karts/b-dasher.yaml', /$/, '  tour-tokyo-blur: top since 2020-10-15\n'],
    [
      'how many shelves public lists have',
      'karts/b-dasher.yaml',
      'game-id',
      'public-shelf-counts: { top: 9, middle: 9 }\ngame-id',
    ],
    ['the name of an item', 'karts/b-dasher.yaml', 'name: B Dasher', 'name: B Dasher Two'],
    ['a name from which the id does not follow', 'drivers/pauline.yaml', 'name: Pauline', 'name: Lady Pauline'],
    [
      'a name with another place in lists',
      'gliders/super-glider.yaml',
      'name: Super Glider',
      'name: "A \\"Glider\\" <b>"',
    ],
    ['the name of a skill', 'skills/fire-flower.yaml', 'name: Fire Flower', 'name: Flower of Fire'],
    ["the name of a kart's skill", 'skills/dash-panel-plus.yaml', 'name: Dash', 'name: Quick Dash'],
    ['the category of a skill', 'skills/fire-flower.yaml', 'category: offensive', 'category: defensive'],
    ['a first name in another language', 'skills/lucky-seven.yaml', /$/, 'names:\n  de: Glückssieben\n'],
    ['the name of a badge', 'badges/general.yaml', 'name: ', 'name: Great '],
    ['what the names of its badges begin with', 'badges/general.yaml', 'code-prefix: ', 'code-prefix: X'],
    ['a name in another language', 'skills/fire-flower.yaml', 'de: Feuerblume', 'de: Feuerblumen'],
    ['a course in another language', 'courses/3ds-daisy-hills.yaml', 'de: 3DS Daisyhausen', 'de: Daisyhausen'],
    ['an item in another language', 'drivers/mario.yaml', 'de: Mario', 'de: Mario!'],
    ['what a skill is worth', 'skills/fire-flower.yaml', 'strength: 7', 'strength: 9'],
    ['why it is', 'skills/fire-flower.yaml', 'reason: Many', 'reason: Very many'],
    ['the kind of a badge', 'badges/general.yaml', 'kind: general', 'kind: challenge'],
    ['the title of a guide', 'tips-and-tricks/combos.md', 'title: ', 'title: More '],
    ['the text of a guide', 'tips-and-tricks/combos.md', /$/, '\nOne more sentence.\n'],
    ['a link in a guide', 'tips-and-tricks/combos.md', /$/, '\nSee [a skill](/skills/red-shell-plus/).\n'],
    ['a link to a badge', 'tips-and-tricks/combos.md', /$/, '\nSee [a badge](/badges/general/).\n'],
    ['the day of a guide', 'tips-and-tricks/combos.md', 'updated: 2019-10-01', 'updated: 2019-10-02'],
    ['the name of a tour', 'tours/tokyo-tour.yaml', 'name: Tokyo Tour', 'name: Kyoto Tour'],
    ['a cup', 'tours/tokyo-tour.yaml', '3ds-daisy-hills-rt', '3ds-daisy-hills-r'],
    ['a course', 'courses/tour-tokyo-blur.yaml', 'name: Tokyo Blur', 'name: Kyoto Blur'],
    ['a record', 'shelf-records.yaml', 'date: 2020-08-12', 'date: 2020-08-13'],
    ['what a shop sold', 'tables/offers.csv', '1,driver,mario,spotlight', '1,driver,mario,normal'],
    ['a key inside the game', 'tables/item-keys.csv', 'item00005', 'item00006'],
    ['a source', 'sources.yaml', 'title: A shop', 'title: Another shop'],
    ['a skipped day', 'ranking-days.yaml', '2019-10-02', '2019-10-03'],
  ])('%s', (_what, ...change) => {
    const after = make(edit(...change), fixtureDay)
    expect(findUndeclared(before, after)).toEqual([])
    // Else the edit would show nothing.
    expect([...after.made].some(([path, { data }]) => before.made.get(path)?.data !== data)).toBe(true)
  })
})

test('a later shelf of an item with more in public lists: what is known of it on all days', () => {
  const lacking = edit('karts/b-dasher.yaml', 'game-id', 'public-shelf-counts: { top: 9, middle: 9 }\ngame-id')
  const path = 'karts/b-dasher.yaml'
  const added = lacking.map((file) =>
    file.path === path ? { path, text: `${file.text}  tour-tokyo-blur: top since 2020-10-15\n` } : file,
  )
  const from = make(lacking, fixtureDay)
  const to = make(added, fixtureDay)
  expect(findUndeclared(from, to)).toEqual([])
  expect(to.made.get('/ranking/2020-08-01/')?.data).not.toBe(from.made.get('/ranking/2020-08-01/')?.data)
})

test('the day on which a record takes a shelf back', () => {
  const files = edit('karts/b-dasher.yaml', 'top since 2020-07-15', 'top since 2020-07-15 until 2020-08-12')
  expect(make(files, '2020-08-12').made.get('/ranking/2020-08-01/')?.data).toContain('"corrections":')
})

describe('what need not be remade', () => {
  test('an edited guide: all but the guides, and the open data of guides', () => {
    const after = make(edit('tips-and-tricks/combos.md', /$/, '\nOne more sentence.\n'), fixtureDay)
    const other = [...after.made].filter(([path, { inputs }]) => before.made.get(path)?.inputs !== inputs)
    expect(new Set(other.map(([, { kind }]) => kind))).toEqual(new Set(['guide', 'open data: guides']))
  })

  test('the name of an item: the rankings, and pages that do not show it', () => {
    const after = make(edit('karts/b-dasher.yaml', 'name: B Dasher', 'name: B Dasher Two'), fixtureDay)
    expect(after.made.get('rankings')?.inputs).toBe(before.made.get('rankings')?.inputs)
    const kept = listKept(before, after)
    expect(kept.filter((kind) => kind === 'driver')).toHaveLength(4)
    expect(kept.filter((kind) => kind === 'ranking-subject').length).toBeGreaterThan(100)
    expect(kept).not.toContain('ranking-day')
  })

  test('a name in another language: pages of everything else', () => {
    const kept = listKept(before, make(edit('drivers/mario.yaml', 'de: Mario', 'de: Mario!'), fixtureDay))
    expect(kept.filter((kind) => kind === 'driver')).toHaveLength(3)
    expect(kept.filter((kind) => kind === 'course')).toHaveLength(3)
  })

  test('a shelf of a driver: days before it, and what concerns only karts and gliders', () => {
    const kept = listKept(
      before,
      make(edit('drivers/mario.yaml', 'top since 2020-08-12', 'middle since 2020-08-12'), fixtureDay),
    )
    const days = [...before.made.keys()].filter(
      (path) => path.startsWith('/ranking/20') && path < '/ranking/2020-08-12',
    )
    expect(kept.filter((kind) => kind === 'ranking-day')).toHaveLength(days.length)
    expect(kept.filter((kind) => kind === 'kart')).toHaveLength(4)
    expect(kept.filter((kind) => kind === 'glider')).toHaveLength(4)
    expect(kept).not.toContain('driver')
  })
})

type EditOfFile = readonly [path: string, from: string | RegExp, to: string]

function edit(path: string, from: string | RegExp, to: string): ContentFile[] {
  return fixture.map((file) => (file.path === path ? { path, text: file.text.replace(from, to) } : file))
}

function make(files: readonly ContentFile[], today: IsoDate): MadeSite {
  const { catalogue, problems } = buildCatalogue(files, { today })
  expect(problems).toEqual([])
  const { source, plans } = buildPages(catalogue!, buildDayRankings(catalogue!))
  const inputs = digestInputs(source, (text) => digest([text]))
  const pages = plans.map((plan): [string, Made] => [
    plan.path,
    { kind: plan.kind, isPage: true, inputs: listInputs(plan, inputs).join('\n'), data: serialise(plan.build()) },
  ])
  const groups = fileGroups.map(({ name, from, build }): [string, Made] => [
    name,
    {
      kind: name,
      isPage: false,
      inputs: pickInputs(from, inputs).join('\n'),
      data: JSON.stringify(Array.from(build(source, siteUrl), (file) => [file.path, joinPieces(file)])),
    },
  ])
  const histories = itemKinds.map((kind) => [...source.itemHistories(kind)])
  const rankings: Made = {
    kind: 'rankings',
    isPage: false,
    inputs: describeRankedFacts(catalogue!),
    data: JSON.stringify([source.today, histories]),
  }
  return {
    itemNames: listItemNames(catalogue!),
    made: new Map([...pages, ...groups, ['rankings', rankings]]),
  }
}

/** What has changed though a build would keep it. */
function findUndeclared(from: MadeSite, to: MadeSite): string[] {
  return listKeptPaths(from, to).filter((path) => from.made.get(path)?.data !== to.made.get(path)?.data)
}

/** The kinds of what a build would keep. */
function listKept(from: MadeSite, to: MadeSite): string[] {
  return listKeptPaths(from, to).map((path) => to.made.get(path)!.kind)
}

function listKeptPaths(from: MadeSite, to: MadeSite): string[] {
  const tellsOldName = createOldNameFinder(from.itemNames, to.itemNames)
  return [...to.made].flatMap(([path, { inputs }]) => {
    const old = from.made.get(path)
    if (old?.inputs !== inputs) return []
    return old.isPage && tellsOldName(() => Buffer.from(old.data)) ? [] : [path]
  })
}
