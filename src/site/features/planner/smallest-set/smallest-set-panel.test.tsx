import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makePlannerGame } from '#rankings/testing/make-planner-game.ts'
import { SetList } from './smallest-set-panel.tsx'

test.each([
  [1, 'the only gap'],
  [2, 'both gaps'],
  [12, 'all 12 gaps'],
])('it counts %i gaps as %s', (variantCount, words) => {
  const game = makePlannerGame(['cup'], { Mario: { shelves: { 0: 1 } } })
  const [item] = game.items.driver
  const set = {
    kind: 'driver',
    members: [{ item: item!, from: 0, to: 1, adds: [0] }],
    variantCount,
    lowerBound: 1,
  } as const
  const html = renderToStaticMarkup(<SetList set={set} isOnTop game={game} isSearching={false} />)
  expect(html.replaceAll(/<!-- -->|<\/?b>/g, '')).toContain(`1 more item to close ${words}.`)
})
