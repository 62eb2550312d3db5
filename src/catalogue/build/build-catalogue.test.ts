import { describe, expect, it } from 'vitest'
import { buildCatalogue } from './build-catalogue.ts'

const texts = {
  'drivers/mario.yaml': 'name: Mario\nrarity: super\nskill: fire-flower\ndebut-tour: 1\ngame-id: 5',
  'drivers/luigi.yaml':
    'name: Luigi\nrarity: super\ngame-id: 4\nshelves:\n  ds-attic-t: top since 2020-07-22\n  tour-road-2-rt: top since 2020-07-15',
  'drivers/wario.yaml': 'name: Wario\nrarity: high-end\ndebut-tour: 2\nbasis: inferred',
  'drivers/peach.yaml':
    'name: Peach\nrarity: high-end\ndebut-tour: 1\npublic-shelf-counts: { top: 3, middle: 0 }\nnames:\n  ja: ピーチ\n  it: Peach',
  'skills/fire-flower.yaml': 'name: Fire Flower\nkind: driver\nstrength: 7\nreason: Many fireballs.',
  'skills/mini-turbo-plus.yaml': 'name: Mini-Turbo Plus\nkind: kart',
  'courses/tour-road.yaml':
    'name: Road\nplatform: tour\nkind: city\ndebut-tour: 1\nvariants:\n  tour-road: { debut-tour: 1, first-seen: 2020-07-15 }\n  tour-road-b: {}\n  tour-road-2-rt: { first-seen: 2020-07-15 }',
  'courses/ds-attic.yaml':
    'name: Attic 1\nplatform: ds\nkind: classic\nfirst-seen: 2020-07-15\nvariants:\n  ds-attic-t: { debut-tour: 2, basis: inferred }',
  'tours/road-tour.yaml':
    'number: 1\nname: Road Tour\nstart: 2019-09-25\nend: 2019-10-09\nnew-city-courses: [tour-road]\ncups:\n  - name: Mario Cup\n    driver: mario\n    courses: [tour-road]\nranked-cups:\n  - week: 1\n    cup: 1\n  - week: 2\n    name: Peach Cup\n    courses: [tour-road-b]',
  'tours/second-tour.yaml': 'number: 2\nname: Second Tour (2019)\nstart: 2019-10-09\nend: 2019-10-23',
  'badges/general.yaml': 'name: Badge\nkind: general\ncode-prefix: Cpb',
  'tips-and-tricks/late.md': '---\ntitle: Late\nsummary: Comes last.\norder: 2\nupdated: 2019-10-01\n---\n\nText.\n',
  'tips-and-tricks/early.md': '---\ntitle: Early\nsummary: Comes first.\norder: 1\nupdated: 2019-10-01\n---\nText.\n',
  'tour-cycle.yaml':
    'first-tour: 2\nstart: 2019-10-09\nlast-tour: 28\ntours:\n  - name: Second Tour ({year})\n    repeats: road-tour',
  'shelf-records.yaml': 'records:\n  - { date: 2020-07-15, tour: 22, scope: full, source: a file }',
  'ranking-days.yaml': 'skipped: [2019-10-02]',
}

const files = Object.entries(texts).map(([path, text]) => ({ path, text }))
const { catalogue, problems } = buildCatalogue(files, { today: '2019-10-10' })

