import { expect, test } from 'vitest'
import type { BestHelp } from '#rankings/planner/find-best-help.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import { describeHelp } from './describe-help.ts'

const variants = ['Athens Dash 3', 'GBA Rainbow Road', "N64 Bowser's Castle R"].map((name) => ({ name }))

function help(kind: ItemKind, change: Pick<BestHelp, 'from' | 'to' | 'tickets' | 'closes'>): BestHelp {
  const item = {
    kind,
    id: 'x',
    name: 'X',
    rarity: 'high-end',
    skillId: null,
    skillStrength: null,
    entryDay: 0,
    shelves: [],
  } as const
  return { item, ...change }
}

test.each([
  [
    help('driver', { from: 1, to: 3, tickets: 2, closes: [0] }),
    ' at level 3 gives you three item slots and Frenzy on Athens Dash 3, for 2 tickets.',
  ],
  [
    help('kart', { from: 0, to: 1, tickets: 0, closes: [0, 1] }),
    ' would give you double points for actions on Athens Dash 3 and GBA Rainbow Road.',
  ],
  [
    help('glider', { from: 0, to: 6, tickets: 1, closes: [0, 1, 2] }),
    " at level 6 would give you a triple combo bonus on Athens Dash 3, GBA Rainbow Road and N64 Bowser's Castle R, for 1 ticket.",
  ],
])('what helps most, in words', (step, words) => {
  expect(describeHelp(step, { variants })).toBe(words)
})
