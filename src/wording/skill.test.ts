import { expect, test } from 'vitest'
import type { Skill } from '#catalogue/entities.ts'
import { findEffect } from '#pages/skill/build-skill-pages.ts'
import { describeEffect } from './skill.ts'

const skill = (id: string, name: string, kind: Skill['kind'], reason: string | null = null) =>
  ({ id, name, kind, reason }) as Skill

test.each([
  [skill('fire-flower', 'Fire Flower', 'driver', 'It hits often.'), 'It hits often.'],
  [skill('bubble', 'Bubble', 'driver'), null],
  [
    skill('rocket-start-plus', 'Rocket Start Plus', 'kart'),
    '80 points more for a Rocket Start with a High-End kart, 50 with a Super, 30 with a Normal one.',
  ],
  [
    skill('coin-plus', 'Coin Plus', 'glider'),
    '3 points more for each coin out of an item box with a High-End glider, 2 with a Super, 1 with a Normal one.',
  ],
  [
    skill('red-shell-plus', 'Red Shell Plus', 'glider'),
    'It brings more points. How many in a race is not on record, so they are not counted.',
  ],
])('$0.name', (described, expected) => {
  const effect = findEffect(described)
  expect(effect && describeEffect(effect)).toBe(expected)
})
