import { expect, test } from 'vitest'
import { compileMessage } from './compile-message.ts'
import { message } from './message.ts'

test('a message says its values, numbers with commas', () => {
  expect(message('Rank #{rank, number} of {total, number}')({ rank: 270, total: 1340 })).toBe('Rank #270 of 1,340')
  expect(message('{name}: {level}')({ name: 'Mario', level: 3 })).toBe('Mario: 3')
  expect(message('Top')()).toBe('Top')
  expect(message('{a}{b}')({ a: 1, b: 2 })).toBe('12')
})

test('a count takes the case of its plural, or of its very number', () => {
  const karts = message('{count, plural, =0 {no karts} one {# kart} other {# karts}} of {name}')
  expect([0, 1, 2, 1234].map((count) => karts({ count, name: 'Mario' }))).toEqual([
    'no karts of Mario',
    '1 kart of Mario',
    '2 karts of Mario',
    '1,234 karts of Mario',
  ])
})

test('a choice takes its case, and cases may count', () => {
  const best = message('{kind, select, driver {{count, plural, one {# driver} other {# drivers}}} other {something}}')
  expect(best({ kind: 'driver', count: 2 })).toBe('2 drivers')
})

test.for([
  ['{count, plural, one {# kart}}', 'other'],
  ['{day, date}', 'date'],
  ['{open', 'open'],
])('%s is refused with its text and %s', ([text, reason]) => {
  expect(() => compileMessage(text!)).toThrow(reason)
  expect(() => compileMessage(text!)).toThrow(`"${text}"`)
})
