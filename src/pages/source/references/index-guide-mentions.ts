import { groupBy } from '#base/group-by.ts'
import type { Guide } from '#catalogue/entities.ts'
import type { GuideRef } from '../../data/refs.ts'
import { renderGuide } from './render-guide.ts'
import type { SitePath } from '../../routes/routes.ts'

/** Finds the articles that link to a page, in their own order. */
export function indexGuideMentions(guides: readonly Guide[]): (path: SitePath) => readonly GuideRef[] {
  const mentions = guides.flatMap(({ id, title, summary, markdown }) => {
    const paths = new Set(renderGuide(markdown).links.map(({ href }) => href.replace(/#.*/, '')))
    return [...paths].map((path) => ({ path, guide: { id, title, summary } }))
  })
  const byPath = groupBy(mentions, ({ path }) => path)
  return (path) => (byPath.get(path) ?? []).map(({ guide }) => guide)
}
