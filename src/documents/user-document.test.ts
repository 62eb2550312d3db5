import { expect, test } from 'vitest'
import { parseUserDocument } from './user-document.ts'
import { reference } from './reference.ts'

test('a complete document is unchanged', () => {
  const document = {
    userDetails: {
      displayName: 'Toad',
      photoURL: 'https://example.org/toad.png',
      featuredParts: {
        badges: {
          image: { src: '/emblems/a.svg' },
          attachments: [{ url: '/emblems/b.svg' }],
          gameBadge: [reference('badges', 'tour-badge'), { url: '/emblems/c.svg' }],
        },
        driver: reference('drivers', 'toad'),
        kart: reference('karts', 'b-dasher'),
        glider: reference('gliders', 'super-glider'),
      },
    },
    checklist: { toad: [3, 1_600_000_000_000] },
    preferences: { theme: 'dark', density: 'compact' },
  } as const
  expect(parseUserDocument(JSON.parse(JSON.stringify(document)))).toEqual(document)
})

test.each([
  [null, {}],
  ['text', {}],
  [{ unknown: 1 }, {}],
  [{ userDetails: [], checklist: 1, preferences: null }, {}],
  [{ userDetails: { displayName: 1, photoURL: null, featuredParts: 'x' } }, { userDetails: {} }],
  [
    { userDetails: { featuredParts: { driver: 'drivers/toad', badges: { image: {}, gameBadge: [1, null] } } } },
    { userDetails: { featuredParts: { badges: { gameBadge: [] } } } },
  ],
  [{ checklist: { toad: [9, 1], 'b-dasher': [1, 2] } }, { checklist: { 'b-dasher': [1, 2] } }],
  [
    { checklist: { toad: [3, 1] }, caps: { toad: [5, 1], 'b-dasher': [4, 2] } },
    { checklist: { toad: [3, 1] }, caps: { 'b-dasher': [4, 2] } },
  ],
  [{ preferences: { playerLevel: 0, density: 'compact' } }, { preferences: { density: 'compact' } }],
  [{ preferences: { playerLevel: 401 } }, { preferences: {} }],
  [{ preferences: { playerLevel: 400 } }, { preferences: { playerLevel: 400 } }],
  [{ preferences: { theme: 'blue', density: 'compact' } }, { preferences: { density: 'compact' } }],
])('%j is read as %j', (value, expected) => {
  expect(parseUserDocument(value)).toEqual(expected)
})
