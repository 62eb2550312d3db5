import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { itemKinds, rarities } from '#catalogue/entities.ts'
import { rankNextSteps } from '#rankings/planner/rank-next-steps.ts'
import { makePlannerGame } from '#rankings/testing/make-planner-game.ts'
import { NextStepTable } from './next-step-table.tsx'

test('the button of one gap says "1 gap"', () => {
  const game = makePlannerGame(['cup', 'cup'], { Mario: { shelves: { 0: 1 } }, Dasher: { shelves: { 0: 1, 1: 1 } } })
  const { missing } = rankNextSteps(game, new Map(), { reach: 'all', kinds: itemKinds, rarities, tickets: null })
  const html = renderToStaticMarkup(<NextStepTable game={game} steps={missing} caption="Missing" />)
  expect([...html.matchAll(/aria-label="(\d.*?)"/g)].map(([, label]) => label)).toEqual([
    '2 gaps closed by Dasher: show courses',
    '1 gap closed by Mario: show courses',
  ])
})
