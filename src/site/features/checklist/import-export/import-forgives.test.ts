import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '#catalogue/languages.ts'
import type { ForeignNamesFile } from '#wording/search/foreign-names.ts'
import { findColumns, readSection } from './find-columns.ts'
import type { KnownItem } from './imported-checklist.ts'
import { createItemFinder } from './item-finder.ts'
import { parseImport } from './parse-import.ts'

const items: KnownItem[] = [
  { id: 'mario', name: 'Mario', kind: 'driver', rarity: 'super' },
  { id: 'mario-halloween', name: 'Mario (Halloween)', kind: 'driver', rarity: 'high-end' },
  { id: 'b-dasher', name: 'B Dasher', kind: 'kart', rarity: 'high-end' },
  { id: 'birthday-girl', name: 'Birthday Girl', kind: 'kart', rarity: 'super' },
  { id: 'super-glider', name: 'Super Glider', kind: 'glider', rarity: 'normal' },
  { id: 'swooper', name: 'Swooper', kind: 'glider', rarity: 'normal' },
  { id: 'baby-mario', name: 'Baby Mario', kind: 'driver', rarity: 'normal', gameId: 5 },
  { id: 'baby-peach', name: 'Baby Peach', kind: 'driver', rarity: 'normal' },
  { id: 'baby-luigi', name: 'Baby Luigi', kind: 'driver', rarity: 'normal' },
  { id: 'luigi', name: 'Luigi', kind: 'driver', rarity: 'super' },
  { id: 'wario', name: 'Wario', kind: 'driver', rarity: 'normal' },
  { id: 'yoshi', name: 'Yoshi', kind: 'driver', rarity: 'super' },
]
const nameRow = (id: string, names: Readonly<Record<string, string>>) =>
  [id, ...languages.map((language) => names[language] ?? '')] as const
const names: ForeignNamesFile = {
  languages,
  keys: { driver: [], kart: [], glider: [], variant: [], tour: [] },
  driver: [
    nameRow('mario', { ja: 'マリオ', ko: '마리오', 'zh-Hans': '马力欧', 'zh-Hant': '瑪利歐' }),
    nameRow('mario-halloween', { de: 'Mario (Halloween-Party)' }),
  ],
  kart: [nameRow('b-dasher', { ja: 'Bダッシュ', de: 'Turbo-Rennwagen', fr: 'Bolide B', 'es-ES': 'Deportivo B' })],
  glider: [nameRow('super-glider', { de: 'Standard-Gleiter', 'pt-BR': 'Superplanador', it: 'Superplano' })],
  course: [],
  skill: [],
}
const finder = createItemFinder(items, names)

function read(text: string) {
  const { imported, waiting = [] } = parseImport(text, finder)
  return {
    levels: Object.fromEntries([...(imported?.entries ?? [])].map(([id, { level }]) => [id, level])),
    waiting: waiting.map(({ where, suggestions }) => [where, ...suggestions]),
  }
}

