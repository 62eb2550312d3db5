import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  capMark,
  changeLevels,
  itemLevels,
  levelOf,
  mergeChecklists,
  type Checklist,
  type ItemLevel,
} from '#documents/checklist.ts'
import { userFieldPlans, type UserDetails, type UserDocument } from '#documents/user-document.ts'
import { buildChecklistCsv } from './build-checklist-csv.ts'
import { buildOwnedList } from './build-owned-list.ts'
import { buildExport } from './build-export.ts'
import type { ImportedEntry, KnownItem } from './imported-checklist.ts'
import { createItemFinder } from './item-finder.ts'
import { parseImport } from './parse-import.ts'
import { planImport, type ImportMode } from './plan-import.ts'

const items: KnownItem[] = [
  { id: 'mario', name: 'Mario', kind: 'driver', rarity: 'normal' },
  { id: 'peach-kimono', name: 'Peach (Kimono), "new"', kind: 'driver', rarity: 'high-end' },
  { id: 'b-dasher', name: 'B Dasher', kind: 'kart', rarity: 'high-end' },
  { id: 'super-glider', name: 'Süper Glider', kind: 'glider', rarity: 'normal' },
]
const finder = createItemFinder(items, null)
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

/** What an import restores of a document. A field that the player does not have is exported empty. */
function keepImported(document: UserDocument): object {
  const values = new Map<string, unknown>(Object.entries(document))
  const imported = Object.entries(userFieldPlans).filter(([, { isImported }]) => isImported)
  return Object.fromEntries(imported.map(([field]) => [field, values.get(field) ?? {}]))
}

