import type { IsoDate } from '#catalogue/calendar.ts'
import type { Tour } from '#catalogue/entities.ts'
import { findTour } from '#rankings/find-tour.ts'
import { raceAddress } from '../race/race-address.ts'
import { routes, tourPath } from '../routes/routes.ts'
import { findComingCups, listRaceWeeks } from '../source/list-coming-cups.ts'
import type { SearchRow } from './search-index.ts'

/** What people look for by another name than its page has: parts of pages, and what changes with the day. */
export function listQuickLinks(tours: readonly Tour[], date: IsoDate): SearchRow[] {
  const current = findTour(tours, date)
  const nextCup = listRaceWeeks(findComingCups(tours, date)).find(({ cup }) => cup.start > date)
  const at = tours.indexOf(current)
  const [last, next] = [tours[at - 1], tours[at + 1]]
  return [
    ['Current tour', tourPath(current.id), current.name],
    ...(next ? [['Next tour', tourPath(next.id), next.name] as const] : []),
    ...(last ? [['Last tour', tourPath(last.id), last.name] as const] : []),
    ['This week’s ranked cup', routes.race, 'Race card'],
    ...(nextCup ? [['Next week’s ranked cup', raceAddress({ week: nextCup.cup.start }), 'Race card'] as const] : []),
    ...plannerParts.map(([name, part]): SearchRow => [name, `${routes.planner}?show=${part}`, 'Planner']),
    ['Import and export', routes.checklist, 'Checklist'],
    ['Calendar of tours and ranked cups', routes['tour-list'], 'Tours'],
    ['Calendar of rankings', routes['ranking-calendar'], 'Daily rankings'],
    ['Download for offline use', `${routes.offline}#keep`, 'Offline'],
    ['Appearance', `${routes['user-settings']}#look`, 'My settings'],
    ['Delete account', `${routes['user-settings']}#delete`, 'My settings'],
  ]
}

const plannerParts = [
  ['Coverage', 'coverage'],
  ['Gaps', 'gaps'],
  ['Next steps', 'next'],
  ['Loadouts', 'loadouts'],
  ['Smallest set', 'smallest-set'],
] as const