test.each<[string, string, Record<string, number | null>]>([
  ['ids and any case', 'id,level\nMARIO,3\nB-Dasher,2', { mario: 3, 'b-dasher': 2 }],
  [
    'names in other languages',
    'マリオ\t3\nBolide B\t2\nsuperplanador\t1',
    { mario: 3, 'b-dasher': 2, 'super-glider': 1 },
  ],
  ['semicolons and headings in German', 'Name;Stufe\nTurbo-Rennwagen;4\nMario;1', { 'b-dasher': 4, mario: 1 }],
  ['headings in Japanese, digits in full width', '名前,レベル\nマリオ,５', { mario: 5 }],
  ['no headings, the level first', '3,Mario\n2,Swooper', { mario: 3, swooper: 2 }],
  [
    'a list that gives some levels',
    'Mario 3\nB Dasher, level 2\nSuper Glider',
    { mario: 3, 'b-dasher': 2, 'super-glider': null },
  ],
  ['a list without levels', 'Mario\nSwooper', { mario: null, swooper: null }],
  [
    'levels behind names',
    'Mario 3\nMario (Halloween) lv. 5\nSwooper: level 2\nB Dasher x4\nBirthday Girl (6)\nSuper Glider - Lv7',
    { mario: 3, 'mario-halloween': 5, swooper: 2, 'b-dasher': 4, 'birthday-girl': 6, 'super-glider': 7 },
  ],
  [
    'a level behind a name in a table',
    'Mario\t3\nB Dasher\t1\nSuper Glider\t1\nSwooper, 2',
    { mario: 3, 'b-dasher': 1, 'super-glider': 1, swooper: 2 },
  ],
  [
    'levels in words',
    'item,lvl\nMario,max\nSwooper,three\nB Dasher,Lv 2\nSuper Glider,',
    { mario: 8, swooper: 3, 'b-dasher': 2, 'super-glider': 0 },
  ],
  ['owned or not', 'Driver,Owned\nMario,yes\nMario (Halloween),no', { mario: null, 'mario-halloween': 0 }],
  [
    'owned and level',
    'name,owned,level\nMario,TRUE,4\nSwooper,FALSE,4\nB Dasher,✓,',
    { mario: 4, swooper: 0, 'b-dasher': null },
  ],
  [
    'lists side by side',
    'Driver,Lv,Kart,Lv,Glider,Lv\nMario,2,B Dasher,3,Swooper,4\n,,Birthday Girl,1,,',
    { mario: 2, 'b-dasher': 3, swooper: 4, 'birthday-girl': 1 },
  ],
  [
    'lines of several names',
    'Mario, Swooper\nB Dasher, Super Glider',
    {
      mario: null,
      swooper: null,
      'b-dasher': null,
      'super-glider': null,
    },
  ],
  ['lines of names and levels', 'Mario 3, Swooper 4, B Dasher 5', { mario: 3, swooper: 4, 'b-dasher': 5 }],
  ['such lines with semicolons', 'Mario 3; Swooper lv. 4; B Dasher', { mario: 3, swooper: 4, 'b-dasher': null }],
  ['lines of different lengths', 'Mario 3, Swooper 4\nB Dasher\n', { mario: 3, swooper: 4, 'b-dasher': null }],
  ['names and levels in turn', 'Mario,3,Swooper,4\nB Dasher,5', { mario: 3, swooper: 4, 'b-dasher': 5 }],
  ['levels and names in turn', '3,Mario,4,Swooper\n5,B Dasher', { mario: 3, swooper: 4, 'b-dasher': 5 }],
  [
    'lines of several names and one of a name and its level',
    'Mario, Mario (Halloween), Swooper\nB Dasher, level 2',
    { mario: null, 'mario-halloween': null, swooper: null, 'b-dasher': 2 },
  ],
  ['lines under a title', 'Drivers\nMario 3, Mario (Halloween) 4', { mario: 3, 'mario-halloween': 4 }],
  [
    'lines above a title',
    'Mario 3, Mario (Halloween) 4\nKarts\nB Dasher',
    { mario: 3, 'mario-halloween': 4, 'b-dasher': null },
  ],
  ['lists side by side under headings of their own', 'Mine,Lv,Hers,Lv\nMario,3,Swooper,4', { mario: 3, swooper: 4 }],
  ['lists side by side under the same headings', 'Name,Lv,Name,Lv\nMario,3,Swooper,4', { mario: 3, swooper: 4 }],
  [
    'lists side by side with kinds and rarities',
    'Mario,super,driver,3,Swooper,normal,glider,4',
    { mario: 3, swooper: 4 },
  ],
  ['names in two languages', 'Mario,マリオ,3\nB Dasher,Bolide B,4', { mario: 3, 'b-dasher': 4 }],
  [
    'an export without its headings',
    'mario,Mario,driver,super,3,2026-11-21T19:00:00.000Z\nswooper,Swooper,glider,normal,0,',
    { mario: 3, swooper: 0 },
  ],
  ['other facts beside a list', 'Mario,super,Fire Flower,3\nSwooper,normal,Coin Plus,4', { mario: 3, swooper: 4 }],
  ['other items under a heading', 'Name,Level,Partner\nMario,3,Swooper', { mario: 3 }],
  ['ids without a heading beside names', ',Name,Level\nmario,Mario,3\nswooper,Swooper,4', { mario: 3, swooper: 4 }],
  ['a title above the headings', 'My collection\nname,level\nMario,2', { mario: 2 }],
  ['an open quotation mark', 'id,level\n"mario,1\nswooper,2', { mario: 1, swooper: 2 }],
  ['JSON of names and levels', '{"drivers":{"Mario":3},"karts":{"B Dasher":2}}', { mario: 3, 'b-dasher': 2 }],
  ['JSON of objects', '[{"name":"Mario","lvl":3},{"name":"Swooper","lvl":"2"}]', { mario: 3, swooper: 2 }],
  ['JSON of names', '["Mario","マリオ","Swooper"]', { mario: null, swooper: null }],
])('%s are read', (_, text, levels) => {
  expect(read(text).levels).toEqual(levels)
})

