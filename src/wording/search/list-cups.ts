import type { IsoDate } from '#catalogue/calendar.ts'
import type { Tour, Catalogue } from '#catalogue/entities.ts'
import { findTour } from '#rankings/find-tour.ts'
import { cardLength } from '#pages/data/race-page.ts'
import { raceAddress } from '#pages/race/race-address.ts'
import { tourWeekPath, dayRankingPath, routes, tourPath } from '#pages/routes/routes.ts'
import { listCupsOfTours } from '#pages/source/references/ranked-cups.ts'
import { plannerAddress } from '#pages/player/planner-address.ts'
import { type SearchRow, appearanceLink, reportLink, shortcutsLink, type QuickLinkRow } from './search-index.ts'

/**
 * Every name of a ranked cup once, with the newest week that it had by the day, the newest first. A cup leads to its race
 * card if its three courses are known. Where its week has rankings, its row says which: up to the end of the tour after
 * that of the day.
 */
export function listCups(tours: readonly Tour[], date: IsoDate): SearchRow[] {
  const lastRanked = tours[tours.indexOf(findTour(tours, date)) + 1] ?? tours.at(-1)
  const rows = new Map<string, SearchRow>()
  for (const { tour, cup } of listNewestFirst(listCupsOfTours(tours), date, ({ cup: { start } }) => start)) {
    const { name, week, start, end, variantIds } = cup
    if (name === null || rows.has(name)) continue
    const path = variantIds.length === cardLength ? raceAddress({ week: start }) : tourWeekPath(tour.id, week)
    const ranked = lastRanked && start < lastRanked.end ? `/${tour.number}/${week}` : ''
    rows.set(name, [name, path, `${start}/${end}${ranked}`])
  }
  return [...rows.values()]
}

/**
 * What has begun on the day, the newest first, then what has not, in a build of a day before the end.
 * @param entries oldest first
 */
export function listNewestFirst<Entry>(
  entries: readonly Entry[],
  date: IsoDate,
  startOf: (entry: Entry) => IsoDate,
): readonly Entry[] {
  const begun = entries.filter((entry) => startOf(entry) <= date)
  return [...begun.toReversed(), ...entries.slice(begun.length)]
}

/**
 * What people look for by another name than its page has: parts of pages, functions, and what is first or last.
 * @param date the newest day that has a ranking
 */
export function listQuickLinks({ tours, end }: Catalogue, date: IsoDate): QuickLinkRow[] {
  const [first, last, closing] = [tours[0]!, findTour(tours, date), tours[end.lastTour - 1]!]
  const cup = listCupsOfTours(tours).findLast((each) => each.cup.start <= date)
  const account = routes['user-settings']
  return [
    ['first-tour', tourPath(first.id), first.name, first.start],
    ['last-tour', tourPath(last.id), last.name],
    ['last-cup', routes.race, cup?.cup.name ?? ''],
    ['last-day', dayRankingPath(date), '', date],
    ['end', tourPath(closing.id), closing.name, end.closedOn],
    ...plannerParts.map((tab): QuickLinkRow => [tab, plannerAddress({ tab })]),
    ['level-up', plannerAddress({ tab: 'next' })],
    ['tier-list', dayRankingPath(date), '', date],
    ['tier-list-of-game', `${routes['ranking-list']}#game`],
    ...recordParts.map((anchor): QuickLinkRow => [anchor, `${routes.records}#${anchor}`]),
    ['import', routes.checklist],
    ['undo', routes.checklist],
    ['tour-calendar', routes['tour-list']],
    ['ranking-calendar', routes['ranking-calendar']],
    ['install', `${routes.offline}#keep`],
    ['appearance', appearanceLink],
    ['account', account],
    // Whoever is signed out is asked to sign in there.
    ['sign-in', `${account}#sign-in`],
    ['change-password', `${account}#sign-in`],
    ['delete-account', `${account}#delete`],
    ['report', reportLink],
    ['shortcuts', shortcutsLink],
  ]
}

const recordParts = ['days-at-number-one', 'longest-reign', 'biggest-rise', 'biggest-fall', 'timeline'] as const

const plannerParts = ['coverage', 'gaps', 'next', 'loadouts', 'smallest-set'] as const
