import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind } from '#catalogue/entities.ts'

export const wholeRankingRoot = '/assets/rankings/'

/** Where a ranking is complete, as a RankingOverview. @param since the day from which on it has been like that */
export function wholeRankingPath(kind: ItemKind, since: IsoDate): string {
  return `${wholeRankingRoot}${kind}s/${since}.json`
}
