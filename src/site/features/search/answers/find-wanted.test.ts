import { expect, test } from 'vitest'
import { findAnswered, findWanted } from './find-wanted.ts'

const names = [
  'level up: what to level or get next',
  'tickets: what to level',
  'trickster',
  'peach',
  'skill slipstream',
]

test.each([
  ['how to get tickets', 'tickets'],
  ['what should I level', 'level'],
  ['get next', 'get next'],
  ['what to get', 'what to get'],
  ['when did peach debut', 'peach'],
  ['Peach skill', 'peach'],
  ['Peach’s skill', 'peach'],
  // Its page says whether it has the other.
  ['does Peach have slipstream', 'peach'],
  ['peach slipsream', 'peach slipsream'],
  ['Trickster 2', 'Trickster'],
  ['peaches', 'peaches'],
  ['Tricksters', 'trickster'],
  ['tickets', 'tickets'],
  ['what should i upgrade', 'get next'],
  ['skill slipstream', 'skill slipstream'],
  // Nothing is called so: then all of it may be misspelt.
  ['my skill', 'my skill'],
  ['skill of bowser', 'skill bowser'],
])('%s: names with “%s” are wanted', (query, wanted) => {
  expect(findWanted(names, query)).toBe(wanted)
})

test.each([
  ['how do I sign out', 'My account'],
  ['Logout', 'My account'],
  ['log off', 'My account'],
  ['register', 'Sign in, log in or create an account'],
  ['courses I have no driver for', 'Gaps'],
  ['Which courses am I missing?', 'Gaps'],
  ['courses I’m missing', 'Gaps'],
  ['courses that are not covered', 'Gaps'],
  ['tracks without a kart', 'Gaps'],
  ['courses without elevators', null],
  ['which courses does Mario not have', null],
  ['what is a top shelf', 'The three shelves'],
  ['What are shelves?', 'The three shelves'],
  ['how do shelves work', 'The three shelves'],
  ['what is on the top shelf of baby park', null],
  ['what are the top shelves of Mario', null],
  ['sign in', null],
  ['new courses', null],
])('%s: %s answers', (query, answer) => {
  expect(findAnswered(query)).toBe(answer)
})
