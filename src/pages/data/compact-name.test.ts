import { expect, test } from 'vitest'
import { compactName, expandName } from './compact-name.ts'

test.each([
  ['mario', 'Mario'],
  ['birdos-egg', "Birdo's Egg"],
  ['donkey-kong-jr-snes', 'Donkey Kong Jr. (SNES)'],
  ['mint-and-berry-balloons', 'Mint & Berry Balloons'],
  ['cafe-racer', 'Café  Racer'],
])('%s is not written: it follows from the name %s', (id, name) => {
  expect(compactName({ id, name })).toBe(name)
  expect(expandName(name)).toEqual({ id, name })
})

test('an id that does not follow from the name is written beside it', () => {
  const block = { id: 'question-block', name: '? Block' }
  expect(compactName(block)).toEqual(['? Block', 'question-block'])
  expect(expandName(compactName(block))).toEqual(block)
})
