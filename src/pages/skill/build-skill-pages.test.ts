import { expect, test } from 'vitest'
import { buildOpenSkills } from '../open-data/build-open-entities.ts'
import { buildSkillPage } from './build-skill-pages.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

const source = buildSmallSource()

test('what it is worth, and who has it', () => {
  expect(buildSkillPage(source, source.catalogue.skills[0]!, 0)).toMatchObject({
    path: '/skills/fire-flower/',
    crumbs: ['skill-list'],
    category: 'offensive',
    strength: 7,
    effect: { is: 'reason', text: 'It hits often.' },
    items: [{ id: 'mario', rank: 2, topCount: 2 }],
    neighbours: { previous: null, next: { id: 'dash-panel-plus' } },
  })
})

test('a skill that no driver has is not judged', () => {
  const bare = { ...source, itemsBySkill: new Map() }
  expect(buildSkillPage(bare, source.catalogue.skills[0]!, 0)).toMatchObject({
    strength: null,
    items: [],
  })
  expect(buildOpenSkills(bare)[0]).toMatchObject({ id: 'fire-flower', strength: null, itemCount: 0 })
})

test('the guides that mention it', () => {
  const guides = [{ ...source.catalogue.guides[0]!, markdown: 'Use [it](/skills/fire-flower/).' }]
  const mentioned = buildSmallSource({ guides })
  const [fireFlower, dashPanel] = mentioned.catalogue.skills.map((skill, index) =>
    buildSkillPage(mentioned, skill, index),
  )
  expect(fireFlower!.guides.map(({ id }) => id)).toEqual(['shelves'])
  expect(dashPanel!.guides).toEqual([])
})
