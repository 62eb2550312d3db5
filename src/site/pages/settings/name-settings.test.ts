import { expect, test } from 'vitest'
import { dropSaved, listChanged, readField } from './name-settings.tsx'

const names = ['displayName', 'photoURL'] as const
const stored = { displayName: 'Toad', photoURL: 'https://example.org/toad.png' }

test('a field shows what is typed, the others what is now stored', () => {
  const drafts = { displayName: 'Toade' }
  const later = { displayName: 'Lakitu', photoURL: 'https://example.org/lakitu.png' }
  expect(names.map((name) => readField(later, drafts, name))).toEqual(['Toade', later.photoURL])
})

test.each([
  ['nothing typed', {}, {}],
  ['a new name', { displayName: ' Toadette ' }, { displayName: 'Toadette' }],
  ['what is stored anyway', { displayName: 'Toad ' }, {}],
  ['an emptied field', { photoURL: '' }, { photoURL: null }],
])('only what differs is written: %s', (_case, drafts, expected) => {
  expect(listChanged(names, stored, drafts)).toEqual(expected)
})

test('what was typed while it was being saved stays', () => {
  const saved = { displayName: 'Toadette', photoURL: '' }
  expect(dropSaved(names, { ...saved, displayName: 'Toadette II' }, saved)).toEqual({ displayName: 'Toadette II' })
  expect(dropSaved(names, saved, saved)).toEqual({})
})
