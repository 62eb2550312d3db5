import type { PageSource } from '../source/build-page-source.ts'
import { emblemPath } from '../cards/emblem-path.ts'
import { badgePath, guidePath, skillPath } from '../routes/routes.ts'
import type { OpenBadge, OpenGuide, OpenSkill } from './shapes/thing-shapes.ts'

export function buildOpenBadges({ catalogue }: PageSource): OpenBadge[] {
  return catalogue.badges.map(({ id, name, kind, codePrefix }) => ({
    id,
    name,
    page: badgePath(id),
    url: emblemPath('badges', id),
    kind,
    codePrefix,
    picture: emblemPath('badges', id),
  }))
}

export function buildOpenGuides({ catalogue }: PageSource): OpenGuide[] {
  return catalogue.guides.map(({ id, title, summary, updated, markdown }) => ({
    id,
    name: title,
    page: guidePath(id),
    summary,
    updated,
    markdown,
  }))
}

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