describe('the catalogue', () => {
  it('is built without problems and frozen', () => {
    expect(problems).toEqual([])
    expect(Object.isFrozen(catalogue)).toBe(true)
    expect(Object.isFrozen(catalogue?.items.driver[0]?.shelves)).toBe(true)
  })

  it('lists items in game order', () => {
    expect(catalogue?.items.driver.map(({ id }) => id)).toEqual(['peach', 'wario', 'luigi', 'mario'])
    expect(catalogue?.itemById.get('wario')).toEqual({
      kind: 'driver',
      id: 'wario',
      name: 'Wario',
      names: {},
      rarity: 'high-end',
      skillId: null,
      debutTour: 2,
      gameId: null,
      basis: 'inferred',
      publicShelfCounts: null,
      shelves: [],
    })
  })

  it('knows names in other languages, and public counts of an item with missing shelves', () => {
    expect(catalogue?.itemById.get('peach')).toMatchObject({
      names: { ja: 'ピーチ', it: 'Peach' },
      publicShelfCounts: { top: 3, middle: 0 },
    })
  })

  it('names variants and says how sure their debut is', () => {
    const variants = [...(catalogue?.variantById.values() ?? [])]
    expect(variants.map(({ name, layout, variant, mode, basis }) => [name, layout, variant, mode, basis])).toEqual([
      ['Road', 1, '', 'race', 'recorded'],
      ['Road B', 1, 'B', 'battle', 'inferred'],
      ['Road 2R/T', 2, 'R/T', 'race', 'first-seen'],
      ['DS Attic 1T', 1, 'T', 'race', 'inferred'],
    ])
    expect(catalogue?.courses.map(({ id, basis }) => [id, basis])).toEqual([
      ['tour-road', 'recorded'],
      ['ds-attic', 'first-seen'],
    ])
  })

  it('takes the first record of a course from its file, a shelf or a recorded cup, whichever is the oldest', () => {
    const { courses = [], variantById } = catalogue ?? {}
    expect([...(variantById?.values() ?? [])].map(({ id, firstSeen }) => [id, firstSeen])).toEqual([
      ['tour-road', '2019-09-25'],
      ['tour-road-b', '2019-10-02'],
      ['tour-road-2-rt', '2020-07-15'],
      ['ds-attic-t', '2020-07-22'],
    ])
    expect(courses.map(({ id, firstSeen }) => [id, firstSeen])).toEqual([
      ['tour-road', '2019-09-25'],
      ['ds-attic', '2020-07-15'],
    ])
  })

  it('takes a variant that is raced in the tour of its course to have come with it', () => {
    const debuts = [...(catalogue?.variantById.values() ?? [])].map(({ id, debutTour }) => [id, debutTour])
    expect(debuts).toEqual([
      ['tour-road', 1],
      ['tour-road-b', 1],
      ['tour-road-2-rt', null],
      ['ds-attic-t', 2],
    ])
  })

  it('continues the tours and gives them the recurring cups', () => {
    const [first, second, third] = catalogue?.tours ?? []
    expect(first?.newCityCourses).toEqual(['Road'])
    expect(first?.cups).toEqual([
      { position: 1, name: 'Mario Cup', driverId: 'mario', variantIds: ['tour-road'], picturedIds: [] },
    ])
    expect(
      first?.rankedCups.map(({ week, cupPosition, name, variantIds }) => [week, cupPosition, name, variantIds]),
    ).toEqual([
      [1, 1, 'Mario Cup', ['tour-road']],
      [2, null, 'Peach Cup', ['tour-road-b']],
    ])
    expect([first, second, third].map((tour) => [tour?.cups, tour?.cupsBasis])).toEqual([
      [first?.cups, 'recorded'],
      [first?.cups, 'inferred'],
      [first?.cups, 'inferred'],
    ])
    expect(second).toMatchObject({ name: 'Second Tour (2019)', basis: 'recorded' })
    expect(second?.rankedCups).toEqual([
      {
        week: 1,
        cupPosition: 1,
        name: 'Mario Cup',
        start: '2019-10-09',
        end: '2019-10-16',
        variantIds: ['tour-road'],
        basis: 'inferred',
      },
      {
        week: 2,
        cupPosition: null,
        name: 'Peach Cup',
        start: '2019-10-16',
        end: '2019-10-23',
        variantIds: ['tour-road-b'],
        basis: 'inferred',
      },
    ])
    expect(third).toMatchObject({ id: 'second-tour-2020', start: '2019-10-23', end: '2019-11-06', basis: 'inferred' })
  })

  it('keeps guides in their order, with the line on which their text begins', () => {
    expect(catalogue?.guides.map(({ id, markdown, markdownLine }) => [id, markdown, markdownLine])).toEqual([
      ['early', 'Text.', 7],
      ['late', 'Text.', 8],
    ])
  })

  it('knows the skipped days, the records, the skills and the badges', () => {
    expect(catalogue?.skippedDays.has('2019-10-02')).toBe(true)
    expect(catalogue?.shelfRecords).toEqual([{ date: '2020-07-15', tour: 22, scope: 'full', source: 'a file' }])
    expect(catalogue?.skills.map(({ id, strength }) => [id, strength])).toEqual([
      ['fire-flower', 7],
      ['mini-turbo-plus', null],
    ])
    expect(catalogue?.badges).toEqual([{ id: 'general', name: 'Badge', kind: 'general', codePrefix: 'Cpb' }])
  })
})
