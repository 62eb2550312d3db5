/** What pages and files declare to be made from, held against them: who keeps the same inputs must keep the same text. */
import { describe, expect, test } from 'vitest'
import { buildCatalogue } from '#catalogue/build-catalogue.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import { itemKinds } from '#catalogue/entities.ts'
import type { ContentFile } from '#catalogue/content-file.ts'
import { digest } from '#generator/files/digest.ts'
import { fileGroups } from '#generator/prepare/file-groups.ts'
import { readContent } from '#generator/prepare/read-content.ts'
import { buildPages } from '#pages/plan/build-pages.ts'
import { digestInputs, listInputs, pickInputs } from '#pages/plan/page-inputs.ts'
import { buildDayRankings } from '#rankings/build-day-rankings.ts'
import { describeRankedFacts } from '#rankings/describe-ranked-facts.ts'

interface Made {
  readonly kind: string
  /** All that it declares to be made from. */
  readonly inputs: string
  readonly data: string
}

const fixture = readContent('tests/fixtures/content')
const siteUrl = 'https://topshelf.example'
const day: IsoDate = '2020-11-20'
const before = make(fixture, day)

describe('a page or file that has the same inputs has the same text', () => {
  test.each<readonly [what: string, from: IsoDate, to: IsoDate]>([
    ['the next day', '2020-11-20', '2020-11-21'],
    ['a day after the next cup and tour have begun', '2020-11-20', '2020-11-25'],
    ['each day around the end of a week', '2020-12-01', '2020-12-02'],
    ['the day on which a tour begins', '2020-12-15', '2020-12-16'],
    ['the day after that', '2020-12-16', '2020-12-17'],
    ['the new year', '2020-12-31', '2021-01-01'],
    ['a full record', '2020-07-14', '2020-07-15'],
    ['a record of the top shelf alone', '2020-10-14', '2020-10-15'],
    ['a day that is skipped', '2019-10-01', '2019-10-02'],
    ['the day after one that is skipped', '2019-10-02', '2019-10-03'],
    ['the day on which the next tour is ranked', '2019-10-08', '2019-10-09'],
  ])('%s', (_what, from, to) => {
    const made = from === day ? before : make(fixture, from)
    expect(findUndeclared(made, make(fixture, to))).toEqual([])
  })

  test.each<readonly [what: string, ...edit: EditOfFile]>([
    ['a shelf', 'karts/b-dasher.yaml', ': top since', ': middle since'],
    [
      'a shelf that is taken back',
      'karts/b-dasher.yaml',
      'top since 2020-07-15',
      'top since 2020-07-15 until 2020-08-12',
    ],
    ['the name of an item', 'karts/b-dasher.yaml', 'name: B Dasher', 'name: B Dasher Two'],
    ['a name in another language', 'skills/fire-flower.yaml', 'de: Feuerblume', 'de: Feuerblumen'],
    ['a course in another language', 'courses/3ds-daisy-hills.yaml', 'de: 3DS Daisyhausen', 'de: Daisyhausen'],
    ['an item in another language', 'drivers/mario.yaml', 'de: Mario', 'de: Mario!'],
    ['what a skill is worth', 'skills/fire-flower.yaml', 'strength: 7', 'strength: 9'],
    ['why it is', 'skills/fire-flower.yaml', 'reason: Many', 'reason: Very many'],
    ['the kind of a badge', 'badges/general.yaml', 'kind: ', 'kind: very '],
    ['the title of a guide', 'tips-and-tricks/combos.md', 'title: ', 'title: More '],
    ['the text of a guide', 'tips-and-tricks/combos.md', /$/, '\nOne more sentence.\n'],
    ['a link in a guide', 'tips-and-tricks/combos.md', /$/, '\nSee [a skill](/skills/red-shell-plus/).\n'],
    ['a link to a badge', 'tips-and-tricks/combos.md', /$/, '\nSee [a badge](/badges/general/).\n'],
    ['the day of a guide', 'tips-and-tricks/combos.md', 'updated: 2019-10-01', 'updated: 2019-10-02'],
    ['the name of a tour', 'tours/tokyo-tour.yaml', 'name: Tokyo Tour', 'name: Kyoto Tour'],
    ['a cup', 'tours/tokyo-tour.yaml', '3ds-daisy-hills-rt', '3ds-daisy-hills-r'],
    ['a course', 'courses/tour-tokyo-blur.yaml', 'name: Tokyo Blur', 'name: Kyoto Blur'],
    ['a record', 'shelf-records.yaml', 'date: 2020-08-12', 'date: 2020-08-13'],
    ['a skipped day', 'ranking-days.yaml', '2019-10-02', '2019-10-03'],
  ])('%s', (_what, ...change) => {
    const after = make(edit(...change), day)
    expect(findUndeclared(before, after)).toEqual([])
    // Else the edit would show nothing.
    expect([...after].some(([path, { data }]) => before.get(path)?.data !== data)).toBe(true)
  })
})

