import type { Skill } from '#catalogue/entities.ts'
import { gliderSkills, kartSkills } from '#rankings/points/score-model.ts'
import { buildItemListEntry } from '../item/build-item-list-page.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { SkillEffect, SkillListPage, SkillPage } from '../data/thing-pages.ts'
import { findNeighbours } from '../source/references/build-references.ts'
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

/** Null where it is not on record. */
export function findEffect({ id, kind, reason }: Skill): SkillEffect | null {
  if (kind === 'driver') return reason === null ? null : { is: 'reason', text: reason }
  const paid = (kind === 'kart' ? kartSkills : gliderSkills)[id]
  if (!paid) return { is: 'uncounted' }
  const { per, points } = paid
  return { is: 'points', kind, per, points: [points['high-end'], points.super, points.normal] }
}
