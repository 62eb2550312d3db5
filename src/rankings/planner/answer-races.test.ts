import { expect, test } from 'vitest'
import type { ShelfLevel } from '#catalogue/entities.ts'
import { makePlannerGame } from '../testing/make-planner-game.ts'
import { anyUpgrade, rankUpgrades, rankUpgradesFrom } from './answer-races.ts'
import { listRaces, type Collection } from './plan-races.ts'
import type { PlannerGame } from './planner-game.ts'

/** The ranked cup races v0, its tour v1 too, the round v2; v3 is raced nowhere. */
const zones = ['cup', 'tour', 'elsewhere', 'elsewhere'] as const
const everywhere: Readonly<Record<number, ShelfLevel>> = { 0: 1, 1: 1, 2: 1, 3: 1 }

/** Mario on the top shelf everywhere; Luigi, who brings something on one course alone if he gets there. */
function makeGame(luigiOn: number): PlannerGame {
  return makePlannerGame(zones, {
    Mario: {
      rarity: 'super',
      shelves: Object.fromEntries(Object.entries(everywhere).filter(([v]) => v !== `${luigiOn}`)),
    },
    Luigi: { rarity: 'super', shelves: { [luigiOn]: 1 } },
    Dasher: { kind: 'kart', shelves: everywhere },
    Swooper: { kind: 'glider', shelves: everywhere },
  })
}

function collect(levels: Readonly<Record<string, number>>): Collection {
  return {
    levels: new Map(Object.entries(levels)),
    caps: new Map(Object.keys(levels).map((id) => [id, 4])),
    playerLevel: 150,
  }
}

const allButLuigi = { Mario: 8, Dasher: 8, Swooper: 8, Luigi: 7 }

test.each([
  ['cup', 0, 'cup'],
  ['cup', 1, 'tour'],
  ['cup', 2, 'year'],
  ['cup', 3, 'all'],
  ['year', 0, 'year'],
  ['year', 3, 'all'],
] as const)('asked about “%s”, what gains on course %d alone is found in “%s”', (asked, luigiOn, found) => {
  const { reach, owned, races } = rankUpgradesFrom(makeGame(luigiOn), collect(allButLuigi), asked, anyUpgrade)
  expect([reach, owned.map(({ item }) => item.id)]).toEqual([found, ['Luigi']])
  expect(races.map(({ variant }) => variant)).toContain(luigiOn)
})

test('an upgrade of what is owned, further out, comes before an item to get', () => {
  const { Luigi: _, ...owned } = allButLuigi
  const found = rankUpgradesFrom(makeGame(0), collect({ ...owned, Dasher: 8 }), 'cup', anyUpgrade)
  expect([found.reach, found.owned, found.missing.map(({ item }) => item.id)]).toEqual(['cup', [], ['Luigi']])
})

test('where nothing gains anywhere, that is said of the asked races', () => {
  const found = rankUpgradesFrom(makeGame(0), collect({ ...allButLuigi, Luigi: 8 }), 'tour', anyUpgrade)
  expect([found.reach, found.owned, found.missing]).toEqual(['tour', [], []])
})

test('a number of tickets is answered with what gains most for them, not with what gains most for each', () => {
  const game = makeGame(0)
  const collection = { ...collect({ ...allButLuigi, Luigi: 1 }), caps: new Map() }
  const ask = (tickets: number | null) =>
    rankUpgrades(game, collection, listRaces(game, 'cup'), { kinds: ['driver'], rarities: ['super'], tickets }).owned
  const [best] = ask(15)
  expect([best!.item.id, best!.to, best!.tickets]).toEqual(['Luigi', { level: 6, cap: 0 }, 15])
  const [first] = ask(null)
  expect(first!.tickets).toBeLessThan(15)
  expect(first!.gain / first!.tickets).toBeGreaterThan(best!.gain / best!.tickets)
})