test.each(['Name; Level', 'Name\tLevel', 'Name Level', 'Fahrer - Stufe'])(
  'headings that are not split as the lines are, such as “%s”, are no row',
  (headings) => {
    expect(read(`${headings}\nMario,3\nSwooper 4`)).toEqual({ levels: { mario: 3, swooper: 4 }, waiting: [] })
  },
)

test('what players write for a name is taken for that name, and its beginning for the shortest', () => {
  const driver = { kind: 'driver', rarity: 'high-end' } as const
  const drivers: KnownItem[] = [
    { id: 'king-boo-gold', name: 'King Boo (Gold)', ...driver },
    { id: 'king-boo-luigis-mansion', name: 'King Boo (Luigi’s Mansion)', ...driver },
    { id: 'king-boo-mii-racing-suit', name: 'King Boo Mii Racing Suit', ...driver },
    { id: 'king-boo', name: 'King Boo', ...driver },
    { id: 'donkey-kong', name: 'Donkey Kong', ...driver },
    { id: 'pink-gold-peach', name: 'Pink Gold Peach', ...driver },
  ]
  const { waiting = [] } = parseImport('DK 5\nPGP 4\nKing B 2', createItemFinder(drivers, null))
  expect(waiting.map(({ suggestions }) => suggestions[0])).toEqual(['donkey-kong', 'pink-gold-peach', 'king-boo'])
})

test.each<[string, string, string[][]]>([
  ['a slip of the pen', 'id,level\nmarjo,1\nmario,2', [['Row 2', 'mario']]],
  ['another order of the words', 'Halloween Mario\nMario', [['Row 1', 'mario-halloween']]],
  ['a name cut off', 'Birthday\nMario', [['Row 1', 'birthday-girl']]],
  ['no item at all', 'Bowser Jr. of another game\nMario', [['Row 1']]],
  ['a level beyond the game', 'id,level\nmario,9\nswooper,1', [['Row 2']]],
  ['such a level behind a name', 'Mario Halloween 12\nMario', [['Row 1']]],
  ['an item again', 'id,level\nmario,1\nmario,2', [['Row 3', 'mario']]],
  ['a formula', 'id,level\n=1+1,1\nmario,=2+2\nswooper,1', [['Row 2'], ['Row 3']]],
  ['a slip between a name and a level', 'Mario 3, Swoopr 4', [['Row 1', 'swooper']]],
  ['a name without a heading', 'Name,Level\nMario,3,Swooper', [['Row 2']]],
  [
    'a row that names two items',
    'id,name,level\nmario,Mario,3\nswooper,B Dasher,4',
    [['Row 3', 'swooper', 'b-dasher']],
  ],
  ['an item again in its line', 'Mario 3, Mario 4', [['Row 1', 'mario']]],
  ['no date', 'id,level,changed\nmario,1,soon\nswooper,1,', [['Row 2']]],
])('%s waits, and blocks no other row', (_, text, waiting) => {
  const outcome = read(text)
  expect(outcome.waiting).toEqual(waiting)
  expect(Object.keys(outcome.levels)).toHaveLength(1)
})

test('a file with more lines than a call may have arguments is read', () => {
  const rows = Array.from({ length: 200_000 }, () => ['Mario', '3'])
  expect(findColumns(rows, finder).columns).toMatchObject([{ items: [0], level: 1 }])
})

test('in a line of several names, a name of no item waits', () => {
  expect(parseImport('Mario, Swoopr, B Dasher 2\nSuper Glider', finder).waiting).toMatchObject([
    { where: 'Row 1', item: 'Swoopr', level: '', suggestions: ['swooper'] },
  ])
})

test('in a table row, an impossible level is the fault, not the name', () => {
  const { waiting } = parseImport('Mario\t3\nB Dasher\t1\nSuper Glider\t1\nSwooper, 12', finder)
  expect(waiting?.map(({ why }) => why)).toEqual(['“12” is not a level from 0 to 8.'])
})

test('an exact name of one item is surer than the kind above it', () => {
  expect(read('driver,kart,glider\nMario,B Dasher,Birthday Girl')).toEqual({
    levels: { mario: null, 'b-dasher': null, 'birthday-girl': null },
    waiting: [],
  })
})

