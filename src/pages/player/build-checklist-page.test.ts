import { expect, test } from 'vitest'
import { itemKinds, type Catalogue } from '#catalogue/entities.ts'
import { buildChecklistPage, buildUserChecklistPage } from './build-checklist-page.ts'
import { buildItemListPage } from '../item/build-item-list-page.ts'
import { expandChecklist, listMovements } from '../data/expand-checklist.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

const source = buildSmallSource()
const page = buildChecklistPage(source)

test('expanded, it holds every item as its list page does, in the same order', () => {
  expect(expandChecklist(page)).toEqual(itemKinds.flatMap((kind) => buildItemListPage(source, kind).items))
})

test('expanded, it knows what the tours of the cycle sold, and the tags of drivers', () => {
  const offer = { kind: 'driver', rate: 'low', onlyInRunOf: null } as const
  const tables: Catalogue['tables'] = {
    ...source.catalogue.tables,
    offers: [
      { ...offer, cyclePosition: 1, item: 'mario' },
      { ...offer, cyclePosition: 2, item: 'mario' },
      { ...offer, cyclePosition: 2, item: 'peach' },
    ],
    tags: [
      { tag: 18, meaning: 'wears a tie', word: 'tie', basis: 'recorded' },
      { tag: 19, meaning: null, word: null, basis: null },
    ],
    'driver-tags': [
      { tag: 18, driver: 'peach' },
      { tag: 19, driver: 'mario' },
    ],
  }
  const turns = ['Tokyo Tour ({year})', 'Paris Tour (May {year})'].map((name) => ({ name, repeats: 'tokyo-tour' }))
  const entries = expandChecklist(buildChecklistPage(buildSmallSource({ tables, cycle: { firstTour: 2, turns } })))
  const tokyo = { value: 'tokyo-tour', label: 'Tokyo Tour' }
  const paris = { value: 'paris-tour', label: 'Paris Tour' }
  expect(entries.flatMap(({ id, soldIn, tags }) => (soldIn ? [[id, soldIn, tags]] : []))).toEqual([
    ['mario', [tokyo, paris], undefined],
    ['peach', [paris], ['tie']],
  ])
})

test('expanded, an item of which not all shelves are known says so', () => {
  const [item, ...others] = source.items.kart
  const short = { ...item!, publicShelfCounts: { top: 45, middle: 0 } }
  const [entry] = expandChecklist(
    buildChecklistPage({ ...source, items: { driver: [], kart: [short, ...others], glider: [] } }),
  )
  expect(entry).toMatchObject({ id: short.id, knownTops: { of: 45 } })
})

test('it knows who moved when today’s ranking took effect', () => {
  const moving = buildSmallSource({ today: '2019-10-15' })
  const movements = listMovements(buildChecklistPage(moving))
  const moved = itemKinds.flatMap((kind) => {
    const { ranked, movement } = moving.today.kinds[kind]
    return ranked.map(({ itemId }, index) => [itemId, movement[index]] as const).filter(([, ranks]) => ranks)
  })
  expect(moved).not.toEqual([])
  expect(new Map(moved)).toEqual(movements)
})

test('each skill and tour is written once', () => {
  expect(page.skills.map(([id]) => id)).toEqual(['fire-flower', 'dash-panel-plus'])
  expect(page.tours.map(([id, , number]) => [id, number])).toEqual(expect.arrayContaining([['new-york-tour', 1]]))
})

test('it counts the items whose number in the game is not known', () => {
  expect(page.unnumbered).toEqual({ driver: 1, kart: 0, glider: 0 })
})

test('the page behind the sign-in counts the same and takes the items from there', () => {
  expect(buildUserChecklistPage(source).unnumbered).toEqual(page.unnumbered)
  expect(buildUserChecklistPage(source)).not.toHaveProperty('rows')
})
