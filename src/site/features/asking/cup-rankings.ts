import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import { subjectRankingPath } from '#pages/routes/routes.ts'
import type { SearchRow } from '#pages/search/search-index.ts'
import { identifyWeekRankings } from '#pages/source/identify-ranking.ts'
import { describeCupDays } from '../../ui/wording/cup-wording.ts'
import { kindPlurals } from '../../ui/wording/wording.ts'
import { findWholeMatches } from '../search/matching/find-whole-matches.ts'
import { foldName, foldNames } from '../search/matching/fold-name.ts'
import { readCupRow, type CupOfRow, type SearchEntry } from '../search/entries/search-entry.ts'

/** “This week's ranked cup”, folded. */
const cupOfThisWeek = /^(this|current) (weeks? )?(ranked )?(cup|week)$/

/** “Next week's ranked cup”, folded. */
const cupOfNextWeek = /^next (weeks? )?(ranked )?(cup|week)$/

/**
 * The ranked cups that have rankings, by their name or the part of it with “cup”; “this cup” is that of the day, “next
 * week” has the one after it.
 */
export function findCupsNamed(cups: readonly SearchRow[], name: string, day: IsoDate): readonly CupWithRankings[] {
  const wanted = foldName(name)
  const ranked = cups.map(readCupRow).filter(hasRankings)
  const current = ranked.filter(({ start, end }) => start <= day && day < end)
  if (cupOfThisWeek.test(wanted)) return current
  if (cupOfNextWeek.test(wanted)) return ranked.filter(({ start }) => start === current[0]?.end)
  if (!wanted.split(' ').includes('cup')) return []
  const names = foldNames(cups, ([each]) => each)
  // Where the Mario Cup has no rankings, those of the Ice Mario Cup are no answer.
  const found = names.includes(wanted) ? [names.indexOf(wanted)] : (findWholeMatches(names, wanted) ?? [])
  return found.map((index) => readCupRow(cups[index]!)).filter(hasRankings)
}

/** One whose week has rankings. */
type CupWithRankings = CupOfRow & { readonly ranked: NonNullable<CupOfRow['ranked']> }

function hasRankings(cup: CupOfRow): cup is CupWithRankings {
  return cup.ranked !== null
}

/** Of each kind in the weeks of these ranked cups. */
export function listCupRankings(kinds: readonly ItemKind[], cups: readonly CupWithRankings[]): readonly SearchEntry[] {
  return cups.flatMap(({ name, start, end, ranked }) => {
    const ids = identifyWeekRankings(ranked.tourNumber, ranked.week)
    const days = describeCupDays({ start, end })
    return kinds.map((kind): SearchEntry => {
      const title = `Best ${kindPlurals[kind].toLowerCase()} in the ${name}, ${days}`
      return { kind: 'page', name: title, path: subjectRankingPath(ids[kind]) }
    })
  })
}