describe('lists of players and trackers', () => {
  test.each<[string, string, Record<string, number | null>]>([
    [
      'kinds above the headings',
      'Drivers,,Karts,,Gliders,\nName,Level,Name,Level,Name,Level\nMario,3,B Dasher,2,Swooper,4',
      { mario: 3, 'b-dasher': 2, swooper: 4 },
    ],
    [
      'kinds above columns of boxes',
      'Drivers,,Karts,\nName,Owned,Name,Owned\nMario,TRUE,B Dasher,FALSE\nLuigi,FALSE,Birthday Girl,TRUE',
      { mario: null, luigi: 0, 'b-dasher': 0, 'birthday-girl': null },
    ],
    [
      'kinds above boxes and levels',
      'Drivers,,,Karts,,\nName,Owned,Level,Name,Owned,Level\nMario,TRUE,3,B Dasher,TRUE,2\nLuigi,FALSE,,Birthday Girl,FALSE,',
      { mario: 3, luigi: 0, 'b-dasher': 2, 'birthday-girl': 0 },
    ],
    [
      'rows of trackers',
      'BABY MARIO,D,7,1,\nBABY PEACH,D,,0,\nBABY LUIGI,D,8,3,',
      { 'baby-mario': 7, 'baby-peach': 0, 'baby-luigi': 8 },
    ],
    ['boxes in front', 'TRUE,Mario,3\nFALSE,Luigi,\nTRUE,Yoshi,5', { mario: 3, luigi: 0, yoshi: 5 }],
    ['numbered rows', '1,Mario,3\n2,Luigi,4\n3,Yoshi,5', { mario: 3, luigi: 4, yoshi: 5 }],
    ['the item that a driver throws', 'Driver,Item,Level\nMario,Fire Flower,3', { mario: 3 }],
    ['ids of another tool beside names', 'id;name_en;level\nd_mario;Mario;3\nx17;Luigi;4', { mario: 3, luigi: 4 }],
    ['the game’s numbers', '{"Items":{"Drivers":{"5":"3"},"Karts":{},"Gliders":{}}}', { 'baby-mario': 3 }],
    ['ids that begin with their kind', '{"inventory":[{"id":"d_mario","level":5}]}', { mario: 5 }],
    [
      'levels with decoration',
      'name,level\nMario,5/7\nLuigi,★5\nYoshi,8 (max)\nWario,3★',
      { mario: 5, luigi: 5, yoshi: 8, wario: 3 },
    ],
    ['dates as spreadsheets write them', 'name,level,changed\nMario,3,21/11/2026 19:00', { mario: 3 }],
    [
      'lists with marks',
      '1. Mario 5\n• Luigi lv4\n- [x] Yoshi\n- [ ] Wario\n☐ Baby Peach 3\n☑ Swooper 2',
      { mario: 5, luigi: 4, yoshi: null, wario: 0, 'baby-peach': 0, swooper: 2 },
    ],
    [
      'stacked sheets',
      'Driver\nName,Level\nMario,3\nKart\nName,Level\nB Dasher,2\nGlider\nName,Level\nSwooper,4',
      { mario: 3, 'b-dasher': 2, swooper: 4 },
    ],
  ])('%s', (_, text, levels) => {
    expect(read(text)).toEqual({ levels, waiting: [] })
  })

  test('points caps of trackers are read, and what is not kept is said', () => {
    const { imported, notes } = parseImport('BABY MARIO,D,7,1,2,8,4\nBABY LUIGI,D,8,3', finder)
    expect([...imported!.entries]).toEqual([
      ['baby-mario', { level: 7, changedAtMs: null, cap: 1 }],
      ['baby-luigi', { level: 8, changedAtMs: null, cap: 3 }],
    ])
    expect(notes).toEqual(['Level-ups in progress and limits are not kept.'])
    expect(parseImport('BABY MARIO,D,7,1', finder).notes).toEqual([])
  })

  test('a points cap beyond the game waits', () => {
    const { waiting } = parseImport('name,level,uncaps\nMario,3,5\nLuigi,2,4', finder)
    expect(waiting?.map(({ where, why }) => [where, why])).toEqual([['Row 2', '“5” is not a points cap from 0 to 4.']])
  })

  test('a date whose day and month could be either waits', () => {
    expect(read('name,level,changed\nMario,3,05/06/2026 19:00\nLuigi,2,').waiting).toEqual([['Row 2']])
  })

  test.each<[string, string, number[]]>([
    ['two columns of numbers', 'Mario,3,1\nLuigi,2,4', [1, 2]],
    ['numbers that may only count the rows', '1,Mario\n2,Luigi\n3,Yoshi', [0]],
  ])('%s are asked about', (_, text, columns) => {
    expect(parseImport(text, finder).question?.columns.map(({ index }) => index)).toEqual(columns)
  })

  test('the answer decides', () => {
    const levelsWith = (column: number | null) =>
      [...parseImport('Mario,3,1\nLuigi,2,4', finder, column).imported!.entries.values()].map(({ level }) => level)
    expect(levelsWith(1)).toEqual([3, 2])
    expect(levelsWith(2)).toEqual([1, 4])
    expect(levelsWith(null)).toEqual([null, null])
    expect(parseImport('Mario,3,1\nLuigi,2,4', finder, 2).question).toBeUndefined()
  })
})