describe('round trip', () => {
  test('an exported file holds exactly what was exported', () => {
    fc.assert(
      fc.property(checklist, details, (list, userDetails) => {
        const document: UserDocument = { userDetails, preferences: { theme: 'dark' } }
        const file = buildExport(items, { email: 'a@example.org', document, checklist: list }, 0)
        const { imported } = parseImport(JSON.stringify(file, null, 2), finder)
        expect(imported?.entries).toEqual(new Map(entriesOf(list)))
        expect(imported?.document).toEqual(keepImported(document))
      }),
    )
  })

  test('a copied list holds exactly what is owned, in the order of the game', () => {
    // No name of the game has a comma.
    const plain = items.filter(({ name }) => !name.includes(','))
    const owned = new Map<string, ItemLevel>(plain.map((item, index) => [item.id, itemLevels[index + 1] ?? 8]))
    const text = buildOwnedList(items, owned)
    expect(text).toBe('Mario 1\n\nB Dasher 2\n\nSüper Glider 3\n')
    const entries = parseImport(text, finder).imported?.entries ?? new Map<string, ImportedEntry>()
    expect(new Map([...entries].map(([key, entry]) => [key, entry.level]))).toEqual(owned)
  })

  test('a spreadsheet holds exactly what was exported, and level 0 for the rest', () => {
    fc.assert(
      fc.property(checklist, fc.constantFrom('', '\uFEFF'), fc.constantFrom('\n', '\r\n'), (list, mark, newline) => {
        const text = mark + buildChecklistCsv(items, list).replaceAll('\n', newline)
        const untouched = items.map((item): [string, ImportedEntry] => [item.id, { level: 0, changedAtMs: null }])
        expect(parseImport(text, finder).imported?.entries).toEqual(new Map([...untouched, ...entriesOf(list)]))
      }),
    )
  })

  test('points caps are exported and come back', () => {
    const list: Checklist = { mario: [3, 1], [capMark('mario')]: [2, 5], 'b-dasher': [1, 1] }
    const plain: Checklist = { mario: [3, 1], 'b-dasher': [1, 1] }
    const file = JSON.stringify(buildExport(items, { email: null, document: null, checklist: list }, 0))
    for (const text of [file, buildChecklistCsv(items, list)]) {
      expect(planImport(plain, parseImport(text, finder).imported!, 'merge')).toEqual(new Map([[capMark('mario'), 2]]))
      expect(planImport(list, parseImport(text, finder).imported!, 'replace')).toEqual(new Map())
    }
    // A file from before caps could be marked says nothing about them.
    expect(planImport(list, parseImport('name,level\nMario,3\nB Dasher,1', finder).imported!, 'replace')).toEqual(
      new Map(),
    )
  })

  test('further collections and snapshots kept by name are exported and come back', () => {
    const owned: Checklist = { mario: [3, 1] }
    const player = {
      email: null,
      document: null,
      checklist: {},
      collections: [{ name: 'Rosa', checklist: owned }],
      snapshots: [{ name: 'In March 2024', takenAtMs: 1_709_251_200_000, checklist: owned }],
    }
    const file = JSON.stringify(buildExport(items, player, 0))
    const entries = new Map(entriesOf(owned))
    expect(parseImport(file, finder).imported).toMatchObject({
      collections: new Map([['Rosa', entries]]),
      snapshots: [{ name: 'In March 2024', takenAtMs: 1_709_251_200_000, entries }],
    })
    // A time that is none could not be shown.
    const broken = file.replace('2024-03-01T00:00:00.000Z', 'in March')
    expect(parseImport(broken, finder).imported?.snapshots).toBeUndefined()
  })

  test('importing a fresh export changes nothing, merged or replaced', () => {
    fc.assert(
      fc.property(checklist, fc.constantFrom<ImportMode>('merge', 'replace'), (list, mode) => {
        const file = buildExport(items, { email: null, document: null, checklist: list }, 0)
        for (const text of [JSON.stringify(file), buildChecklistCsv(items, list)]) {
          expect(planImport(list, parseImport(text, finder).imported!, mode)).toEqual(new Map())
        }
      }),
    )
  })

  test('merging an edited spreadsheet makes the edits, which win against what the account has', () => {
    fc.assert(
      fc.property(checklist, id, level, (before, edited, wanted) => {
        fc.pre(Object.hasOwn(before, edited))
        const [, changedAtMs] = before[edited]!
        const text = buildChecklistCsv(items, { ...before, [edited]: [wanted, changedAtMs] })
        const planned = planImport(before, parseImport(text, finder).imported!, 'merge')
        const changes = changeLevels(before, planned, 4e12)
        expect(Object.keys(changes)).toEqual(wanted === before[edited]![0] ? [] : [edited])
        expect(levelOf(mergeChecklists(changes, before), edited)).toBe(wanted)
      }),
    )
  })

  test('replacing gives the list in the file, whatever was there before', () => {
    fc.assert(
      fc.property(checklist, checklist, (before, wanted) => {
        const { imported } = parseImport(buildChecklistCsv(items, wanted), finder)
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
  ['of the same moment, edited: the file wins', { mario: [5, 5] }, { level: 3, changedAtMs: 5 }, 3],
  ['of the same moment, taken off: it goes', { mario: [5, 5] }, { level: 0, changedAtMs: 5 }, 0],
  ['newer in the file, taken off: it goes', { mario: [1, 4] }, { level: 0, changedAtMs: 5 }, 0],
  ['the file does not say when: it counts', { mario: [1, 4] }, { level: 3, changedAtMs: null }, 3],
  ['the file does not say the level: it stays', { mario: [5, 4] }, { level: null, changedAtMs: null }, undefined],
  ['new, without a level: it begins at 1', {}, { level: null, changedAtMs: null }, 1],
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

test('replacing, an item without a level keeps the one it has', () => {
  const entries = new Map([['mario', { level: null, changedAtMs: null }]])
  const list: Checklist = { mario: [5, 4], swooper: [2, 4] }
  expect(planImport(list, { entries, document: {} }, 'replace')).toEqual(new Map([['swooper', 0]]))
})

test('among several items in a line, a quoted name may contain a comma', () => {
  const { imported, waiting } = parseImport('Mario,3,"Peach (Kimono), ""new""",4', finder)
  expect([...imported!.entries].map(([item, entry]) => [item, entry.level])).toEqual([
    ['mario', 3],
    ['peach-kimono', 4],
  ])
  expect(waiting).toEqual([])
})

test.each(['{"items":', '[{"id":"mario"', '["Mario", "Swo'])('%j is not read as a list of names', (text) => {
  expect(parseImport(text, finder).fault).toMatch(/^It looks like JSON, but is broken: /)
})

test.each([
  ['', 'It is empty.'],
  [' \n\uFEFF', 'It is empty.'],
  ['[]', 'It contains no items.'],
  ['{"format":"topshelf-export","checklist":[]}', 'It contains no items.'],
])('%j is refused entirely: %s', (text, fault) => {
  expect(parseImport(text, finder)).toEqual({ fault })
})

test('a wrong picture in an export blocks nothing else', () => {
  const text =
    '{"format":"topshelf-export","version":1,"profile":{"photoURL":"http://x.org"},"checklist":[{"id":"mario","level":2}]}'
  const { imported, waiting } = parseImport(text, finder)
  expect(imported).toEqual({ entries: new Map([['mario', { level: 2, changedAtMs: null }]]), document: {} })
  expect(waiting?.map(({ where, why }) => [where, why])).toEqual([['profile', 'photoURL must be an https address.']])
})
