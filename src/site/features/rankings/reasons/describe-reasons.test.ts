import { describe, expect, test } from 'vitest'
import type { ChangeCause, RankingRow } from '#pages/data/ranking-views.ts'
import type { ShelfGain } from '#rankings/ranking.ts'
import { describeCauses, describeRankingChange } from './describe-reasons.ts'

const row: RankingRow = {
  rank: 5,
  item: { kind: 'driver', id: 'mario', name: 'Mario', rarity: 'normal' },
  score: 80,
  tier: 'A',
  parts: { position: 6000, base: 3220, actions: 3000, combo: 2000, skills: 80, levelBoost: 12_700 },
  top: { cup: 1, tour: 2, all: 3 },
  shelves: [],
  isNew: false,
  movement: null,
  gained: null,
  levelOne: [0, 0, 0, 0],
}
const week: ChangeCause = { of: 'week', week: 2, name: null }

test.each<[number | null, ShelfGain | null, readonly ChangeCause[], string]>([
  [4, [1, 0, 0], [week], 'Up 4 on 18 Nov 2026, when week 2 began: +1 top shelf in the ranked cup.'],
  [
    -3,
    [-2, 1, 4],
    [week],
    'Down 3 on 18 Nov 2026, when week 2 began: −2 top shelves in the ranked cup, +1 in the tour and +4 in the whole game.',
  ],
  [0, [0, 0, 0], [week], 'Kept its rank on 18 Nov 2026, when week 2 began: as many shelves as before.'],
  [1, [0, 2, 0], [], 'Up 1 on 18 Nov 2026: +2 top shelves in the tour.'],
  [2, [0, 0, 0, 1, 2, 0], [], 'Up 2 on 18 Nov 2026: +1 middle shelf in the ranked cup and +2 in the tour.'],
  [
    99,
    [0, -1, 0, 1, 1, 0],
    [],
    'Up 99 on 18 Nov 2026: −1 top shelf in the tour; +1 middle shelf in the ranked cup and +1 in the tour.',
  ],
  [null, null, [week], 'In this ranking since 18 Nov 2026, when week 2 began.'],
  [null, null, [], 'There is no earlier ranking to compare with.'],
])('a movement of %j with a gain of %j', (movement, gained, causes, sentence) => {
  expect(describeRankingChange({ ...row, movement, gained }, { since: '2026-11-18', causes })).toBe(sentence)
})

describe('causes', () => {
  test.each<[ChangeCause, string]>([
    [{ of: 'tour', tour: { id: 'sydney-tour', number: 50, name: 'Sydney Tour' } }, 'the Sydney Tour began'],
    [{ of: 'week', week: 1, name: 'Mario Cup' }, 'week 1 began (Mario Cup)'],
    [{ of: 'week-over', week: 1, name: null }, 'the ranked cup of week 1 ended'],
    [{ of: 'shelves', date: '2022-10-12' }, 'the shelf record of 12 Oct 2022 came into force'],
    [{ of: 'debut', count: 1 }, '1 kart came into the game'],
    [{ of: 'debut', count: 3 }, '3 karts came into the game'],
  ])('%j', (cause, words) => {
    expect(describeCauses([cause], 'kart')).toBe(words)
  })

  test('several are one list', () => {
    const causes: ChangeCause[] = [{ of: 'shelves', date: '2022-10-12' }, { of: 'debut', count: 2 }, week]
    expect(describeCauses(causes, 'glider')).toBe(
      'the shelf record of 12 Oct 2022 came into force, 2 gliders came into the game and week 2 began',
    )
  })

  test('a tour and its week begin as one', () => {
    const tour: ChangeCause = { of: 'tour', tour: { id: 'sydney-tour', number: 50, name: 'Sydney Tour' } }
    const causes: ChangeCause[] = [tour, { of: 'week', week: 1, name: 'Peach Cup' }, { of: 'debut', count: 2 }]
    expect(describeCauses(causes, 'glider')).toBe(
      'the Sydney Tour and its first week (Peach Cup) began and 2 gliders came into the game',
    )
    expect(describeCauses([tour, week], 'glider')).toBe('the Sydney Tour and its second week began')
  })
})
