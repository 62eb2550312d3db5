import { contentTables, type TableName } from '#catalogue/content-tables.ts'
import type { PageSource } from '../source/build-page-source.ts'

/** Tables of the content that are published as they are; the others are joined to the things that they are about. */
const contents = {
  'skill-keys': 'The numbers and keys of skills inside the game, by the rarity of the items that have them.',
  'cup-keys': 'The keys of cups inside the game, with their names.',
  'badge-ids': 'Every badge by its number and key inside the game; no source names single ones.',
  balloons: 'The balloons that karts could carry, with their prices.',
  'cup-exports': 'The courses of cups as the game itself listed them for 16 tours.',
  'bonus-challenges': 'The bonus challenges of 14 tours: what to do, where, with what, and how often for each star.',
  'bonus-challenge-racers': 'Who else raced in those challenges.',
  offers: 'What the Spotlight Shop of each tour of the yearly cycle sold, and how likely.',
  'offer-pools': 'What could be had as daily selects, from the All-Clear Pipe, and in gold challenges.',
  obtainable: 'What could be had in tours 98 to 118, and how.',
  service: 'When the game began, stopped growing and ended.',
  prices: 'What items cost in coins.',
  scoring: 'Every figure of the score of a race, with where it is from.',
  'level-costs': 'Level-up tickets that each level of an item takes.',
  'points-caps': 'Points-cap tickets that each step takes, and what it adds.',
  'base-points': 'How the base points of an item grow with experience.',
  tickets: 'The tickets of the game, with their numbers inside it.',
  tags: 'The tags that the game gave to drivers for its challenges, with their meaning where it is known.',
  'driver-tags': 'Which driver has which tag.',
  'shelf-observations': 'Shelves that somebody saw before the first record of the whole game.',
} as const satisfies Partial<Record<TableName, string>>

type PublishedTable = keyof typeof contents

export const contentRelations = (Object.keys(contents) as PublishedTable[]).map((name) => ({
  name,
  contents: contents[name],
  schema: name,
  row: contentTables[name].row,
  key: contentTables[name].key,
  count: ({ catalogue }: PageSource): number => catalogue.tables[name].length,
  build: ({ catalogue }: PageSource): readonly object[] => catalogue.tables[name],
}))
