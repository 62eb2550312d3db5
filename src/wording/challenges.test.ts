import { expect, test } from 'vitest'
import { challengeRules } from '#catalogue/content-tables.ts'
import { describeChallenge } from './challenges.ts'

test.each([
  ['CountJumpAction', 18, null, 'Do 18 jump boosts'],
  ['RaceReversal', 1, 'Shy Guy', 'Come from behind to finish as number 1'],
  ['BossKoopa', null, 'Dry Bowser', 'Beat Dry Bowser'],
  ['TimeLimitBoss', 15, 'Bowser', 'Beat Bowser with 15 seconds left'],
] as const)('%s of %s against %s', (rule, goal, rival, words) => {
  expect(describeChallenge({ rule, goal, rival })).toBe(words)
})

test('every rule has words of its own', () => {
  const told = challengeRules.map((rule) => describeChallenge({ rule, goal: 3, rival: 'Bowser' }))
  expect(new Set(told).size).toBe(challengeRules.length)
})
