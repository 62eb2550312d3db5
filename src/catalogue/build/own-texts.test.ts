/** What the content says in other languages: names of tours, cups and badges, and guides. */
import { describe, expect, it, test } from 'vitest'
import { buildCatalogue } from './build-catalogue.ts'
import { listNames } from '../names/list-names.ts'

const names = [
  `tour-of-year: '{tour} ({year})'`,
  `tour-of-month: '{tour} ({month})'`,
  'tours:',
  '  Road Tour: Saison Route',
  '  Second Tour: Deuxième saison',
  'cup-of-driver: Coupe {driver}',
  'cups:',
  '  Mii Cup: Coupe Mii',
  'badges:',
  '  General badge: Badge général',
  'reasons:',
  '  Heart: Il protège.',
].join('\n')

const texts = {
  'drivers/rosalina.yaml': 'name: Rosalina\nrarity: super\nnames:\n  fr: Harmonie',
  'skills/heart.yaml': 'name: Heart\nkind: driver\nstrength: 3\nreason: It protects.\nnames:\n  fr: Cœur',
  'courses/ds-road.yaml':
    'name: Road\nplatform: ds\nkind: classic\nfirst-seen: 2019-09-25\nvariants:\n  ds-road: {}\n  ds-road-rt: {}\nnames:\n  fr: DS Route',
  'tours/road-tour.yaml':
    'number: 1\nname: Road Tour (April 2019)\nstart: 2019-09-25\nend: 2019-10-09\ncups:\n  - name: Mii Cup\n    courses: [ds-road]\nranked-cups:\n  - week: 1\n    name: Rosalina Cup\n    courses: [ds-road-rt]',
  'badges/general.yaml': 'name: Badge\nkind: general\ncode-prefix: Cpb',
  'tips-and-tricks/coins.md': '---\ntitle: Coins\nsummary: About coins.\norder: 1\nupdated: 2019-10-01\n---\n\nText.\n',
  'tips-and-tricks/fr/coins.md': '---\ntitle: Les pièces\nsummary: Des pièces.\n---\n\nIl y en a {{count:variants}}.\n',
  'names/fr.yaml': names,
  'tour-cycle.yaml':
    'first-tour: 2\nstart: 2019-10-09\nlast-tour: 3\ntours:\n  - name: Second Tour ({year})\n    repeats: road-tour',
  'shelf-records.yaml': 'records:\n  - { date: 2019-09-25, tour: 1, scope: full, source: seen }',
  'ranking-days.yaml': 'skipped: []',
}

function build(changes: Readonly<Record<string, string>> = {}) {
  const files = Object.entries({ ...texts, ...changes }).map(([path, text]) => ({ path, text }))
  return buildCatalogue(files, { today: null })
}

describe('content in French', () => {
  const { catalogue, problems } = build()

  it('names everything that it knows, by its English name', () => {
    expect(problems).toEqual([])
    expect(listNames(catalogue!, 'fr')).toEqual({
      Rosalina: 'Harmonie',
      'DS Road': 'DS Route',
      'DS Road R/T': 'DS Route R/T',
      Road: 'Route',
      'Road Tour': 'Saison Route',
      'Road Tour (April 2019)': 'Saison Route (avril 2019)',
      'Second Tour': 'Deuxième saison',
      'Second Tour (2019)': 'Deuxième saison (2019)',
      'Second Tour (2020)': 'Deuxième saison (2020)',
      'Mii Cup': 'Coupe Mii',
      'Rosalina Cup': 'Coupe Harmonie',
      'General badge': 'Badge général',
      Heart: 'Cœur',
      'It protects.': 'Il protège.',
    })
  })

  it('has guides, with their numbers filled in', () => {
    expect([...catalogue!.guides[0]!.texts]).toEqual([
      [
        'fr',
        {
          title: 'Les pièces',
          summary: 'Des pièces.',
          markdown: 'Il y en a 2.',
          file: 'tips-and-tricks/fr/coins.md',
          markdownLine: 6,
        },
      ],
    ])
  })

  it('leaves other languages in English', () => {
    expect(listNames(catalogue!, 'de')).toEqual({})
  })
})

test.each([
  ['names/fr.yaml', names.replace('  Second Tour', '  Secnd Tour'), 5, '"Secnd Tour" is not in the game'],
  ['names/fr.yaml', names.replace('  Second Tour: Deuxième saison\n', ''), 3, '"Second Tour" is missing'],
  ['names/fr.yaml', names.replace('Mii Cup', 'Mario Cup'), 8, '"Mario Cup" is not in the game'],
  [
    'names/fr.yaml',
    names.replace('  Mii Cup: Coupe Mii\n', '  Rosalina Cup: Coupe Rosalina\n'),
    7,
    '"Mii Cup" is missing',
  ],
  ['names/fr.yaml', names.replace('Heart', 'Hart'), 12, '"Hart" is not in the game'],
  ['names/fr.yaml', names.replace('{driver}', 'driver'), 6, '"cup-of-driver" is'],
  ['names/xx.yaml', names, 1, '"xx" is no language of the content'],
  ['tips-and-tricks/xx/coins.md', texts['tips-and-tricks/fr/coins.md'], 1, '"xx" is no language of the content'],
  ['tips-and-tricks/fr/coin.md', texts['tips-and-tricks/fr/coins.md'], 1, 'unknown guide "coin"'],
  ['tips-and-tricks/fr/coins.md', '---\ntitle: Les pièces\n---\n\nTexte.\n', 2, '"summary" is missing'],
  ['tips-and-tricks/fr/coins.md', `${texts['tips-and-tricks/fr/coins.md']}{{no}}\n`, 7, 'unknown number "no"'],
])('%s with a fault is reported by its line: %#', (file, text, line, message) => {
  const { problems } = build({ [file]: text })
  expect(problems).toContainEqual(expect.objectContaining({ file, message: expect.stringContaining(message) }))
  expect(problems.find((problem) => problem.message.includes(message))?.line).toBe(line)
})
