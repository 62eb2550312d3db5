import { itemKinds } from '#catalogue/entities.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { GuideLink } from '../source/render-guide.ts'
import type { RelatedThings } from '../data/guide-pages.ts'
import { coursePath, guidePath, itemPath, skillPath } from '../routes/routes.ts'

/** What an article links to. Each once, in the order of the text. */
export function findRelatedThings(source: PageSource, links: readonly GuideLink[]): RelatedThings {
  const { itemRefs, courseRefs, guideRefs, catalogue, references } = source
  const paths = new Set(links.map(({ href }) => href.replace(/#.*/, '')))
  return {
    items: pick(
      paths,
      itemKinds.flatMap((kind) => itemRefs[kind]),
      itemPath,
    ),
    skills: pick(
      paths,
      catalogue.skills.map(({ id, category }) => ({ ...references.skill(id), category })),
      ({ id }) => skillPath(id),
    ),
    courses: pick(paths, courseRefs, ({ id }) => coursePath(id)),
    guides: pick(paths, guideRefs, ({ id }) => guidePath(id)),
  }
}

function pick<Thing>(paths: ReadonlySet<string>, things: readonly Thing[], pathOf: (thing: Thing) => string): Thing[] {
  const thingAt = new Map(things.map((thing) => [pathOf(thing), thing]))
  return [...paths].flatMap((path) => thingAt.get(path) ?? [])
}
