import { expect, test } from 'vitest'
import type { JsonValue } from './json-value.ts'
import { isReference, listReferences, parseReferencePath, reference, resolveReferences } from './reference.ts'

const targets: Record<string, JsonValue> = {
  'drivers/mario': { id: 'mario', skill: { $ref: 'skills/fire' } },
  'skills/fire': { id: 'fire', strongest: { $ref: 'drivers/mario' } },
}
const read = async (path: string): Promise<JsonValue> => targets[path] ?? null

async function readOffline(): Promise<JsonValue> {
  throw new Error('offline')
}

test('references are followed to depth 2; deeper ones stay paths', async () => {
  const document = { featured: [{ $ref: 'drivers/mario' }], plain: 1 }
  expect(await resolveReferences(document, read)).toEqual({
    featured: [{ id: 'mario', skill: { id: 'fire', strongest: 'drivers/mario' } }],
    plain: 1,
  })
  expect(document, 'what is written back').toEqual({ featured: [{ $ref: 'drivers/mario' }], plain: 1 })
})

test('a reference to a missing target is null', async () => {
  expect(await resolveReferences({ a: { $ref: 'drivers/nobody' } }, read)).toEqual({ a: null })
})

test('a failed read is not mistaken for a missing target', async () => {
  await expect(resolveReferences({ a: { $ref: 'drivers/mario' } }, readOffline)).rejects.toThrow('offline')
})

test.each<[unknown, boolean]>([
  [{ $ref: 'drivers/mario' }, true],
  [{ $ref: 'drivers/mario', more: 1 }, false],
  [{ $ref: 1 }, false],
  ['drivers/mario', false],
  [null, false],
])('%j is a reference: %s', (value, expected) => {
  expect(isReference(value)).toBe(expected)
})

test.each([
  ['users/u1', { collection: 'users', id: 'u1' }],
  ['drivers/b-dasher', { collection: 'drivers', id: 'b-dasher' }],
  ['drivers/', null],
  ['drivers/a/b', null],
  ['drivers/../users', null],
  ['elsewhere/a', null],
  ['users/u1\n', null],
])('the path %j is %j', (path, expected) => {
  expect(parseReferencePath(path)).toEqual(expected)
})

test('references are listed once, in reading order', () => {
  const value = {
    b: reference('skills', 'x'),
    a: [reference('drivers', 'y'), reference('skills', 'x')],
    c: null,
    d: 'drivers/z',
  }
  expect(listReferences(value)).toEqual(['skills/x', 'drivers/y'])
})
