import type { Skill } from '#catalogue/entities.ts'
import { buildItemListEntry } from '../item/build-item-list-page.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { findEffect } from './find-effect.ts'
import { findNeighbours } from '../source/references/find-neighbours.ts'
import type { SkillListPage, SkillPage } from '../data/skill-pages.ts'
import { routes, skillPath } from '../routes/routes.ts'

/** @param index of the skill in the catalogue's list */
export function buildSkillPage(source: PageSource, skill: Skill, index: number): SkillPage {
  const { catalogue, references, itemsBySkill } = source
  const items = itemsBySkill.get(skill.id) ?? []
  return {
    kind: 'skill',
    path: skillPath(skill.id),
    crumbs: ['skill-list'],
    skill: references.skill(skill.id),
    names: skill.names,
    category: skill.category,
    strength: items.length > 0 ? skill.strength : null,
    effect: findEffect(skill),
    items: items.map((item) => buildItemListEntry(source, item)),
    guides: source.guidesAbout(skillPath(skill.id)),
    neighbours: findNeighbours(
      catalogue.skills.map(({ id }) => references.skill(id)),
      index,
    ),
  }
}

export function buildSkillListPage({ catalogue, references, itemsBySkill }: PageSource): SkillListPage {
  return {
    kind: 'skill-list',
    path: routes['skill-list'],
    crumbs: [],
    skills: catalogue.skills.map((skill) => ({
      ...references.skill(skill.id),
      category: skill.category,
      itemCount: itemsBySkill.get(skill.id)?.length ?? 0,
      effect: findEffect(skill),
    })),
  }
}
