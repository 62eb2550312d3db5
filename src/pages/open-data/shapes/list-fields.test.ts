import { expect, test } from 'vitest'
import * as z from 'zod'
import { listFields } from './list-fields.ts'

test.each([
  [z.string(), 'string'],
  [z.int().nullable(), 'integer or null'],
  [z.enum(['a', 'b']), 'a, b'],
  [z.enum(['', 'R']), '(empty), R'],
  [z.iso.date(), 'date'],
  [z.array(z.string()), 'list of string'],
  [z.string().nullable().describe('Why.'), 'string or null'],
])('the type of a field is described to people (%#)', (shape, expected) => {
  expect(listFields(z.strictObject({ field: shape }))).toMatchObject([{ name: 'field', type: expected }])
})

test('a description is found wherever it is', () => {
  const fields = listFields(
    z.strictObject({ a: z.string().describe('A.'), b: z.string().describe('B.').nullable(), c: z.string() }),
  )
  expect(fields.map(({ description }) => description)).toEqual(['A.', 'B.', ''])
})
