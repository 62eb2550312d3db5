import type { PageSource } from '../source/build-page-source.ts'
import type { SkillListPage } from '../data/skill-pages.ts'
import { describeEffect } from './describe-effect.ts'
import { routes } from '../routes/routes.ts'

export function buildSkillListPage({ catalogue, references, itemsBySkill }: PageSource): SkillListPage {
  return {
    kind: 'skill-list',
    path: routes['skill-list'],
    crumbs: [],
    skills: catalogue.skills.map((skill) => ({
      ...references.skill(skill.id),
      category: skill.category,
      itemCount: itemsBySkill.get(skill.id)?.length ?? 0,
      effect: describeEffect(skill),
    })),
  }
}
