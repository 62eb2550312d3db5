import type { Catalogue, Item, ItemKind, RankedCup, Tour } from '#catalogue/entities.ts'
import { rankOnVariant } from '#rankings/rank-on-variant.ts'
import type { DayRanking, DayRankings, KindRanking, Standing, VariantStanding } from '#rankings/ranking.ts'
import { buildDayKindView } from './build-day-kind-view.ts'
import { buildRankedCupView } from './build-ranked-cup-view.ts'
import { buildReferences, type References } from './build-references.ts'
import { buildSimilarItemsFinder } from './build-similar-items-finder.ts'
import { indexCatalogue, type CatalogueIndex } from './index-catalogue.ts'
import { mapKinds } from './map-kinds.ts'
import type { DayKindView, RankedCupView } from './page-data.ts'
import { remember } from './remember.ts'

/** What the builders of pages share, so that nothing is looked up or computed twice. */
export interface PageSource extends CatalogueIndex {
  readonly catalogue: Catalogue
  readonly rankings: DayRankings
  readonly references: References
  /** The newest day's ranking; its tour is the tour in force. */
  readonly today: DayRanking
  /** Ids of the course variants of today's ranked cup, and of all cups of the tour. */
  readonly variantsInForce: { readonly cup: ReadonlySet<string>; readonly tour: ReadonlySet<string> }
  /** Today's standing of an item that has debuted. */
  readonly standing: (itemId: string) => Standing | undefined
  /** Today's ranking on one course variant. */
  readonly variantStandings: (variantId: string, kind: ItemKind) => readonly VariantStanding[]
  readonly similarItems: (item: Item, limit: number) => readonly Item[]
  readonly rankedCupView: (tour: Tour, cup: RankedCup) => RankedCupView
  /** What a day page says of one kind; once for all the days that share the ranking. */
  readonly dayKindView: (kind: ItemKind, ranking: KindRanking) => DayKindView
}

/** Throws when the catalogue ends before the first day that has a ranking. */
export function buildPageSource(catalogue: Catalogue, rankings: DayRankings): PageSource {
  const newest = rankings.days.at(-1)
  if (!newest) throw new Error('No day has a ranking: the catalogue ends before the first one.')
  const today = rankings.rankingOn(newest)
  const references = buildReferences(catalogue)
  const index = indexCatalogue(catalogue, references)
  const standings = Object.values(today.kinds).flatMap((kind) => kind.standings)
  const standingById = new Map(standings.map((standing) => [standing.itemId, standing]))
  return {
    ...index,
    catalogue,
    rankings,
    references,
    today,
    variantsInForce: {
      cup: new Set(today.week?.variantIds),
      tour: new Set([...today.tour.cups, ...today.tour.rankedCups].flatMap(({ variantIds }) => variantIds)),
    },
    standing: (itemId) => standingById.get(itemId),
    variantStandings: rememberVariantStandings(catalogue, today),
    similarItems: rememberSimilarItems(index, today),
    rankedCupView: rememberRankedCupViews(catalogue, references),
    dayKindView: rememberDayKindViews(references),
  }
}

function rememberVariantStandings(catalogue: Catalogue, today: DayRanking): PageSource['variantStandings'] {
  const rank = mapKinds((kind) => remember((variantId: string) => rankOnVariant(today, catalogue, variantId, kind)))
  return (variantId, kind) => rank[kind](variantId)
}

function rememberSimilarItems({ items }: CatalogueIndex, today: DayRanking): PageSource['similarItems'] {
  const find = mapKinds((kind) => buildSimilarItemsFinder(items[kind], today.date))
  return (item, limit) => find[item.kind](item.id, limit)
}

function rememberRankedCupViews(catalogue: Catalogue, references: References): PageSource['rankedCupView'] {
  const byTour = remember(
    (tour: Tour) =>
      new Map(tour.rankedCups.map((cup) => [cup.week, buildRankedCupView(references, catalogue.today, tour, cup)])),
  )
  return (tour, cup) => byTour(tour).get(cup.week)!
}

function rememberDayKindViews(references: References): PageSource['dayKindView'] {
  const build = mapKinds((kind) =>
    remember((ranking: KindRanking) => buildDayKindView(references, kind, ranking), new WeakMap()),
  )
  return (kind, ranking) => build[kind](ranking)
}
