import * as say from '#wording/search.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import { expandSubject } from '#pages/data/compact-row.ts'
import type { RankingSubjectPage } from '#pages/data/ranking-pages.ts'
import { dayKindPath, subjectRankingPath } from '#pages/routes/routes.ts'
import { readVariantRow, type SearchRow } from '#wording/search/search-index.ts'
import { identifyCourseRankings, identifyGameRankings } from '#pages/source/references/identify-ranking.ts'
import { formatDay } from '#wording/days.ts'
import { findWholeMatches } from '../matching/find-whole-matches.ts'
import { foldName, foldNames } from '../matching/fold-name.ts'
import { expandShortForms } from '../matching/short-forms.ts'
import { splitVariants } from '../matching/split-variants.ts'
import type { SearchEntry } from '../entries/search-entry.ts'

/**
 * A name with its short forms written out, where courses are called so: what merely has the initials of `wii rr` is not
 * meant.
 */
export function writeOutCourse(courses: readonly SearchRow[], name: string): string {
  const names = foldNames(courses, ([each]) => each)
  return expandShortForms(foldName(name)).find((each) => findWholeMatches(names, each)?.length) ?? name
}

/** The courses with that name or part of it, best first; variants only where one is asked for. */
export function findCourses(courses: readonly SearchRow[], name: string): readonly SearchRow[] {
  const found = findWholeMatches(
    foldNames(courses, ([each]) => each),
    name,
  )
  const rows = (found ?? []).map((index) => courses[index]!)
  return splitVariants(rows, (row) => readVariantRow(row).courseId, name).first
}

/** Of each kind on the first of these courses. A course's row also represents its plain variant. */
export function listCourseRankings(kinds: readonly ItemKind[], rows: readonly SearchRow[]): readonly SearchEntry[] {
  return rows.flatMap(([name, id]) =>
    kinds.map((kind): SearchEntry => {
      const path = subjectRankingPath(identifyCourseRankings(id)[kind])
      return { kind: 'page', name: say.bestOnCourse({ kind, course: name }), path }
    }),
  )
}

/** Of a day, in the part of each kind. */
export function listDayRankings(kinds: readonly ItemKind[], day: IsoDate): readonly SearchEntry[] {
  return kinds.map((kind) => ({
    kind: 'page',
    name: say.bestOnDay({ kind, day: formatDay(day) }),
    path: dayKindPath(day, kind),
  }))
}

/** Of the whole game. */
export function listGameRankings(kinds: readonly ItemKind[]): readonly SearchEntry[] {
  return kinds.map((kind) => ({
    kind: 'page',
    name: say.gameRanking({ kind }),
    path: subjectRankingPath(identifyGameRankings()[kind]),
  }))
}

/** The ids of the items of a ranking, best first. */
export function listInOrder(page: RankingSubjectPage): readonly string[] {
  const { rows, rest } = expandSubject(page)
  return [...rows.map(({ item }) => item.id), ...rest.map(({ id }) => id)]
}
