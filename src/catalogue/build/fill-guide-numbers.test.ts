import { expect, test } from 'vitest'
import { buildCatalogue } from './build-catalogue.ts'

const texts = {
  'drivers/mario.yaml':
    'name: Mario\nrarity: super\nskill: fire-flower\nshelves:\n  tour-road: top since 2020-07-15\n  tour-road-r: middle since 2020-07-15, top at level 3 since 2020-10-15',
  'drivers/boo.yaml':
    'name: Boo\nrarity: normal\nshelves:\n  tour-road: top since 2020-07-15 until 2020-08-01\n  tour-road-b: middle since 2020-07-15',
  'drivers/red-mii-racing-suit.yaml':
    'name: Red Mii Racing Suit\nrarity: high-end\nskill: fire-flower\nshelves:\n  tour-road: top since 2020-07-15',
  'karts/cart.yaml':
    'name: Cart\nrarity: high-end\nskill: mini-turbo-plus\nshelves:\n  tour-road-rt: top since 2021-02-01',
  'skills/fire-flower.yaml': 'name: Fire Flower\nkind: driver\nstrength: 7\nreason: Three fireballs.',
  'skills/coin-vacuum.yaml': 'name: Coin Vacuum\nkind: driver\nstrength: 5\nreason: No driver has it.',
  'skills/mini-turbo-plus.yaml': 'name: Mini-Turbo Plus\nkind: kart',
  'courses/tour-road.yaml':
    'name: Road\nplatform: tour\nkind: city\nfirst-seen: 2020-07-15\nvariants:\n  tour-road: {}\n  tour-road-r: {}\n  tour-road-t: {}\n  tour-road-rt: {}\n  tour-road-b: {}',
  'tours/road-tour.yaml':
    'number: 1\nname: Road Tour (2019)\nstart: 2019-09-25\nend: 2019-10-09\nranked-cups:\n  - week: 1\n    name: Mario Cup\n    courses: [tour-road, tour-road-rt]\n  - week: 2\n    name: Boo Cup\n    courses: [tour-road-rt]',
  'tour-cycle.yaml':
    'first-tour: 2\nstart: 2019-10-09\nlast-tour: 60\ntours:\n  - name: Second Tour ({year})\n    repeats: road-tour',
  'shelf-records.yaml': 'records:\n  - { date: 2019-09-26, tour: 1, scope: full, source: seen }',
  'ranking-days.yaml': 'skipped: []',
}

function build(markdown: string) {
  const guide = `---\ntitle: Guide\nsummary: Says something.\norder: 1\nupdated: 2019-10-01\n---\n\n${markdown}\n`
  const files = Object.entries({ ...texts, 'tips-and-tricks/guide.md': guide })
  return buildCatalogue(
    files.map(([path, text]) => ({ path, text })),
    { today: '2021-01-01' },
  )
}

test.each([
  ['count:drivers', '3'],
  ['count:super-drivers', '1'],
  ['count:normal-and-super-items', '2'],
  ['count:items', '4'],
  ['count:mii-racing-suits', '1'],
  ['count:driver-skills', '1'],
  ['count:courses', '1'],
  ['count:variants', '5'],
  ['count:race-variants', '4'],
  ['count:rt-variants', '1'],
  ['count:battle-variants', '1'],
  ['ranked:variants', '3'],
  ['ranked:rt-variants', '2'],
  ['ranked:t-variants', '0'],
  ['top:mario', '2'],
  ['start:mario', '1'],
  ['top:boo', '0'],
  ['top:cart', '0'],
  ['covered:drivers', '2'],
  ['covered:high-end-items', '1'],
  ['with:fire-flower', '2'],
])('%s is %s', (name, number) => {
  const { catalogue, problems } = build(`There are {{${name}}} of them.`)
  expect(problems).toEqual([])
  expect(catalogue?.guides[0]?.markdown).toBe(`There are ${number} of them.`)
})

test('a text without placeholders stays as it is', () => {
  expect(build('Braces { } and { {count:drivers} }.').catalogue?.guides[0]?.markdown).toBe(
    'Braces { } and { {count:drivers} }.',
  )
})

test('faults name the file, the line and the remedy, all at once', () => {
  const { catalogue, problems } = build('One {{count:driver}}.\n\nTwo {{top:nobody-at-all}}\nand {{count:karts}.')
  expect(catalogue).toBeNull()
  expect(problems).toEqual([
    {
      file: 'tips-and-tricks/guide.md',
      line: 8,
      message: 'unknown number "count:driver"',
      remedy: 'Did you mean "count:drivers"? CONTRIBUTING.md lists the names.',
    },
    {
      file: 'tips-and-tricks/guide.md',
      line: 10,
      message: 'unknown number "top:nobody-at-all"',
      remedy: 'CONTRIBUTING.md lists the names.',
    },
    {
      file: 'tips-and-tricks/guide.md',
      line: 11,
      message: 'unknown number "count:karts}."',
      remedy: 'Did you mean "count:karts"? CONTRIBUTING.md lists the names.',
    },
  ])
})

test('a placeholder that is not closed is a fault', () => {
  expect(build('One {{count:drivers').problems).toMatchObject([
    { message: 'the placeholder "{{count:drivers" is not closed', remedy: 'Write {{count:drivers}}.' },
  ])
})
