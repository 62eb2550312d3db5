import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TableRow } from '../../../ui/rankings/ranking-columns.tsx'
import { ShelfCountsTable } from './shelf-counts-table.tsx'

const row: TableRow = {
  rank: 1,
  item: { id: 'mario', name: 'Mario', kind: 'driver', rarity: 'normal' },
  score: 90,
  tier: 'S',
  parts: { position: 6000, base: 3220, actions: 3000, combo: 2000, skills: 80, levelBoost: 12_700 },
  top: { cup: 0, tour: 9, all: 24 },
  shelves: [null, 0, null],
  isNew: false,
  movement: null,
  gained: null,
  levelOne: [96, 0, 7, 20],
}

function readCounts(shelves: TableRow['shelves'], courseCount: number | null) {
  const html = renderToStaticMarkup(<ShelfCountsTable row={{ ...row, shelves }} courseCount={courseCount} />)
  return [...html.matchAll(/<td>([^<]*)</g)].map(([, text]) => text).join(' ')
}

test.each([
  ['all known', row.shelves, 43, '0 9 24 0 7 20'],
  ['no ranked cup on record', [], 43, '– 9 24 – 7 20'],
  ['no more than the ranked cup on record', row.shelves, null, '0 – 24 0 – 20'],
  ['neither on record', [], null, '– – 24 – – 20'],
])('%s', (_, shelves, courseCount, counts) => {
  expect(readCounts(shelves, courseCount)).toBe(counts)
})
