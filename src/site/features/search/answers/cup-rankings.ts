import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import { routes, subjectRankingPath } from '#pages/routes/routes.ts'
import type { SearchRow } from '#wording/search/search-index.ts'
import { identifyWeekRankings } from '#pages/source/references/identify-ranking.ts'
import * as say from '#wording/search.ts'
import { describeCupDays } from '../../../ui/wording/cup-wording.ts'
import { findWholeMatches } from '../matching/find-whole-matches.ts'
import { foldName, foldNames } from '../matching/fold-name.ts'
import { timeWords } from '../questions/questions.ts'
import { readDay } from './read-day.ts'
import { readCupRow, type CupOfRow, type SearchEntry } from '../entries/search-entry.ts'

/**
 * The ranked cups that have rankings, by their name or the part of it with “cup”, or by when they are: the game has ended,
 * so “this cup” and “next week” mean the last one, “2 December” that of the day, and “this tour” the last one’s two.
 */
export function findCupsNamed(cups: readonly SearchRow[], name: string, day: IsoDate): readonly CupWithRankings[] {
  const wanted = foldName(name).replace(/(?<= cup) week$/, '')
  const ranked = cups.map(readCupRow).filter(hasRankings)
  const asked = readDay(name, day)
  const ofTime = asked ? ranked.filter((cup) => isOn(cup, asked)) : findCupsOfTime(ranked, wanted, day)
  if (ofTime) return ofTime
  if (!wanted.split(' ').includes('cup')) return []
  const names = foldNames(cups, ([each]) => each)
  // Where the Mario Cup has no rankings, those of the Ice Mario Cup are no answer.
  const found = names.includes(wanted) ? [names.indexOf(wanted)] : (findWholeMatches(names, wanted) ?? [])
  return found.map((index) => readCupRow(cups[index]!)).filter(hasRankings)
}

/** Null where the words do not say when. */
function findCupsOfTime(
  cups: readonly CupWithRankings[],
  wanted: string,
  day: IsoDate,
): readonly CupWithRankings[] | null {
  // Of a tour: “in 2 weeks” is another time.
  const [, week = null] = /\bweek ([12])\b/.exec(wanted) ?? []
  const words = wanted.replace(/\bweek [12]\b/, 'week').split(' ')
  const says = (...any: readonly string[]) => any.some((word) => words.includes(word))
  if (!words.every((word) => timeWords.has(word))) return null
  const last = cups.find((cup) => isOn(cup, day))
  const saysWhen = says('current', 'last', 'latest', 'next', 'this', 'upcoming')
  if (week !== null || (says('tour', 'tours') && saysWhen)) {
    return cups.filter(
      ({ ranked }) => ranked.tourNumber === last?.ranked.tourNumber && (week === null || ranked.week === Number(week)),
    )
  }
  return saysWhen || says('ranked') ? cups.filter((cup) => cup === last) : null
}

export function isOn({ start, end }: Pick<CupOfRow, 'start' | 'end'>, day: IsoDate): boolean {
  return start <= day && day < end
}

/** One whose week has rankings. */
export type CupWithRankings = CupOfRow & { readonly ranked: NonNullable<CupOfRow['ranked']> }

function hasRankings(cup: CupOfRow): cup is CupWithRankings {
  return cup.ranked !== null
}

/** Of each kind in the weeks of these ranked cups. */
export function listCupRankings(kinds: readonly ItemKind[], cups: readonly CupWithRankings[]): readonly SearchEntry[] {
  return cups.flatMap(({ name, start, end, ranked }) => {
    const ids = identifyWeekRankings(ranked.tourNumber, ranked.week)
    const days = describeCupDays({ start, end })
    return kinds.map((kind): SearchEntry => {
      const title = say.bestInCup({ kind, cup: name, days })
      return { kind: 'page', name: title, path: subjectRankingPath(ids[kind]) }
    })
  })
}

/** The race cards of these ranked cups, which show the best of what the reader owns. */
export function listRaceCards(cups: readonly CupWithRankings[]): readonly SearchEntry[] {
  return cups.flatMap(({ name, path, start, end }): readonly SearchEntry[] => {
    const title = say.yourBestInCup({ cup: name, days: describeCupDays({ start, end }) })
    return path.startsWith(routes.race) ? [{ kind: 'page', name: title, path }] : []
  })
}
