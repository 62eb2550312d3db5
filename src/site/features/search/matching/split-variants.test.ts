import { expect, test } from 'vitest'
import { splitVariants } from './split-variants.ts'

const matches = ['RMX 1', 'RMX 1R', 'RMX 1T', 'Mario', 'SNES', 'SNES R/T']
const courseIdOf = (name: string) => (name === 'Mario' ? null : name.split(' ')[0]!)

test.each(['rainbow road', 'rainbow road 1', 'kart', 'r'])('%j asks for no variant: each course once', (query) => {
  expect(splitVariants(matches, courseIdOf, query)).toEqual({
    first: ['RMX 1', 'Mario', 'SNES'],
    others: ['RMX 1R', 'RMX 1T', 'SNES R/T'],
  })
})

test.each(['rainbow road r', 'Rainbow Road 1R/T', 'rainbow road rt', 'rainbow road t '])(
  '%j asks for a variant: all of them',
  (query) => {
    expect(splitVariants(matches, courseIdOf, query)).toEqual({ first: matches, others: [] })
  },
)
