import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { completeQuery } from './complete-query.ts'
import { parseQuery } from './parse-query.ts'
import { printQuery } from './print-query.ts'
import { startNextWord } from './print-query.ts'
import { comparisons, type Query, type QueryOperator, type Term } from './query.ts'

const levels = ['1', '2', '3', '4', '5', '6', '7', '8'].map((value) => ({ value, label: `Level ${value}` }))
const orders = [
  { value: 'rank', label: 'Last rank' },
  { value: 'worth', label: 'Worth having' },
  { value: 'top', label: 'Top shelves' },
  { value: 'name', label: 'Name' },
  { value: 'debut', label: 'Newest' },
  { value: 'races', label: 'Most raced' },
]

const operators: readonly QueryOperator[] = [
  {
    name: 'own',
    title: 'Your items',
    isWord: true,
    options: [
      { value: 'owned', label: 'Owned' },
      { value: 'missing', label: 'Missing' },
    ],
  },
  {
    name: 'kind',
    title: 'Kind',
    isWord: true,
    options: [
      { value: 'kart', label: 'Karts' },
      { value: 'glider', label: 'Gliders' },
    ],
  },
  {
    name: 'rarity',
    title: 'Rarity',
    options: [
      { value: 'high-end', label: 'High-End', word: 'HE' },
      { value: 'super', label: 'Super' },
    ],
  },
  {
    name: 'skill',
    title: 'Skill',
    options: [
      { value: 'mini-turbo-plus', label: 'Mini-Turbo Plus' },
      { value: 'jump-boost', label: 'Jump Boost' },
    ],
  },
  { name: 'level', title: 'Level', isNumber: true, options: levels },
  { name: 'top', title: 'Top shelf on', isSingle: true, options: null },
  { name: 'sort', title: 'Sort', isSingle: true, options: orders },
]

function parse(input: string) {
  const { query, problems } = parseQuery(input, operators)
  return {
    text: query.text,
    terms: query.terms.map(({ operator, comparison, value }) => operator + comparison + value),
    problems,
  }
}

describe('parsing', () => {
  test.each<[string, string, string[]]>([
    ['', '', []],
    ['  dry   bones ', 'dry bones', []],
    [
      'dasher skill:mini-turbo top:"rainbow road" missing level<6 sort:rank',
      'dasher',
      ['skill:mini-turbo-plus', 'top:rainbow road', 'own:missing', 'level<6', 'sort:rank'],
    ],
    ['RARITY:High-End MISSING', '', ['rarity:high-end', 'own:missing']],
    ['karts owned', '', ['kind:kart', 'own:owned']],
    ['HE Gliders', '', ['rarity:high-end', 'kind:glider']],
    ['rarity:HE rarity:s', '', ['rarity:high-end', 'rarity:super']],
    ['S he He "karts" "HE" Karting super', 'S he He karts HE Karting super', []],
    ['skill:"jump boost" skill:jump-boost', '', ['skill:jump-boost']],
    ['rarity: super mario', 'mario', ['rarity:super']],
    ['top: "rainbow road" missing', '', ['top:rainbow road', 'own:missing']],
    ['mario rarity: missing:', 'mario missing:', []],
    ['level < 6 karts', '', ['level<6', 'kind:kart']],
    ['level <6 level>= 3', '', ['level<6', 'level>=3']],
    ['mario < 3', 'mario < 3', []],
    ['karts rarity:', '', ['kind:kart']],
    ['top:“rainbow road” „missing”', 'missing', ['top:rainbow road']],
    ['"missing" "rarity:super"', 'missing rarity:super', []],
    ['top:a top:b', '', ['top:b']],
    ['level>=3 level<=6', '', ['level>=3', 'level<=6']],
    ['half "a quote', 'half a quote', []],
    ['3:2', '3:2', []],
    ['Frenzy: three of a kind', 'Frenzy: three of a kind', []],
    ['skills: what rarity:super', 'skills: what', ['rarity:super']],
    ['Boo: HE', 'Boo:', ['rarity:high-end']],
  ])('%j', (input, text, terms) => {
    expect(parse(input)).toEqual({ text, terms, problems: [] })
  })

  test.each([
    ['rarty:super', '“rarty:” is not known here. Did you mean “rarity:”?'],
    ['arity:super', '“arity:” is not known here. Did you mean “rarity:”?'],
    ['knid:kart', '“knid:” is not known here. Did you mean “kind:”?'],
    ['Rarty: super', '“Rarty:” is not known here. Did you mean “rarity:”?'],
    ['rarity: mario', '“mario” is not in “Rarity”. It takes High-End or Super.'],
    ['zz:1', '“zz:” is not known here. You can use own:, kind:, rarity:, skill:, level:, top:, sort:.'],
    ['rarity:golden', '“golden” is not in “Rarity”. It takes High-End or Super.'],
    ['sort:age', '“age” is not in “Sort”. It takes Last rank, Worth having, Top shelves, Name, Newest or Most raced.'],
    ['level:golden', '“golden” is not in “Level”. It takes Level 1, Level 2, Level 3, Level 4 and 4 more.'],
    ['rarity<super', '“rarity<super” compares something that is not a number. Write “rarity:” and what to find.'],
  ])('%j names the word that it does not understand', (input, problem) => {
    expect(parse(input).problems).toEqual([problem])
  })
})

