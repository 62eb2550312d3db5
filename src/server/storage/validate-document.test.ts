import { expect, test } from 'vitest'
import type { JsonValue } from '#documents/json-value.ts'
import { parsePartial } from './validate-document.ts'

test.each<[JsonValue, string, string]>([
  [[], '', 'The document must be an object.'],
  [{ colour: 'red' }, 'colour', 'colour is not a known field.'],
  [{ preferences: { colour: 'red' } }, 'preferences.colour', 'preferences.colour is not a known field.'],
  [{ preferences: { theme: 'blue' } }, 'preferences.theme', 'preferences.theme must be system, light or dark.'],
  [{ preferences: { theme: null } }, 'preferences.theme', 'preferences.theme must be system, light or dark.'],
  [{ preferences: 'dark' }, 'preferences', 'preferences must be an object.'],
  [{ checklist: { mario: [1] } }, 'checklist.mario', 'checklist.mario must have at least 2 entries.'],
  [{ checklist: { mario: 1 } }, 'checklist.mario', 'checklist.mario must be a list.'],
  [
    { checklist: { Mario: [1, 1] } },
    'checklist.Mario',
    'checklist.Mario must be an item id: lowercase letters, digits and hyphens.',
  ],
  [{ checklist: { mario: [9, 1] } }, 'checklist.mario.0', 'checklist.mario.0 must be a level from 0 to 8.'],
  [{ userDetails: { displayName: 1 } }, 'userDetails.displayName', 'userDetails.displayName must be text.'],
  [
    { userDetails: { featuredParts: { badges: { image: {} } } } },
    'userDetails.featuredParts.badges.image.src',
    'userDetails.featuredParts.badges.image.src is missing.',
  ],
  [
    { userDetails: { featuredParts: { badges: { gameBadge: [{}] } } } },
    'userDetails.featuredParts.badges.gameBadge.0',
    'userDetails.featuredParts.badges.gameBadge.0 does not have a form that is allowed.',
  ],
  [{ nonsense: null }, 'nonsense', 'nonsense is not a known field.'],
  [{ constructor: null }, 'constructor', 'constructor is not a known field.'],
])('%j is refused in words for readers', (value, field, message) => {
  expect(() => parsePartial('users', value)).toThrow(
    expect.objectContaining({ code: 'invalid', message, details: { field } }),
  )
})

test('existing fields can be removed', () => {
  expect(parsePartial('users', { preferences: null, checklist: {} })).toEqual({ preferences: null, checklist: {} })
  expect(() => parsePartial('snapshots', { snapshots: [], nonsense: null })).toThrow('nonsense is not a known field.')
})

test('a name of a collection may say when a kept snapshot was taken', () => {
  const march = { name: 'March 2024', changedAtMs: 9 }
  const document = { collections: { aaaaaaaa: { ...march, takenAtMs: 5 } } }
  expect(parsePartial('collections', document)).toEqual(document)
  expect(() => parsePartial('collections', { collections: { aaaaaaaa: { ...march, takenAtMs: '5' } } })).toThrow(
    'collections.aaaaaaaa.takenAtMs',
  )
})
