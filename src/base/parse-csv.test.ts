import { expect, test } from 'vitest'
import { parseCsv } from './parse-csv.ts'

test.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
    [1, 2],
  ],
  [
    '\uFEFFa,b\r\n1,"x, y"\r\n',
    [
      ['a', 'b'],
      ['1', 'x, y'],
    ],
    [1, 2],
  ],
  [
    'a,b\n1,"two\nlines"\n3,""',
    [
      ['a', 'b'],
      ['1', 'two\nlines'],
      ['3', ''],
    ],
    [1, 2, 4],
  ],
])('rows know the line on which they begin: %j', (text, cells, lines) => {
  const parsed = parseCsv(text)
  if (!parsed.ok) throw new Error(parsed.message)
  expect(parsed.rows.map((row) => row.cells)).toEqual(cells)
  expect(parsed.rows.map(({ line }) => line)).toEqual(lines)
})

test('an open quotation mark is found', () => {
  expect(parseCsv('a,b\n1,2\n3,"x\n4,5\n')).toMatchObject({ ok: false, line: 3 })
})
