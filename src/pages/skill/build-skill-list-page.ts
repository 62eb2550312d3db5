import type { PageSource } from '../source/build-page-source.ts'
import type { SkillListPage } from '../data/skill-pages.ts'
import { routes } from '../routes/routes.ts'
import { areaNames } from '../source/site-areas.ts'

export function buildSkillListPage({ catalogue, references, itemsBySkill }: PageSource): SkillListPage {
  return {
    kind: 'skill-list',
    path: routes['skill-list'],
    title: areaNames['skill-list'],
    description: `The ${catalogue.skills.length} skills of drivers, karts and gliders in Mario Kart Tour: their kinds, and how many items have each of them.`,
    crumbs: [],
    skills: catalogue.skills.map(({ id, category }) => ({
      ...references.skill(id),
      category,
      itemCount: itemsBySkill.get(id)?.length ?? 0,
    })),
  }
}
