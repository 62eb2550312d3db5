import { expect, test } from 'vitest'
import type { DocumentChange } from './document-change.ts'
import { takeBatch } from './write-queue.ts'

const dark: DocumentChange = { of: 'fields', partial: { preferences: { theme: 'dark' } } }
const toad: DocumentChange = { of: 'fields', partial: { checklist: { toad: [1, 1] } } }
const kart: DocumentChange = { of: 'featured-part', slot: 'kart', value: null }
const write = (change: DocumentChange, index: number) => ({ id: String(index), change })

test.each([
  ['one', [dark], Infinity, ['0'], dark],
  [
    'all that one change can say',
    [dark, toad, kart, dark],
    Infinity,
    ['0', '1'],
    { of: 'fields', partial: { ...dark.partial, ...toad.partial } },
  ],
  ['a featured part by itself', [kart, dark], Infinity, ['0'], kart],
  ['no more than asked for', [dark, toad], 1, ['0'], dark],
])('%s', (_case, changes, most, ids, change) => {
  expect(takeBatch(changes.map(write), most)).toEqual({ ids, change })
})
