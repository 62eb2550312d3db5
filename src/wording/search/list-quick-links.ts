import type { IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue } from '#catalogue/entities.ts'
import { findTour } from '#rankings/find-tour.ts'
import { plannerAddress } from '#pages/player/planner-address.ts'
import { dayRankingPath, routes, tourPath } from '#pages/routes/routes.ts'
import { listCupsOfTours } from '#pages/source/references/ranked-cups.ts'
import { areaNames } from '../areas.ts'
import { formatDay } from '../days.ts'
import { appearanceLink, reportLink, shortcutsLink, timeLinks, type SearchRow } from './search-index.ts'

/**
 * What people look for by another name than its page has: parts of pages, functions, and what is first or last. The name
 * has every word by which it is looked for.
 * @param date the newest day that has a ranking
 */
export function listQuickLinks({ tours, end }: Catalogue, date: IsoDate): SearchRow[] {
  const [first, last, closing] = [tours[0]!, findTour(tours, date), tours[end.lastTour - 1]!]
  const cup = listCupsOfTours(tours).findLast((each) => each.cup.start <= date)
  return [
    [timeLinks.firstTour, tourPath(first.id), `${first.name}, from ${formatDay(first.start)}`],
    [timeLinks.lastTour, tourPath(last.id), last.name],
    [timeLinks.lastCup, routes.race, cup?.cup.name ?? areaNames.race()],
    [timeLinks.lastDay, dayRankingPath(date), formatDay(date)],
    [timeLinks.end, tourPath(closing.id), `${formatDay(end.closedOn)}, with the ${closing.name}`],
    ...plannerParts.map(([name, tab]): SearchRow => [name, plannerAddress({ tab }), areaNames.planner()]),
    ['Level up: what to level or get next', plannerAddress({ tab: 'next' }), areaNames.planner()],
    ['Tier list of the last day', dayRankingPath(date), formatDay(date)],
    ['Tier list of what is worth having', `${routes['ranking-list']}#game`, areaNames['ranking-list']()],
    ...recordLinks.map(([name, anchor]): SearchRow => [name, `${routes.records}#${anchor}`, areaNames.records()]),
    ['Import and export', routes.checklist, areaNames.checklist()],
    ['Undo and redo', routes.checklist, areaNames.checklist()],
    ['Calendar of tours and ranked cups', routes['tour-list'], areaNames['tour-list']()],
    ['Calendar of rankings', routes['ranking-calendar'], areaNames['ranking-calendar']()],
    ['Install this app, or download for offline use', `${routes.offline}#keep`, areaNames.offline()],
    ['Appearance: theme and dark mode', appearanceLink, 'On every page'],
    ['My account', routes['user-settings'], 'My settings'],
    // Whoever is signed out is asked to sign in there.
    ['Sign in, log in or create an account', `${routes['user-settings']}#sign-in`, 'My settings'],
    ['Change password', `${routes['user-settings']}#sign-in`, 'My settings'],
    ['Delete account', `${routes['user-settings']}#delete`, 'My settings'],
    ['Report a change, an error or a wrong shelf', reportLink, 'On this page'],
    ['Keyboard shortcuts', shortcutsLink, 'On every page'],
  ]
}

/** Parts of the page of records. */
const recordLinks = [
  ['Most days at number one', 'days-at-number-one'],
  ['Longest reign at number one', 'longest-reign'],
  ['Biggest rise', 'biggest-rise'],
  ['Biggest fall', 'biggest-fall'],
  ['Timeline of number one', 'timeline'],
] as const

const plannerParts = [
  ['Coverage', 'coverage'],
  ['Gaps', 'gaps'],
  ['Next steps', 'next'],
  ['Loadouts', 'loadouts'],
  ['Smallest set', 'smallest-set'],
] as const
