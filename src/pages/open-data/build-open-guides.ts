import type { PageSource } from '../source/build-page-source.ts'
import { guidePath } from '../routes/routes.ts'
import type { OpenGuide } from './shapes/guide-shape.ts'

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
