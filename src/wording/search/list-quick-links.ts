import type { IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue } from '#catalogue/entities.ts'
import { findTour } from '#rankings/find-tour.ts'
import { plannerAddress } from '#pages/player/planner-address.ts'
import { dayRankingPath, routes, tourPath } from '#pages/routes/routes.ts'
import { listCupsOfTours } from '#pages/source/references/ranked-cups.ts'
import { appearanceLink, reportLink, shortcutsLink, type QuickLinkRow } from './search-index.ts'

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
