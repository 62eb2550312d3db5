import type { PageSource } from '../build-page-source.ts'
import { guidePath } from '../routes.ts'
import type { OpenGuide } from './guide-shape.ts'

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
