import { expect, test } from 'vitest'
import { aliasOf, avatarOf } from './describe-user.ts'
import type { JsonValue } from './json-value.ts'

const everything = {
  photoURL: 'https://example.org/photo.png',
  featuredParts: {
    badges: {
      image: { src: 'image' },
      attachments: [{ url: 'attachment' }, { url: 'second' }],
      gameBadge: [{ url: 'game badge' }],
    },
  },
}
const badges = everything.featuredParts.badges

test.each<[string, JsonValue, string | null]>([
  ['the image first', { userDetails: everything }, 'image'],
  ['then the first attachment', userWith({ ...badges, image: null }), 'attachment'],
  ['then the first game badge', userWith({ gameBadge: badges.gameBadge, attachments: [] }), 'game badge'],
  ['then the picture', userWith({}), 'https://example.org/photo.png'],
  ['a badge that is gone is passed over', userWith({ gameBadge: [null] }), 'https://example.org/photo.png'],
  ['an empty address is none', userWith({ ...badges, image: { src: ' ' } }), 'attachment'],
  ['nothing', { userDetails: {} }, null],
  ['no document', null, null],
])('avatar: %s', (_, document, expected) => {
  expect(avatarOf(document)).toBe(expected)
})

test.each<[JsonValue, string]>([
  [{ userDetails: { displayName: 'Ana' } }, 'Ana'],
  [{ userDetails: { displayName: ' ' } }, 'a@example.org'],
  [null, 'a@example.org'],
])('alias of %j: %s', (document, expected) => {
  expect(aliasOf({ email: 'a@example.org' }, document)).toBe(expected)
})

function userWith(part: JsonValue): JsonValue {
  return { userDetails: { ...everything, featuredParts: { badges: part } } }
}
