import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TableRow } from '../../../ui/rankings/ranking-columns.tsx'
import { ShelfCountsTable, RacePartsTable } from './reasons-panel.tsx'

const plain = { position: 6000, base: 3220, actions: 2000, combo: 2000, skills: 80, levelBoost: 12_000 }
const parts = { ...plain, actions: 2400, levelBoost: 22_000 }

test('the parts add up, and say what they are beyond the plain item', () => {
  const html = renderToStaticMarkup(<RacePartsTable parts={parts} plain={plain} kind="driver" isEstimated />)
  const cells = [...html.matchAll(/<td>([^<]*)</g)].map(([, text]) => text!.replace('\u00A0', ' '))
  const sum = '≈ 35,700 +10,400'
  expect(cells.join(' ')).toBe(`6,000 ±0 3,220 ±0 ≈ 2,400 +400 ≈ 2,000 ±0 ≈ 80 ±0 ≈ 22,000 +10,000 ${sum}`)
})

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
