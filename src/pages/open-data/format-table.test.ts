import papaparse from 'papaparse'
import { expect, test } from 'vitest'
import { formatCsv, formatTable } from './format-table.ts'

const columns = ['id', 'name', 'count', 'isNew', 'parts']

test('a table is the same as JSON and as CSV', () => {
  const rows = [
    { id: 'a', name: 'A', count: 1, isNew: true, parts: ['x', 'y'] },
    { id: 'b', name: null, count: 0, isNew: false, parts: [] },
  ]
  const { json, csv } = formatTable('2020-11-20', columns, rows)
  expect(JSON.parse(json.join(''))).toEqual({ asOf: '2020-11-20', count: 2, rows })
  expect(csv.join('')).toBe('id,name,count,isNew,parts\r\na,A,1,true,x;y\r\nb,,0,false,\r\n')
})

test.each(['Mario, the first', 'the "best"', 'two\nlines', ' spaces ', 'Crêpe'])('%j is one cell', (name) => {
  const csv = formatCsv(['name', 'next'], [{ name, next: 'after' }])
  expect(papaparse.parse(csv.join(''), { header: true, skipEmptyLines: true }).data).toEqual([{ name, next: 'after' }])
})

test.each([0, 1, 999, 1000, 1001, 2500])('of %i rows none is lost or written twice', (count) => {
  const rows = Array.from({ length: count }, (_, index) => ({ id: String(index) }))
  const { json, csv } = formatTable('2020-11-20', ['id'], rows)
  expect(JSON.parse(json.join('')).rows).toEqual(rows)
  expect(csv.join('')).toBe(`id\r\n${rows.map(({ id }) => `${id}\r\n`).join('')}`)
})

test('a row without one of the columns is a bug', () => {
  expect(() => formatCsv(['id', 'name'], [{ id: 'a' }])).toThrow('A row lacks a column of its table.')
})
