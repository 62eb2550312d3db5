import { expect, test } from 'vitest'
import { buildSkillListPage } from './build-skill-pages.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

test('every skill with its kind and how many items have it', () => {
  expect(buildSkillListPage(buildSmallSource())).toMatchObject({
    path: '/skills/',
    skills: [
      { id: 'fire-flower', name: 'Fire Flower', kind: 'driver', category: 'offensive', itemCount: 1 },
      { id: 'dash-panel-plus', name: 'Dash Panel Plus', kind: 'kart', category: null, itemCount: 1 },
    ],
  })
})

test('a skill that nothing has', () => {
  const items = { driver: [], kart: [], glider: [] }
  const { skills } = buildSkillListPage(buildSmallSource({ items }))
  expect(skills.map(({ itemCount }) => itemCount)).toEqual([0, 0])
})
