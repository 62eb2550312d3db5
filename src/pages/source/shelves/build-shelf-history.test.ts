import { describe, expect, test } from 'vitest'
import type { ShelfRelation } from '#catalogue/entities.ts'
import { buildShelfHistory, groupRelations } from './build-shelf-history.ts'
import { smallCatalogue } from '../../testing/small-catalogue.ts'

const ids = ['a', 'b']
const indexOf = (id: string) => ids.indexOf(id)

type RelationParts = [
  shelf: ShelfRelation['shelf'],
  level: ShelfRelation['level'],
  since: ShelfRelation['since'],
  until?: ShelfRelation['until'],
]

function relations(...parts: RelationParts[]): ShelfRelation[] {
  return parts.map(([shelf, level, since, until = null]) => ({ variantId: 'v', shelf, level, since, until }))
}

describe('what the records show for the first time', () => {
  test.each([
    ['a top shelf from the start', relations(['top', 1, '2020-01-01']), [{ date: '2020-01-01', top: [0] }]],
    ['a middle shelf', relations(['middle', 1, '2020-01-01']), [{ date: '2020-01-01', middle: [0] }]],
    [
      'a middle shelf that rises later',
      relations(['middle', 1, '2020-01-01'], ['top', 6, '2020-02-01']),
      [
        { date: '2020-02-01', raised: [[0, 6]] },
        { date: '2020-01-01', middle: [0] },
      ],
    ],
    [
      'one that rises with a level as soon as it is known',
      relations(['middle', 1, '2020-01-01'], ['top', 3, '2020-01-01']),
      [{ date: '2020-01-01', raised: [[0, 3]] }],
    ],
    [
      'a level that is taken back, which leaves it in the middle',
      relations(['middle', 1, '2020-01-01'], ['top', 6, '2020-01-01', '2020-02-01']),
      [
        { date: '2020-02-01', middle: [0] },
        { date: '2020-01-01', raised: [[0, 6]] },
      ],
    ],
    [
      'one that is taken back altogether',
      relations(['top', 1, '2020-01-01', '2020-02-01']),
      [
        { date: '2020-02-01', gone: [0] },
        { date: '2020-01-01', top: [0] },
      ],
    ],
    [
      'one that falls to the middle',
      relations(['top', 1, '2020-01-01', '2020-02-01'], ['middle', 1, '2020-02-01']),
      [
        { date: '2020-02-01', middle: [0] },
        { date: '2020-01-01', top: [0] },
      ],
    ],
    [
      'one that falls to the middle until a level',
      relations(['top', 1, '2020-01-01', '2020-02-01'], ['middle', 1, '2020-02-01'], ['top', 3, '2020-02-01']),
      [
        { date: '2020-02-01', raised: [[0, 3]] },
        { date: '2020-01-01', top: [0] },
      ],
    ],
    [
      'one that rises with a lower level than before',
      relations(['middle', 1, '2020-01-01'], ['top', 6, '2020-01-01', '2020-02-01'], ['top', 3, '2020-02-01']),
      [
        { date: '2020-02-01', raised: [[0, 3]] },
        { date: '2020-01-01', raised: [[0, 6]] },
      ],
    ],
    ['nothing that comes after today', relations(['top', 1, '2020-04-01']), []],
  ])('%s', (_what, ofItem, expected) => {
    expect(buildShelfHistory([{ itemId: 'a', relations: ofItem }], indexOf, '2020-03-01')).toEqual(expected)
  })

  test('several items of one record are together', () => {
    const items = ids.map((itemId) => ({ itemId, relations: relations(['top', 1, '2020-01-01']) }))
    expect(buildShelfHistory(items, indexOf, '2020-03-01')).toEqual([{ date: '2020-01-01', top: [0, 1] }])
  })
})

test('relations are found by course variant', () => {
  const groups = groupRelations(smallCatalogue)
  expect(groups.get('3ds-bowsers-castle')?.map(({ itemId, relations: of }) => [itemId, of.length])).toEqual([
    ['peach', 1],
    ['mario', 2],
    ['mario-santa', 1],
    ['pipe-frame', 1],
  ])
  expect(groups.has('tour-new-york-minute-2')).toBe(false)
})
