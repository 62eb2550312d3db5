import type { IsoDate } from '#catalogue/calendar.ts'
import type { Tour } from '#catalogue/entities.ts'
import { findTour } from '#rankings/find-tour.ts'
import { plannerAddress } from '../player/planner-address.ts'
import { raceAddress } from '../race/race-address.ts'
import { dayRankingPath, routes, tourPath } from '../routes/routes.ts'
import { findComingCups, listRaceWeeks } from '../source/list-coming-cups.ts'
import { areaNames } from '../source/site-areas.ts'
import { reportLink, shortcutsLink, type SearchRow } from './search-index.ts'

/**
 * What people look for by another name than its page has: parts of pages, functions, and what changes with the day. The
 * name has every word by which it is looked for.
 */
export function listQuickLinks(tours: readonly Tour[], date: IsoDate): SearchRow[] {
  const current = findTour(tours, date)
  const nextCup = listRaceWeeks(findComingCups(tours, date)).find(({ cup }) => cup.start > date)
  const at = tours.indexOf(current)
  const [last, next] = [tours[at - 1], tours[at + 1]]
  return [
    ['Current tour', tourPath(current.id), current.name],
    ...(next ? [['Next tour', tourPath(next.id), next.name] as const] : []),
    ...(last ? [['Last tour', tourPath(last.id), last.name] as const] : []),
    ['This week’s ranked cup', routes.race, areaNames.race],
    ...(nextCup ? [['Next week’s ranked cup', raceAddress({ week: nextCup.cup.start }), areaNames.race] as const] : []),
    ...plannerParts.map(([name, tab]): SearchRow => [name, plannerAddress({ tab }), areaNames.planner]),
    ['Level up: what to level or get next', plannerAddress({ tab: 'next' }), areaNames.planner],
    ['Tier list of today', dayRankingPath(date), 'Today’s ranking'],
    ['Tier list of what is worth having', `${routes['ranking-list']}#game`, areaNames['ranking-list']],
    ['Import and export', routes.checklist, areaNames.checklist],
    ['Undo and redo', routes.checklist, areaNames.checklist],
    ['Calendar of tours and ranked cups', routes['tour-list'], areaNames['tour-list']],
    ['Calendar of rankings', routes['ranking-calendar'], areaNames['ranking-calendar']],
    ['Download for offline use', `${routes.offline}#keep`, areaNames.offline],
    ['Appearance: theme and dark mode', `${routes['user-settings']}#look`, 'My settings'],
    ['My account', routes['user-settings'], 'My settings'],
    // Whoever is signed out is asked to sign in there.
    ['Sign in, log in or create an account', `${routes['user-settings']}#sign-in`, 'My settings'],
    ['Change password', `${routes['user-settings']}#sign-in`, 'My settings'],
    ['Delete account', `${routes['user-settings']}#delete`, 'My settings'],
    ['Report a change, an error or a wrong shelf', reportLink, 'On this page'],
    ['Keyboard shortcuts', shortcutsLink, 'On every page'],
  ]
}

const plannerParts = [
  ['Coverage', 'coverage'],
  ['Gaps', 'gaps'],
  ['Next steps', 'next'],
  ['Loadouts', 'loadouts'],
  ['Smallest set', 'smallest-set'],
] as const
