import type { ItemKind } from '#catalogue/entities.ts'
import { formulaVersion } from '#rankings/formula.ts'
import type { KindRanking, RankedItem } from '#rankings/ranking.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { roundParts } from '../source/rankings/build-ranking-row.ts'
import { dayRankingPath } from '../routes/routes.ts'
import { buildOpenRankedCup } from './build-open-tours.ts'
import type { OpenRanking, RankingTableRow } from './shapes/ranking-shape.ts'

/** The whole ranking of the newest day. */
export function buildOpenRanking(source: PageSource): OpenRanking {
  const { date, label, tour, week, kinds } = source.today
  const describe = (kind: ItemKind) => ({
    unchangedSince: kinds[kind].unchangedSince,
    rows: kinds[kind].ranked.map((item) => buildRow(source, kinds[kind], item)),
  })
  return {
    date,
    page: dayRankingPath(date),
    label,
    formulaVersion,
    tour: tour.id,
    rankedCup: week && buildOpenRankedCup(tour, week),
    drivers: describe('driver'),
    karts: describe('kart'),
    gliders: describe('glider'),
  }
}

function buildRow({ references }: PageSource, { movement }: KindRanking, ranked: RankedItem): RankingTableRow {
  const { itemId, rank, score, tier, top, middle, isNew } = ranked
  const { name, rarity } = references.item(itemId)
  return {
    rank,
    id: itemId,
    name,
    rarity,
    score: Math.round(score),
    tier,
    shelf: null,
    points: null,
    skill: null,
    ...roundParts(ranked),
    topInCup: top.cup,
    topInTour: top.tour,
    topInGame: top.all,
    middleInGame: middle.all,
    isNew,
    movement: movement[ranked.rank - 1] ?? null,
  }
}
