import { expect, test } from 'vitest'
import { ContentEditor } from './content-editor.ts'

function correct(text: string, id: string, line: string): string {
  const editor = new ContentEditor({ path: 'karts/b-dasher.yaml', text }, ['shelves'])
  editor.correctEntry('shelves', { id, value: line, text: line })
  return editor.format()
}

const file = `# The first one.
name: B Dasher
rarity: high-end

shelves:
  3ds-daisy-hills: top since 2020-07-15
  # Seen in the trailer.
  gba-riverside-park: "middle since 2020-07-15" # screenshot
  tour-new-york-minute: top since 2020-07-15

# The end.
`

test.each([
  [
    'a line changes, its comment stays',
    'gba-riverside-park',
    file.replace('"middle since 2020-07-15" #', 'top since 2026-11-03 by 2 players #'),
  ],
  [
    'a new line comes before the comment of the next',
    'ds-mario-circuit',
    file.replace('  # Seen', '  ds-mario-circuit: top since 2026-11-03 by 2 players\n  # Seen'),
  ],
  [
    'one that is the last comes behind the others',
    'wii-coconut-mall',
    file.replace('\n\n# The end', '\n  wii-coconut-mall: top since 2026-11-03 by 2 players\n\n# The end'),
  ],
])('%s', (_what, variantId, expected) => {
  expect(correct(file, variantId, 'top since 2026-11-03 by 2 players')).toBe(expected)
})

test.each(['name: Swooper\n', 'name: Swooper\n\nshelves: {}\n'])(
  'an item without a shelf gets its first: %j',
  (text) => {
    expect(correct(text, 'a', 'top since 2026-11-03')).toBe('name: Swooper\n\nshelves:\n  a: top since 2026-11-03\n')
  },
)

test.each([
  'shelves: { a: top since 2020-07-15, b: middle since 2020-07-15 }\n',
  'shelves:\n  a: top since 2020-07-15\n  b: >-\n    middle since\n    2020-07-15\n',
])('other notations become lines: %j', (text) => {
  expect(correct(text, 'a', 'middle since 2026-11-03')).toMatch(
    /^shelves:\n {2}a: middle since 2026-11-03\n {2}b: "?middle since 2020-07-15"?\n$/,
  )
})
