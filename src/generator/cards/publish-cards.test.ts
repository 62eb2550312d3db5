import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import type { Card } from '#pages/cards/card.ts'
import { makeTemporaryFolder } from '../../../tests/make-temporary-folder.ts'
import { findMissingCards, locateCards, removeOldCards } from './publish-cards.ts'

const cache = makeTemporaryFolder()

const mario: Card = {
  path: '/assets/cards/drivers/mario.jpg',
  kicker: 'Super driver',
  title: 'Mario',
  fact: 'Fire Flower',
  ranked: { rank: 4, of: 267, tier: 'A' },
  emblems: [{ of: 'driver', id: 'mario', rarity: 'super' }],
}

function keyOf(card: Card, design = 'one'): string {
  return locateCards(cache, [card], design)[0]!.key
}

test.each<[string, Card, string]>([
  ['another title', { ...mario, title: 'Luigi' }, 'one'],
  ['another rank', { ...mario, ranked: { rank: 3, of: 267, tier: 'A' } }, 'one'],
  ['another emblem', { ...mario, emblems: [{ of: 'tour', id: 'mario' }] }, 'one'],
  ['another design', mario, 'two'],
])('%s changes the key of a card', (_, card, design) => {
  expect(keyOf(card, design)).not.toBe(keyOf(mario))
})

test('the path of a card does not change its key', () => {
  expect(keyOf({ ...mario, path: '/assets/cards/elsewhere.jpg' })).toBe(keyOf(mario))
})

test('each card not drawn yet is missing once', () => {
  const twin = { ...mario, path: '/assets/cards/twin.jpg' }
  const cards = locateCards(cache, [mario, twin, { ...mario, title: 'Luigi' }], 'one')
  expect(findMissingCards(cards).map(({ card }) => card.title)).toEqual(['Mario', 'Luigi'])
  writeFileSync(cards[0]!.file, 'drawn')
  expect(findMissingCards(cards).map(({ card }) => card.title)).toEqual(['Luigi'])
})

test('a small cache keeps all cards', () => {
  const before = readdirSync(join(cache, 'cards'))
  expect(before).not.toEqual([])
  removeOldCards(cache)
  expect(readdirSync(join(cache, 'cards'))).toEqual(before)
})

test('a full cache loses the cards that were not used for the longest time', () => {
  const [old, recent] = locateCards(cache, [mario, { ...mario, title: 'Peach' }], 'full')
  for (const { file } of [recent!, old!]) writeFileSync(file, 'drawn')
  utimesSync(old!.file, new Date('2019-09-25'), new Date('2019-09-25'))
  utimesSync(recent!.file, new Date('2100-01-01'), new Date('2100-01-01'))
  removeOldCards(cache, 1)
  expect(readdirSync(join(cache, 'cards'))).toEqual([basename(recent!.file)])
})
