import type { PublicCounts } from '#catalogue/entities.ts'
import { measureShelfKnowledge } from '#catalogue/shelves/shelf-knowledge.ts'
import type { CorrectionsPage, PublicCountsView } from '../data/site-pages.ts'
import { routes } from '../routes/routes.ts'
import { findDataDay } from '../open-data/find-data-day.ts'
import type { PageSource } from '../source/build-page-source.ts'

export function buildCorrectionsPage(source: PageSource): CorrectionsPage {
  const { catalogue, corrections, reportedShelves, today } = source
  return {
    kind: 'corrections',
    path: routes.corrections,
    crumbs: [],
    asOf: today.date,
    newestRecord: findDataDay(source),
    publicCounts: catalogue.publicCounts && viewPublicCounts(catalogue.publicCounts, source),
    reported: reportedShelves,
    // Those by players are among the reported.
    withdrawn: corrections
      .filter(({ players }) => players === undefined)
      .toSorted((a, b) => (a.until < b.until ? 1 : -1)),
  }
}

function viewPublicCounts({ date, without }: PublicCounts, { catalogue, references }: PageSource): PublicCountsView {
  const items = [...catalogue.itemById.values()]
  const short = items.flatMap((item) => {
    const { isShort, knownTop, knownMiddle, publicTop, publicMiddle } = measureShelfKnowledge(item)
    if (!isShort) return []
    const [top, middle] = [
      { known: knownTop, of: publicTop },
      { known: knownMiddle, of: publicMiddle },
    ]
    return [{ item: references.item(item.id), top, middle }]
  })
  return {
    date,
    equal: items.length - short.length - without.length,
    of: items.length,
    short,
    without: without.map(references.item),
  }
}
