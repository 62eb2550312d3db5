import { expect, test } from 'vitest'
import { expandShortForms } from './short-forms.ts'

test.each([
  ['bday', ['birthday']],
  ['mt+', ['mini turbo plus']],
  ['gold mt', ['gold mountain']],
  ['1rt', ['1r/t']],
  ['3 rt', ['3r/t']],
  ['mario', []],
])('%s may stand for %o', (query, expected) => {
  expect(expandShortForms(query)).toEqual(expected)
})

// Every plain object has these.
test.each(['__proto__', ...Object.getOwnPropertyNames(Object.prototype)])('%s is a word like any other', (name) => {
  expect(expandShortForms(name)).toEqual([])
  expect(expandShortForms(`${name} mt`)).toEqual([`${name} mountain`])
})
