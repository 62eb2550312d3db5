import { expect, test } from 'vitest'
import { buildSmallSource } from '../testing/build-small-source.ts'
import { buildDataExamples } from './build-data-examples.ts'

const source = buildSmallSource()

test('what the game does not have is not an example', () => {
  const withSkill = buildDataExamples(source).map(({ title }) => title)
  expect(withSkill).toContain('From a kart to its skill')
  const karts = source.items.kart.map((kart) => ({ ...kart, skillId: null }))
  const withoutSkill = buildDataExamples({ ...source, items: { ...source.items, kart: karts } })
  expect(withoutSkill.map(({ title }) => title)).toEqual(
    withSkill.filter((title) => title !== 'From a kart to its skill'),
  )
})
