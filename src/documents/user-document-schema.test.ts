import { expect, test } from 'vitest'
import { findJsonFault } from './check-json.ts'
import type { JsonValue } from './json-value.ts'
import { documentLimitBytes } from './document-path.ts'
import { userDocumentSchema } from './user-document-schema.ts'

test.each<[string, unknown]>([
  ['empty', {}],
  [
    'complete',
    {
      userDetails: {
        displayName: 'Ana',
        photoURL: 'https://example.org/a.png',
        featuredParts: {
          badges: {
            image: { src: '/assets/emblems/badges/gold.svg' },
            attachments: [{ url: 'https://example.org/b.png' }],
            gameBadge: [{ $ref: 'badges/gold' }, { url: 'https://example.org/c.png' }],
          },
          driver: { $ref: 'drivers/mario' },
        },
      },
      checklist: { mario: [8, 1_763_750_000_000] },
      caps: { mario: [4, 1_763_750_000_000] },
      preferences: { theme: 'dark', density: 'compact', playerLevel: 230 },
    },
  ],
])('%s is a user document', (_, document) => {
  expect(userDocumentSchema.safeParse(document).error).toBeUndefined()
})

test.each<[unknown, string, string]>([
  [{ admin: true }, '', 'Unrecognized key: "admin"'],
  [{ caps: { mario: [5, 1] } }, 'caps.mario.0', 'must be a points cap from 0 to 4'],
  ...[0, 401, 1.5].map((playerLevel): [unknown, string, string] => [
    { preferences: { playerLevel } },
    'preferences.playerLevel',
    'must be a whole number from 1 to 400',
  ]),
  [{ userDetails: { displayName: '  ' } }, 'userDetails.displayName', 'must not be empty'],
  [{ userDetails: { displayName: 'x'.repeat(61) } }, 'userDetails.displayName', 'must have at most 60 characters'],
  [{ userDetails: { photoURL: 'http://example.org/a.png' } }, 'userDetails.photoURL', 'must be an https address'],
  [{ userDetails: { photoURL: 'javascript:alert(1)' } }, 'userDetails.photoURL', 'must be an https address'],
  [
    { userDetails: { featuredParts: { badges: { image: { src: '//example.org/a.png' } } } } },
    'userDetails.featuredParts.badges.image.src',
    'must be an https address',
  ],
  ...[
    '/\\example.org/a.png',
    '/\t/example.org/a.png',
    'https://example.org/a\tb.png',
    'https:\\\\example.org/a.png',
  ].map((src): [unknown, string, string] => [
    { userDetails: { featuredParts: { badges: { image: { src } } } } },
    'userDetails.featuredParts.badges.image.src',
    'must be an https address',
  ]),
  [{ userDetails: { photoURL: 'https://example.org/a\nb.png' } }, 'userDetails.photoURL', 'must be an https address'],
  [
    { checklist: { mario: [1, 2 ** 53 - 1] } },
    'checklist.mario.1',
    'must not be more than a day in the future: set the clock of this device',
  ],
  [
    { userDetails: { featuredParts: { driver: { $ref: 'karts/b-dasher' } } } },
    'userDetails.featuredParts.driver.$ref',
    'must be a reference into drivers, like "drivers/name"',
  ],
  [{ checklist: { mario: [9, 1] } }, 'checklist.mario.0', 'must be a level from 0 to 8'],
  [{ checklist: { mario: [1, -1] } }, 'checklist.mario.1', 'must not be before 1970'],
])('%j is refused at %j: %s', (document, field, message) => {
  const issue = userDocumentSchema.safeParse(document).error?.issues[0]
  expect([issue?.path.join('.'), issue?.message]).toEqual([field, message])
})

test.each([
  [23, true],
  [25, false],
])('a clock %i hours ahead is accepted: %s', (hours, expected) => {
  const document = { checklist: { mario: [1, Date.now() + hours * 3_600_000] } }
  expect(userDocumentSchema.safeParse(document).success).toBe(expected)
})

test('a checklist twice the size of the catalogue fits in a document', () => {
  const entries = Array.from({ length: 1690 }, (_, n) => [`an-item-name-${n}`.slice(0, 15), [8, 1_763_750_000_000]])
  const whole = { checklist: Object.fromEntries(entries), caps: Object.fromEntries(entries) }
  expect(JSON.stringify(whole).length).toBeLessThan(documentLimitBytes.users)
})

const deep = JSON.parse(`${'['.repeat(11)}1${']'.repeat(11)}`) as JsonValue
test.each<[JsonValue, string | null]>([
  [{ a: [{ b: 'text' }] }, null],
  [JSON.parse('{"a":{"__proto__":{"admin":true}}}') as JsonValue, 'a.__proto__ has a name that is not allowed'],
  [{ constructor: 1 }, 'constructor has a name that is not allowed'],
  [{ a: ['x', 'b\0c'] }, 'a.1 contains a NUL character'],
  [{ 'a\0': 1 }, 'a\0 contains a NUL character'],
  [{ a: '\ud800' }, 'a contains half of a character'],
  [deep, '0.0.0.0.0.0.0.0.0.0 is nested more than 10 levels deep'],
])('%j: %s', (value, expected) => {
  const fault = findJsonFault(value)
  expect(fault && `${fault.field} ${fault.why}`).toBe(expected)
})
