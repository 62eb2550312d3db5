/** A tracker's file on the card of a ranked week, over the real content. */
import { expect, test } from 'vitest'
import { itemKinds } from '#catalogue/entities.ts'
import { capMark } from '#documents/checklist.ts'
import { buildPlannerGame } from '#rankings/planner/build-planner-game.ts'
import { racesOfCup } from '#rankings/planner/plan-races.ts'
import { planWeek } from '#rankings/planner/plan-week.ts'
import { createItemFinder } from '#site/features/checklist/import-export/item-finder.ts'
import { parseImport } from '#site/features/checklist/import-export/parse-import.ts'
import { planImport } from '#site/features/checklist/import-export/plan-import.ts'
import { readOwnCard } from '#site/features/race/read-card.ts'
import { realCatalogue as catalogue } from '../real-content.ts'

/**
 * Worked out from the tables of shelves, actions and constants, step by step as the players' sheet does, for a player of
 * level 150: Nabbit is the cup's driver, and stands one shelf higher than elsewhere.
 */
const byHand = {
  'tour-berlin-byways-rt': 16_909.5,
  'tour-amsterdam-drift-2': 36_531.825,
  'tour-athens-dash-rt': 25_798.375,
}

test('a tracker’s file with points caps gives the points that its loadout brings in the week of 22 April 2026', () => {
  const items = itemKinds.flatMap((kind) =>
    catalogue.items[kind].map(({ id, name, rarity }) => ({ id, name, rarity, kind })),
  )
  const file = 'NABBIT,D,6,2,\nGOLD PAINTSTER,K,5,2,\nTULIP CORSAGE,G,8,4,'
  const marks = planImport({}, parseImport(file, createItemFinder(items, null)).imported!, 'merge')
  const levels = new Map(['nabbit', 'gold-paintster', 'tulip-corsage'].map((id) => [id, marks.get(id)!]))
  const caps = new Map([...levels.keys()].map((id) => [id, marks.get(capMark(id))!]))
  const game = buildPlannerGame(catalogue, catalogue.today)
  const { cup } = planWeek(game.tours, '2026-04-22').cup!
  const card = readOwnCard(game, { levels, caps, playerLevel: 150 }, racesOfCup(game, cup))
  expect(Object.fromEntries(card.map(({ variant, points }) => [variant.id, points?.points]))).toEqual(byHand)
})
