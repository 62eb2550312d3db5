import { expect, test } from 'vitest'
import { tellApart } from './language-names.ts'

test('of two things of one name, the second has its English name beside it; those known by their names come first', () => {
  const names = {
    'Gold Comet': 'Gold-Bolide',
    'London Loop': 'London-Tour',
    'Gold B Dasher': 'Gold-Bolide',
    'London Tour': 'London-Tour',
  }
  expect(Object.entries(tellApart(names, ['Gold Comet', 'Gold B Dasher', 'Luigi', 'London Tour']))).toEqual([
    ['Gold Comet', 'Gold-Bolide'],
    ['Gold B Dasher', 'Gold-Bolide (Gold B Dasher)'],
    ['Luigi', 'Luigi'],
    ['London Tour', 'London-Tour'],
    ['London Loop', 'London-Tour'],
  ])
})