test('the day on which a record takes a shelf back', () => {
  const files = edit('karts/b-dasher.yaml', 'top since 2020-07-15', 'top since 2020-07-15 until 2020-08-12')
  const after = make(files, '2020-08-12')
  expect(findUndeclared(make(files, '2020-08-11'), after)).toEqual([])
  expect(after.get('/ranking/2020-08-01/')?.data).toContain('"corrections":')
})

describe('what need not be made again', () => {
  test('the next day: all but the pages that tell the day', () => {
    const after = make(fixture, '2020-11-21')
    expect(countOther(after)).toBeLessThan(20)
  })

  test('an edited guide: all but the guides, and the open data of guides', () => {
    const after = make(edit('tips-and-tricks/combos.md', /$/, '\nOne more sentence.\n'), day)
    const other = [...after].filter(([path, { inputs }]) => before.get(path)?.inputs !== inputs)
    expect(new Set(other.map(([, { kind }]) => kind))).toEqual(new Set(['guide', 'open data: guides']))
  })

  test('the name of an item: the rankings', () => {
    const after = make(edit('karts/b-dasher.yaml', 'name: B Dasher', 'name: B Dasher Two'), day)
    expect(after.get('rankings')?.inputs).toBe(before.get('rankings')?.inputs)
  })

  test('a tour that begins: days, tours and weeks that are over', () => {
    const kept = listKept(make(fixture, '2020-12-15'), make(fixture, '2020-12-16'))
    expect(kept.filter((kind) => kind === 'ranking-day').length).toBeGreaterThan(400)
    expect(kept.filter((kind) => kind === 'tour').length).toBeGreaterThan(20)
    expect(kept.filter((kind) => kind === 'ranking-subject').length).toBeGreaterThan(100)
    expect(kept).not.toContain('driver')
  })
})

type EditOfFile = readonly [path: string, from: string | RegExp, to: string]

function edit(path: string, from: string | RegExp, to: string): ContentFile[] {
  return fixture.map((file) => (file.path === path ? { path, text: file.text.replace(from, to) } : file))
}

function make(files: readonly ContentFile[], today: IsoDate): Map<string, Made> {
  const { catalogue, problems } = buildCatalogue(files, { today })
  expect(problems).toEqual([])
  const { source, plans } = buildPages(catalogue!, buildDayRankings(catalogue!))
  const inputs = digestInputs(source, (text) => digest([text]))
  const pages = plans.map((plan): [string, Made] => [
    plan.path,
    { kind: plan.kind, inputs: listInputs(plan, inputs).join('\n'), data: JSON.stringify(plan.build()) },
  ])
  const groups = fileGroups.map(({ name, from, build }): [string, Made] => [
    name,
    { kind: name, inputs: pickInputs(from, inputs).join('\n'), data: JSON.stringify([...build(source, siteUrl)]) },
  ])
  const histories = itemKinds.map((kind) => [...source.itemHistories(kind)])
  const rankings: Made = {
    kind: 'rankings',
    inputs: describeRankedFacts(catalogue!),
    data: JSON.stringify([source.today, histories]),
  }
  return new Map([...pages, ...groups, ['rankings', rankings]])
}

/** What has changed without any of the inputs that they declare. */
function findUndeclared(from: ReadonlyMap<string, Made>, to: ReadonlyMap<string, Made>): string[] {
  return [...to].flatMap(([path, { inputs, data }]) => {
    const old = from.get(path)
    return old !== undefined && old.inputs === inputs && old.data !== data ? [path] : []
  })
}

function listKept(from: ReadonlyMap<string, Made>, to: ReadonlyMap<string, Made>): string[] {
  return [...to].flatMap(([path, { kind, inputs }]) => (from.get(path)?.inputs === inputs ? [kind] : []))
}

function countOther(after: ReadonlyMap<string, Made>): number {
  return after.size - listKept(before, after).length
}