test.each([
  ['mario rar', ['mario rarity:']],
  ['rarity:h', ['rarity:high-end']],
  ['mis', ['missing']],
  ['o', ['own:', 'owned']],
  ['mario ', []],
  ['rarity:super', []],
])('%j can be completed', (input, expected) => {
  expect(completeQuery(input, operators)).toEqual(expected)
})

test('saved queries that begin like the typed text come first, and all of them before typing', () => {
  const saved = ['missing rarity:super', 'rarity:high-end level<6']
  expect(completeQuery('', operators, saved)).toEqual(saved)
  expect(completeQuery('Mis', operators, saved)).toEqual(['missing rarity:super', 'missing'])
  expect(completeQuery('rarity:h', operators, saved)).toEqual(['rarity:high-end level<6', 'rarity:high-end'])
})

const anyWord = fc
  .oneof(
    fc.constantFrom(
      'missing',
      'owned',
      'karts',
      'HE',
      'rarity:super',
      'level<6',
      'sort:',
      'skills:',
      'level',
      '<',
      'Mario',
      'R/T',
      "King's",
      'ク',
      '3:2',
    ),
    fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }),
  )
  .map((word) => word.replace(/[\s"“”„‟«»＂]/g, ''))
  .filter((word) => word !== '')

const anyTerm: fc.Arbitrary<Term> = fc.oneof(
  ...operators.map(({ name, isNumber, options }) =>
    fc.record({
      operator: fc.constant(name),
      comparison: fc.constantFrom(...(isNumber ? comparisons : ([':'] as const))),
      value: options
        ? fc.constantFrom(...options.map(({ value }) => value))
        : fc.array(anyWord, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
    }),
  ),
)

const anyQuery: fc.Arbitrary<Query> = fc.record({
  text: fc.array(anyWord, { maxLength: 4 }).map((words) => words.join(' ')),
  terms: fc.uniqueArray(anyTerm, {
    maxLength: 6,
    selector: ({ operator, comparison, value }) =>
      operators.some(({ name, isSingle }) => name === operator && isSingle) ? operator : operator + comparison + value,
  }),
})

test('a printed query is parsed into the same query', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(parseQuery(printQuery(query, operators), operators)).toEqual({ query, problems: [] })
    }),
    { numRuns: 10_000 },
  )
})

test('anything can be typed, and what was understood survives a round trip', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 60 }),
        fc.array(anyWord).map((words) => words.join(' ')),
      ),
      (input) => {
        const { query } = parseQuery(input, operators)
        expect(parseQuery(printQuery(query, operators), operators).query).toEqual(query)
      },
    ),
    { numRuns: 2000 },
  )
})

test.each([
  ['rarity:super', 'rarity:super '],
  ['mario missing', 'mario missing '],
  ['top:"new york"', 'top:"new york" '],
  ['top:“new york”', 'top:“new york” '],
  ['rarity:super ', 'rarity:super '],
  ['mario', 'mario'],
  ['rarity:', 'rarity:'],
  ['rarity:superb', 'rarity:superb'],
  ['', ''],
])('what is typed behind “%s” begins a word if that is a term', (query, started) => {
  expect(startNextWord(query, operators)).toBe(started)
})
