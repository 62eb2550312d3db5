import type { PageSource } from '../source/build-page-source.ts'
import type { SkillListPage } from '../data/skill-pages.ts'
import { routes } from '../routes/routes.ts'

export function buildSkillListPage({ catalogue, references, itemsBySkill }: PageSource): SkillListPage {
  return {
    kind: 'skill-list',
    path: routes['skill-list'],
    crumbs: [],
    skills: catalogue.skills.map(({ id, category }) => ({
      ...references.skill(id),
      category,
      itemCount: itemsBySkill.get(id)?.length ?? 0,
    })),
  }
}
