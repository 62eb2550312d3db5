import { expect, test } from 'vitest'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { makePlannerGame } from '#rankings/testing/make-planner-game.ts'
import { describePlaces, findInGame, findVariants, nameVariants } from './top-shelf.ts'

const game = makePlannerGame(['elsewhere', 'elsewhere', 'elsewhere', 'elsewhere'], {
  Wii: { shelves: { 0: 1, 2: 0 } },
  Reverse: { shelves: { 1: 6 } },
  Snes: { shelves: { 2: 3 } },
  Middle: { shelves: { 0: 0, 1: 0 } },
  Blur: { shelves: { 3: 1 } },
  Kart: { kind: 'kart', shelves: { 0: 1, 2: 3 } },
})
const courses = [
  ['Wii Rainbow Road', 'v0'],
  ['Wii Rainbow Road R', 'v1', 'v0'],
  ['SNES Rainbow Road', 'v2'],
  ['Tokyo Blur', 'v3'],
  ['Tokyo Blur B', 'without-shelves', 'v3'],
] as const

const find = (asked: string, kinds: readonly ItemKind[] = itemKinds) =>
  findInGame(game, findVariants(courses, asked), kinds)

test.each([
  ['rainbow road', '3 variants of “rainbow road”', ['Wii', 'Reverse', 'Snes', 'Kart']],
  ['wii rainbow road', 'Wii Rainbow Road', ['Wii', 'Kart']],
  ['v2', 'SNES Rainbow Road', ['Snes', 'Kart']],
  ['snes', 'SNES Rainbow Road', ['Snes', 'Kart']],
  ['without-shelves', 'Tokyo Blur B', []],
  ['nowhere', 'nowhere', []],
])('top:%s is %s', (asked, name, itemIds) => {
  expect(nameVariants(findVariants(courses, asked), asked)).toBe(name)
  expect([...find(asked).keys()]).toEqual(itemIds)
})

test('only items of the kinds that are asked for', () => {
  expect([...find('rainbow road', ['kart']).keys()]).toEqual(['Kart'])
})

test.each([
  ['rainbow road', ['Wii', 'From level 6: Wii R', 'From level 3: SNES', 'Wii · From level 3: SNES']],
  ['rainbow', ['Wii Rainbow Road', 'From level 6: Wii Rainbow Road R']],
  ['rainbow roa', ['Wii Rainbow Road', 'From level 6: Wii Rainbow Road R']],
  ['snes', ['From level 3', 'From level 3']],
])('top:"%s" says of each item on which of them it is, and from which level', (asked, words) => {
  const places = describePlaces(find(asked), findVariants(courses, asked), asked)
  expect([...places.values()].slice(0, words.length)).toEqual(words)
})
