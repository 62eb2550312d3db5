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
  ['how do I sign out', 'my account'],
  ['Logout', 'my account'],
  ['log off', 'my account'],
  ['register', 'create an account'],
  ['courses I have no driver for', 'gaps'],
  ['Which courses am I missing?', 'gaps'],
  ['courses I’m missing', 'gaps'],
  ['courses that are not covered', 'gaps'],
  ['tracks without a kart', 'gaps'],
  ['courses without elevators', null],
  ['which courses does Mario not have', null],
  ['what is a top shelf', 'the three shelves'],
  ['What are shelves?', 'the three shelves'],
  ['how do shelves work', 'the three shelves'],
  ['what is on the top shelf of baby park', null],
  ['what are the top shelves of Mario', null],
  ['sign in', null],
  ['new courses', null],
])('%s: %s answers', (query, answer) => {
  expect(findAnswered(query)).toBe(answer)
})
