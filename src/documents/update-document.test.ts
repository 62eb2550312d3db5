import { expect, test } from 'vitest'
import { updateDocument } from './update-document.ts'
import type { JsonObject } from './json-value.ts'

test.each<[string, JsonObject | null, JsonObject, JsonObject]>([
  ['creates the document', null, { preferences: { theme: 'dark' } }, { preferences: { theme: 'dark' } }],
  ['replaces a named field as a whole', { a: { x: 1, y: 2 } }, { a: { x: 3 } }, { a: { x: 3 } }],
  ['keeps the others', { a: 1, b: 2 }, { a: 3 }, { a: 3, b: 2 }],
  ['removes with null', { a: 1, b: 2 }, { a: null }, { b: 2 }],
  ['null for nothing is nothing', null, { a: null }, {}],
  ['removes a checklist with null', { checklist: { a: [1, 1] } }, { checklist: null }, {}],
  [
    'merges the checklist item by item',
    { checklist: { a: [1, 5], b: [2, 5] } },
    { checklist: { a: [3, 4], b: [0, 6], c: [1, 1] } },
    { checklist: { a: [1, 5], b: [0, 6], c: [1, 1] } },
  ],
  [
    'keeps what a newer site has written',
    { later: { field: 1 }, caps: { toad: [2, 5], luigi: [4, 1] } },
    { caps: { toad: [3, 6] } },
    { later: { field: 1 }, caps: { toad: [3, 6], luigi: [4, 1] } },
  ],
])('an update %s', (_, document, partial, expected) => {
  expect(updateDocument(document, partial)).toEqual(expected)
})

test('an update does not modify the given document', () => {
  const document = { checklist: { a: [1, 5] }, b: 1 }
  const before = structuredClone(document)
  updateDocument(document, { checklist: { a: [2, 6] }, b: null })
  expect(document).toEqual(before)
})
