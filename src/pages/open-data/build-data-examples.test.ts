import { expect, test } from 'vitest'
import { buildSmallSource } from '../testing/build-small-source.ts'
import { buildDataExamples } from './build-data-examples.ts'

const source = buildSmallSource()

test('what the game does not have is not an example', () => {
  const withSkill = buildDataExamples(source).map(({ shows }) => shows)
  expect(withSkill).toContain('skill')
  const karts = source.items.kart.map((kart) => ({ ...kart, skillId: null }))
  const withoutSkill = buildDataExamples({ ...source, items: { ...source.items, kart: karts } })
  expect(withoutSkill.map(({ shows }) => shows)).toEqual(withSkill.filter((shows) => shows !== 'skill'))
})
