import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { anyUpgrade, rankUpgrades } from '#rankings/planner/answer-races.ts'
import { listRaces } from '#rankings/planner/plan-races.ts'
import { makePlannerGame } from '#rankings/testing/make-planner-game.ts'
import { NextStepTable } from './next-step-table.tsx'

test('the button of a gain says how many points, and whose', () => {
  const game = makePlannerGame(['cup'], {
    Mario: { shelves: { 0: 1 } },
    Dasher: { kind: 'kart', shelves: { 0: 1 } },
    Swooper: { kind: 'glider', shelves: {} },
  })
  const levels = new Map([...game.itemById.keys()].map((id) => [id, 7]))
  const collection = { levels, caps: new Map(), playerLevel: 150 }
  const races = listRaces(game, 'all')
  const steps = rankUpgrades(game, collection, races, anyUpgrade).owned
  const html = renderToStaticMarkup(<NextStepTable {...{ game, collection, races, steps }} caption="Upgrades" />)
  const labels = [...html.matchAll(/aria-label="(.*?)"/g)].map(([, label]) => label)
  expect(labels).toHaveLength(3)
  for (const name of ['Mario', 'Dasher', 'Swooper'])
    expect(labels).toContainEqual(expect.stringMatching(new RegExp(`^\\+[\\d,]+ points by ${name}: show courses$`)))
})
