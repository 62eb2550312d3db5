import type { Guide } from '#catalogue/entities.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { findNeighbours } from '../source/find-neighbours.ts'
import { findRelatedThings } from './find-related-things.ts'
import type { GuidePage } from '../data/guide-pages.ts'
import { renderGuide } from '../source/render-guide.ts'
import { guidePath } from '../routes/routes.ts'

const wordsPerMinute = 220

/** @param index of the guide in the catalogue's list */
export function buildGuidePage(source: PageSource, guide: Guide, index: number): GuidePage {
  const { html, headings, links, wordCount } = renderGuide(guide.markdown)
  return {
    kind: 'guide',
    path: guidePath(guide.id),
    crumbs: ['guide-list'],
    guide: { id: guide.id, title: guide.title, summary: guide.summary },
    updated: guide.updated,
    closedOn: source.catalogue.end.closedOn,
    html,
    headings: headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, text })),
    readingMinutes: Math.max(1, Math.ceil(wordCount / wordsPerMinute)),
    related: findRelatedThings(source, links),
    neighbours: findNeighbours(source.guideRefs, index),
  }
}
