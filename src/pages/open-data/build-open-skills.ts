import type { PageSource } from '../source/build-page-source.ts'
import { emblemPath } from '../cards/emblem-path.ts'
import { skillPath } from '../routes/routes.ts'
import type { OpenSkill } from './shapes/skill-shape.ts'

export function buildOpenSkills({ catalogue, itemsBySkill }: PageSource): OpenSkill[] {
  return catalogue.skills.map(({ id, name, names, kind, category, strength, reason }) => {
    const items = (itemsBySkill.get(id) ?? []).map((item) => item.id)
    return {
      id,
      name,
      page: skillPath(id),
      url: emblemPath('skills', id),
      kind,
      category,
      strength: items.length > 0 ? strength : null,
      reason,
      itemCount: items.length,
      picture: emblemPath('skills', id),
      names,
      items,
    }
  })
}
