import { expect, test } from 'vitest'
import type { JsonValue } from '#documents/json-value.ts'
import { includeReferences } from './document-routes.ts'

const documents = new Map<string, JsonValue>([
  ['users/me', { badge: { $ref: 'snapshots/me' } }],
  ['snapshots/me', { first: { $ref: 'users/me' }, foreign: { $ref: 'users/other' } }],
  ['users/other', { secret: true }],
])

function include(data: JsonValue): Promise<Record<string, JsonValue>> {
  return includeReferences(
    data,
    'me',
    async (paths) => new Map(paths.map((path) => [path, documents.get(path) ?? null])),
  )
}

test.each<[string, JsonValue, Record<string, JsonValue>]>([
  ['nothing', null, {}],
  ['no references', { a: [1, { b: 2 }] }, {}],
  ['the catalogue, which is for the client', { kart: { $ref: 'karts/b-dasher' } }, {}],
  ['another reader, who stays unseen', { other: { $ref: 'users/other' } }, { 'users/other': null }],
  ['nobody', { gone: { $ref: 'users/nobody' } }, { 'users/nobody': null }],
  [
    'own documents, and what these refer to',
    { mine: [{ $ref: 'snapshots/me' }] },
    { 'snapshots/me': documents.get('snapshots/me')!, 'users/me': documents.get('users/me')!, 'users/other': null },
  ],
])('a document with references to %s', async (_what, data, expected) => {
  expect(await include(data)).toEqual(expected)
})
