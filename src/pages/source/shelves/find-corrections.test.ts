import { expect, test } from 'vitest'
import type { Item, ShelfRelation } from '#catalogue/entities.ts'
import { buildReferences } from '../references/build-references.ts'
import { findCorrections, findCorrectionsOn } from './find-corrections.ts'
import { smallCatalogue } from '../../testing/small-catalogue.ts'

const references = buildReferences(smallCatalogue)
const peach = smallCatalogue.itemById.get('peach')!
const corrected: Item = {
  ...peach,
  shelves: [
    ...peach.shelves,
    { variantId: 'tour-new-york-minute', shelf: 'top', level: 6, since: '2019-09-25', until: '2019-10-09' },
  ],
}
const catalogue = { ...smallCatalogue, itemById: new Map([...smallCatalogue.itemById, ['peach', corrected]]) }

test('what a later record took back', () => {
  expect(findCorrections(catalogue, references, '2019-10-09')).toEqual([
    {
      item: references.item('peach'),
      variant: references.variant('tour-new-york-minute'),
      shelf: 'top',
      level: 6,
      since: '2019-09-25',
      until: '2019-10-09',
    },
  ])
})

test('a correction is not known before it is made', () => {
  expect(findCorrections(catalogue, references, '2019-10-08')).toEqual([])
})

test.each([
  ['2019-09-24', 0],
  ['2019-09-25', 1],
  ['2019-10-08', 1],
  ['2019-10-09', 0],
] as const)('rankings of %s count %i of them', (date, count) => {
  expect(findCorrectionsOn(findCorrections(catalogue, references, '2019-10-17'), date)).toHaveLength(count)
})

test.each<[string, readonly ShelfRelation[], readonly object[]]>([
  [
    'rise',
    [
      { ...newYork('middle', 1), until: '2019-10-09', untilBy: 3 },
      { ...newYork('top', 1), since: '2019-10-09', sinceBy: 3 },
    ],
    [],
  ],
  [
    'rise by level',
    [
      { ...newYork('top', 6), until: '2019-10-09', untilBy: 3 },
      { ...newYork('top', 3), since: '2019-10-09', sinceBy: 3 },
    ],
    [],
  ],
  [
    'lose a shelf',
    [
      { ...newYork('top', 1), until: '2019-10-09', untilBy: 3 },
      { ...newYork('middle', 1), since: '2019-10-09', sinceBy: 3 },
    ],
    [{ shelf: 'top', until: '2019-10-09', players: 3 }],
  ],
])('where players have seen an item %s', (_what, shelves, expected) => {
  const itemById = new Map([['peach', { ...peach, shelves }]])
  expect(findCorrections({ ...smallCatalogue, itemById }, references, '2019-10-17')).toMatchObject(expected)
})

function newYork(shelf: 'top' | 'middle', level: 1 | 3 | 6): ShelfRelation {
  return { variantId: 'tour-new-york-minute', shelf, level, since: '2019-09-25', until: null }
}
