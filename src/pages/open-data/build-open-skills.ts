import type { PageSource } from '../build-page-source.ts'
import { emblemPath } from '../emblem-path.ts'
import { skillPath } from '../routes.ts'
import type { OpenSkill } from './skill-shape.ts'

export function buildOpenSkills({ catalogue, itemsBySkill }: PageSource): OpenSkill[] {
  return catalogue.skills.map(({ id, name, kind, category, strength, reason }) => {
    const items = (itemsBySkill.get(id) ?? []).map((item) => item.id)
    return {
      id,
      name,
      page: skillPath(id),
      url: emblemPath('skills', id),
      kind,
      category,
      strength,
      reason,
      itemCount: items.length,
      items,
    }
  })
}
