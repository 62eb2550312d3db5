import type { Tier } from '#rankings/ranking.ts'
import type { EmblemSubject } from './emblem-path.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { PageData } from '../data/page-data.ts'
import type { RankingDayPage, RankingSubjectPage } from '../data/ranking-pages.ts'
import { isIndexed } from '../routes/page-traits.ts'
import { coursePath, dayRankingPath, routes, tourPath, type SitePath } from '../routes/routes.ts'

/** The content of a link preview. */
export interface Card {
  /** Address of the image. */
  readonly path: string
  /** A few words above the title: what kind of thing it is. */
  readonly kicker: string
  readonly title: string
  /** A few words below it; lines are separated by line breaks. */
  readonly fact: string
  /** The last rank, where there is one. */
  readonly ranked: { readonly rank: number; readonly of: number; readonly tier: Tier | null } | null
  /** Up to three; none for a text. */
  readonly emblems: readonly EmblemSubject[]
}

/** The most common size of link previews, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

/** The link preview of a page. Days whose rankings are the same share a card, and rankings have that of their subject. */
export function cardPath(page: PageData): string {
  return cardFile(findPageOnCard(page))
}

/** The card of the page at an address, if the page has its own. */
export function cardFile(path: SitePath): string {
  return `/assets/cards${path === '/' ? '/home' : path.slice(0, -1)}.jpg`
}

function findSubjectOnCard(subject: RankingSubjectPage['subject']): SitePath {
  switch (subject.of) {
    case 'course':
      return coursePath(subject.variant.courseId)
    case 'game':
      return routes['ranking-list']
    default:
      return tourPath(subject.tour.id)
  }
}

/** The day since which all rankings of a day have been as they are. */
function findFirstDay({ kinds }: Pick<RankingDayPage, 'kinds'>): IsoDate {
  return kinds.map(({ unchangedSince }) => unchangedSince).reduce((one, other) => (one > other ? one : other))
}

/** The page that the card names. */
function findPageOnCard(page: PageData): SitePath {
  switch (page.kind) {
    case 'ranking-day':
      return dayRankingPath(findFirstDay(page))
    case 'ranking-subject':
      return findSubjectOnCard(page.subject)
    default:
      return isIndexed(page) ? page.path : routes.home
  }
}
