import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itemLevels, type Checklist } from '#documents/checklist.ts'
import type { UserDetails } from '#documents/user-document.ts'
import { buildChecklistCsv } from './build-checklist-csv.ts'
import { buildExport } from './build-export.ts'
import type { ImportedEntry, ImportFault, KnownItem } from './imported-checklist.ts'
import { parseImport } from './parse-import.ts'
import { planImport, type ImportMode } from './plan-import.ts'

const items: KnownItem[] = [
  { id: 'mario', name: 'Mario', kind: 'driver', rarity: 'normal' },
  { id: 'peach-kimono', name: 'Peach (Kimono), "new"', kind: 'driver', rarity: 'high-end' },
  { id: 'b-dasher', name: 'B Dasher', kind: 'kart', rarity: 'high-end' },
  { id: 'super-glider', name: 'Süper Glider', kind: 'glider', rarity: 'normal' },
]
const id = fc.constantFrom(...items.map((item) => item.id))
const level = fc.constantFrom(...itemLevels)
const checklist: fc.Arbitrary<Checklist> = fc.dictionary(id, fc.tuple(level, fc.integer({ min: 0, max: 4e12 })))
const details: fc.Arbitrary<UserDetails> = fc.record(
  {
    displayName: fc.stringMatching(/^[a-zA-Zäöü"',;]{1,20}$/),
    photoURL: fc.constant('https://example.org/me.png'),
    featuredParts: fc.constant({ driver: { $ref: 'drivers/mario' } }),
  },
  { requiredKeys: [] },
)

function entriesOf(list: Checklist): [string, ImportedEntry][] {
  return Object.entries(list).map(([key, [value, changedAtMs]]) => [key, { level: value, changedAtMs }])
}

describe('round trip', () => {
  test('an exported file holds exactly what was exported', () => {
    fc.assert(
      fc.property(checklist, details, (list, userDetails) => {
        const file = buildExport(items, { email: 'a@example.org', document: { userDetails }, checklist: list }, 0)
        const { imported } = parseImport(JSON.stringify(file, null, 2), items)
        expect(imported?.entries).toEqual(new Map(entriesOf(list)))
        expect(imported?.document).toEqual({ userDetails })
      }),
    )
  })

  test('a spreadsheet holds exactly what was exported, and level 0 for the rest', () => {
    fc.assert(
      fc.property(checklist, fc.constantFrom('', '\uFEFF'), fc.constantFrom('\n', '\r\n'), (list, mark, newline) => {
        const text = mark + buildChecklistCsv(items, list).replaceAll('\n', newline)
        const untouched = items.map((item) => [item.id, { level: 0, changedAtMs: null }] as const)
        expect(parseImport(text, items).imported?.entries).toEqual(new Map([...untouched, ...entriesOf(list)]))
      }),
    )
  })

  test('importing a fresh export changes nothing, merged or replaced', () => {
    fc.assert(
      fc.property(checklist, fc.constantFrom<ImportMode>('merge', 'replace'), (list, mode) => {
        const file = buildExport(items, { email: null, document: null, checklist: list }, 0)
        for (const text of [JSON.stringify(file), buildChecklistCsv(items, list)]) {
          expect(planImport(list, parseImport(text, items).imported!, mode)).toEqual(new Map())
        }
      }),
    )
  })

  test('replacing gives the list in the file, whatever was there before', () => {
    fc.assert(
      fc.property(checklist, checklist, (before, wanted) => {
        const { imported } = parseImport(buildChecklistCsv(items, wanted), items)
        const planned = planImport(before, imported!, 'replace')
        for (const item of items) {
          expect(planned.get(item.id) ?? before[item.id]?.[0] ?? 0).toBe(wanted[item.id]?.[0] ?? 0)
        }
      }),
    )
  })
})

test.each<[string, Checklist, ImportedEntry, number | undefined]>([
  ['new: it comes in', {}, { level: 3, changedAtMs: 5 }, 3],
  ['newer in the file: the file wins', { mario: [1, 4] }, { level: 3, changedAtMs: 5 }, 3],
  ['newer here: it stays', { mario: [1, 6] }, { level: 3, changedAtMs: 5 }, undefined],
  ['newer in the file, taken off: it goes', { mario: [1, 4] }, { level: 0, changedAtMs: 5 }, 0],
  ['the file does not say when: it counts', { mario: [1, 4] }, { level: 3, changedAtMs: null }, 3],
  [
    'the file does not say when, nor that it is owned: it stays',
    { mario: [1, 4] },
    { level: 0, changedAtMs: null },
    undefined,
  ],
])('merged, %s', (_, list, entry, expected) => {
  const planned = planImport(list, { entries: new Map([['mario', entry]]), document: {} }, 'merge')
  expect(planned.get('mario')).toBe(expected)
})

const head = '{"format":"topshelf-export","version":1,'
test.each<[string, string, ImportFault]>([
  ['nothing', ' \n', { where: '', field: '', why: 'The file is empty.' }],
  ['no level column', 'id,name\nmario,Mario', { where: 'Row 1', field: 'level', why: 'is missing from the columns' }],
  [
    'an unknown item',
    'id,level\nmario,1\n\nmarjo,1',
    { where: 'Row 4', field: 'id', why: '"marjo" is not an item in the game' },
  ],
  ['no level', 'id;level\nmario;9', { where: 'Row 2', field: 'level', why: '"9" is not a level from 0 to 8' }],
  [
    'a level that is none',
    'id,level\nmario,-1',
    { where: 'Row 2', field: 'level', why: '"-1" is not a level from 0 to 8' },
  ],
  ['an item twice', 'id,level\nmario,1\nmario,2', { where: 'Row 3', field: 'id', why: '"mario" appears twice' }],
  [
    'no moment',
    'id,level,changed\nmario,1,soon',
    { where: 'Row 2', field: 'changed', why: '"soon" is not a date and time like 2026-11-21T19:00:00Z' },
  ],
  ['an open quotation', 'id,level\n"mario,1', { where: 'Row 2', field: '', why: 'has an unclosed quotation mark' }],
  [
    'another format',
    '{"cards":[]}',
    { where: '', field: 'format', why: 'is not "topshelf-export": this file was not exported from this site' },
  ],
  [
    'another version',
    '{"format":"topshelf-export","version":2}',
    { where: '', field: 'version', why: 'is not 1, the only version this site can import' },
  ],
  ['no list', `${head}"checklist":{}}`, { where: '', field: 'checklist', why: 'is not a list' }],
  [
    'an unknown item',
    `${head}"checklist":[{"id":"x","level":1}]}`,
    { where: 'checklist[0]', field: 'id', why: '"x" is not an item in the game' },
  ],
  [
    'no level',
    `${head}"checklist":[{"id":"mario"}]}`,
    { where: 'checklist[0]', field: 'level', why: 'undefined is not a level from 0 to 8' },
  ],
  [
    'a wrong picture',
    `${head}"profile":{"photoURL":"http://x.org"},"checklist":[]}`,
    { where: 'profile', field: 'photoURL', why: 'must be an https address' },
  ],
])('a file with %s changes nothing and reports where: %s', (_, text, fault) => {
  expect(parseImport(text, items)).toEqual({ faults: [fault] })
})

test('all errors are reported at once', () => {
  expect(parseImport('id,level\nx,1\nmario,9\ny,1', items).faults?.map(({ where }) => where)).toEqual([
    'Row 2',
    'Row 3',
    'Row 4',
  ])
})