test('a line of only separators is not a row, whichever separator the table has', () => {
  expect(read('|\nmario').waiting).toEqual([])
  expect(read('mario,1\n|\n;').waiting).toEqual([])
})

const cell = fc.oneof(
  fc.constantFrom(...items.flatMap(({ id, name }) => [id, name, name.toUpperCase(), ` ${name} `])),
  fc.constantFrom(
    'マリオ',
    'Bolide B',
    'marjo',
    'Swoper',
    '=SUM(A1:A9)',
    '+1',
    '@x',
    '-',
    '✓',
    'Level 3',
    'max',
    '9',
    '３',
  ),
  fc.constantFrom('name', 'level', 'Driver', 'owned', 'kind', 'changed'),
  fc.integer({ min: -1, max: 10 }).map(String),
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replaceAll(/[\r\n\t,;|"\u2028\u2029]/g, ' ')),
)
/** Without quotation marks, so that a line is a row. */
const table = fc.record({
  rows: fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
  separator: fc.constantFrom(',', ';', '\t', '|'),
  newline: fc.constantFrom('\n', '\r\n'),
})

test('an item in a column that seems to hold levels waits once', () => {
  expect(read('-,\nmario\n0\nLevel 3\nswooper').waiting).toEqual([
    ['Row 1'],
    ['Row 2'],
    ['Row 3'],
    ['Row 4'],
    ['Row 5'],
  ])
})

test('in any table, every row is a heading, accepted, or waiting', () => {
  fc.assert(
    fc.property(table, ({ rows, separator, newline }) => {
      const text = rows.map((cells) => cells.join(separator)).join(newline)
      if (/^\s*[{[]/.test(text)) return
      const { imported, waiting = [] } = parseImport(text, finder)
      // Rows of a kind alone announce a section; the headings may be repeated.
      const repeated = new Set<string>()
      const isTold = (cells: readonly string[]) => {
        const line = cells.join(separator)
        const isRepeat = repeated.has(line)
        repeated.add(line)
        const isSection = readSection(cells) !== null || readSection([line]) !== null
        return cells.join('').trim() !== '' && !isRepeat && !isSection
      }
      const written = rows.filter(isTold).length
      const told = (imported?.entries.size ?? 0) + waiting.length
      expect(told).toBeGreaterThanOrEqual(written - findColumns(rows, finder).headRows.length)
      expect(told).toBeLessThanOrEqual(rows.flat().length)
    }),
    { numRuns: 1000 },
  )
})

test('in any table without headings, every item named is accepted, or its row waits', () => {
  fc.assert(
    fc.property(table, ({ rows, separator, newline }) => {
      const text = rows.map((cells) => cells.join(separator)).join(newline)
      if (/^\s*[{[]/.test(text) || findColumns(rows, finder).headings !== null) return
      const { imported, waiting = [] } = parseImport(text, finder)
      const rowsWaiting = waiting.map(({ where }) => where)
      for (const [row, cells] of rows.entries()) {
        for (const named of cells.map((each) => finder.find(each, null)).filter((ids) => ids.length > 0)) {
          const isAccepted = named.some((item) => imported?.entries.has(item))
          expect(isAccepted || rowsWaiting.includes(`Row ${row + 1}`)).toBe(true)
        }
      }
    }),
    { numRuns: 1000 },
  )
})

test('any text and any JSON is read without an error', () => {
  const json = fc.oneof(
    fc.json({ maxDepth: 3 }),
    fc
      .array(fc.dictionary(cell, fc.oneof(cell, fc.integer()), { maxKeys: 3 }), { maxLength: 3 })
      .map((value) => JSON.stringify(value)),
  )
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 60 }), json), (text) => {
      const outcome = parseImport(text, finder)
      expect(outcome.fault === undefined).toBe(outcome.imported !== undefined)
    }),
    { numRuns: 300 },
  )
})
