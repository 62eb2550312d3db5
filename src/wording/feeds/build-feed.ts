import { generateAtomFeed, type AtomFeed } from 'feedsmith'
import { type IsoDate, toDayNumber } from '#catalogue/calendar.ts'
import { compareBy } from '#base/compare-by.ts'
import { findDayStart } from '#catalogue/game-day.ts'
import { groupBy } from '#base/group-by.ts'
import type { PageSource } from '#pages/source/build-page-source.ts'
import type { OutputFile } from '#pages/data/output-file.ts'
import { addPrefix, fileInLanguage } from '#pages/routes/language-path.ts'
import { dayRankingPath, feedPath, guidePath, itemPath } from '#pages/routes/routes.ts'
import { siteConfig } from '#pages/config/site-config.ts'
import type { PageData } from '#pages/data/page-data.ts'
import { formatLongDay } from '../days.ts'
import { joinSentences } from '../join-list.ts'
import { pathPrefix } from '../language.ts'
import { message } from '../message.ts'
import { nameThings } from '../names.ts'
import { siteDescription } from '../site.ts'
import type { ReportedShelfView } from '#pages/data/shelf-views.ts'

const feedTitle = message('{site}: guides and corrections')
const guideCategory = message('Guide')
const gameCategory = message('Game')
const correctionCategory = message('Correction')
const ended = message('Mario Kart Tour ended on {day}')
const endSummary = message(
  'Its service ended at 06:00 UTC with tour {number}, the {tour}. The record of its days stays, up to {lastDay}.',
)
const corrected = message('Corrected by players: {item}')
const reportedShelf = message(
  '{shelf, select, top {Top shelf} middle {Middle shelf} other {Neither top nor middle shelf}} of {course}{level, plural, =1 {} other { from level #}}: reported by {players, plural, one {a player} other {players, {confirmations, plural, one {# confirmation} other {# confirmations}}}}.',
)

/** How many of the newest corrections the feed lists. */
const correctionCount = 20

type Entry = AtomFeed.Entry<Date>

interface FeedEntry {
  readonly path: string
  readonly title: string
  readonly summary: string
  readonly date: IsoDate
  readonly category: string
}

/**
 * What is new, as an Atom feed: guides, corrections by players, and the end of the game.
 * @param siteUrl Without a slash at its end.
 */
export function buildFeed(source: PageSource, siteUrl: string): OutputFile {
  const entries = [buildEndEntry(source), ...listGuides(source), ...listCorrections(source)].toSorted(
    compareBy(({ date, path }) => [-toDayNumber(date), path]),
  )
  const path = fileInLanguage(feedPath, pathPrefix)
  const text = generateAtomFeed({
    id: `${siteUrl}${pathPrefix}/`,
    title: { value: feedTitle({ site: siteConfig.siteName }) },
    subtitle: { value: siteDescription() },
    updated: toMoment(entries[0]!.date),
    authors: [{ name: siteConfig.siteName, uri: `${siteUrl}/` }],
    links: [
      { rel: 'alternate', type: 'text/html', href: `${siteUrl}${pathPrefix}/` },
      { rel: 'self', type: 'application/atom+xml', href: siteUrl + path },
    ],
    entries: entries.map((entry) => buildEntry(entry, siteUrl)),
  })
  return { path, pieces: [text] }
}

function buildEntry({ path, title, summary, date, category }: FeedEntry, siteUrl: string): Entry {
  const address = siteUrl + addPrefix(path, pathPrefix)
  return {
    id: address,
    title: { value: title },
    summary: { value: summary },
    updated: toMoment(date),
    links: [{ rel: 'alternate', type: 'text/html', href: address }],
    categories: [{ term: category }],
  }
}

function toMoment(date: IsoDate): Date {
  return new Date(findDayStart(date))
}

function listGuides({ catalogue }: PageSource): FeedEntry[] {
  return nameThings(catalogue.guides.map(({ id, title, summary, updated }) => ({ id, title, summary, updated }))).map(
    ({ id, title, summary, updated }) => ({
      path: guidePath(id),
      title,
      summary,
      date: updated,
      category: guideCategory(),
    }),
  )
}

function buildEndEntry({ catalogue: { end, tours } }: PageSource): FeedEntry {
  const { number, name } = tours.at(-1)!
  return {
    path: dayRankingPath(end.lastDay),
    title: ended({ day: formatLongDay(end.closedOn) }),
    summary: endSummary({ number, tour: nameThings(name), lastDay: formatLongDay(end.lastDay) }),
    date: end.closedOn,
    category: gameCategory(),
  }
}

/** Of items whose shelves players have reported, one a day. */
function listCorrections({ shelves }: PageSource): FeedEntry[] {
  const byDay = groupBy(nameThings(shelves.reported), ({ item, date }) => `${itemPath(item)}#corrected-${date}`)
  return [...byDay].slice(0, correctionCount).flatMap(([path, reported]) => {
    const [first] = reported
    if (!first) return []
    return {
      path,
      title: corrected({ item: first.item.name }),
      summary: joinSentences(...reported.map(describeReported)),
      date: first.date,
      category: correctionCategory(),
    }
  })
}

/**
 * The day on which a page last changed, for the sitemap; null where the content does not say. A ranking names the day of
 * the game that it is about: a later correction changes the page, but not that day, and whoever is told a wrong day does
 * not come back for it.
 */
export function findChangeDay(page: PageData): IsoDate | null {
  switch (page.kind) {
    case 'guide':
      return page.updated
    case 'data':
      return page.archive.date
    default:
      return null
  }
}

/** `Top shelf of Daisy Hills from level 3: reported by players, 12 confirmations.` */
function describeReported({ place: { shelf, level }, variant, players }: ReportedShelfView): string {
  return reportedShelf({ shelf, level, course: variant.name, players, confirmations: players - 1 })
}
