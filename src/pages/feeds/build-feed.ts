import { generateAtomFeed, type AtomFeed } from 'feedsmith'
import { type IsoDate, toDayNumber } from '#catalogue/calendar.ts'
import { compareBy } from '#catalogue/compare-by.ts'
import { findDayStart } from '#catalogue/game-day.ts'
import { groupBy } from '#catalogue/group-by.ts'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import type { DayRanking, DayRankings } from '#rankings/ranking.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { OutputFile } from '../data/output-file.ts'
import { dayRankingPath, feedPath, guidePath, itemPath } from '../routes/routes.ts'
import { siteConfig } from '../config/site-config.ts'
import { describeReported } from '../source/describe-reported.ts'
import { formatLongDay } from '../source/wording.ts'

/** How many changed rankings the feed lists: four to five months of them. */
const rankingCount = 20
/** How many of the newest corrections. */
const correctionCount = 20
/** The best of each kind that an entry names. */
const leaderCount = 3

type Entry = AtomFeed.Entry<Date>

interface FeedEntry {
  readonly path: string
  readonly title: string
  readonly summary: string
  readonly date: IsoDate
  readonly category: string
}

/**
 * What is new, as an Atom feed: days on which a ranking changed, guides, and corrections by players. A day without a
 * change is not news.
 * @param siteUrl Without a slash at its end.
 */
export function buildFeed(source: PageSource, siteUrl: string): OutputFile {
  const entries = [...listRankings(source), ...listGuides(source), ...listCorrections(source)].toSorted(
    compareBy(({ date, path }) => [-toDayNumber(date), path]),
  )
  const newest = entries[0]?.date ?? source.today.date
  const text = generateAtomFeed({
    id: `${siteUrl}/`,
    title: { value: `${siteConfig.siteName}: rankings, guides and corrections` },
    subtitle: { value: siteConfig.siteDescription },
    updated: toMoment(newest),
    authors: [{ name: siteConfig.siteName, uri: `${siteUrl}/` }],
    links: [
      { rel: 'alternate', type: 'text/html', href: `${siteUrl}/` },
      { rel: 'self', type: 'application/atom+xml', href: siteUrl + feedPath },
    ],
    entries: entries.map((entry) => buildEntry(entry, siteUrl)),
  })
  return { path: feedPath, pieces: [text] }
}

function buildEntry({ path, title, summary, date, category }: FeedEntry, siteUrl: string): Entry {
  return {
    id: siteUrl + path,
    title: { value: title },
    summary: { value: summary },
    updated: toMoment(date),
    links: [{ rel: 'alternate', type: 'text/html', href: siteUrl + path }],
    categories: [{ term: category }],
  }
}

function toMoment(date: IsoDate): Date {
  return new Date(findDayStart(date))
}

function listGuides({ catalogue }: PageSource): FeedEntry[] {
  return catalogue.guides.map(({ id, title, summary, updated }) => ({
    path: guidePath(id),
    title,
    summary,
    date: updated,
    category: 'Guide',
  }))
}

function listRankings(source: PageSource): FeedEntry[] {
  return listChangedDays(source.rankings).map((ranking) => {
    const changed = itemKinds.filter((kind) => ranking.kinds[kind].unchangedSince === ranking.date)
    return {
      path: dayRankingPath(ranking.date),
      title: `New ${joinWords(changed)} rankings: ${formatLongDay(ranking.date)}`,
      summary: changed.map((kind) => nameLeaders(source, ranking, kind)).join(' '),
      date: ranking.date,
      category: 'Ranking',
    }
  })
}

/** Of items whose shelves players have reported, one a day. */
function listCorrections({ reportedShelves }: PageSource): FeedEntry[] {
  const byDay = groupBy(reportedShelves, ({ item, date }) => `${itemPath(item)}#corrected-${date}`)
  return [...byDay].slice(0, correctionCount).flatMap(([path, reported]) => {
    const [first] = reported
    if (!first) return []
    return {
      path,
      title: `Corrected by players: ${first.item.name}`,
      summary: reported.map(describeReported).join(' '),
      date: first.date,
      category: 'Correction',
    }
  })
}

/** The newest days on which a ranking changed, newest first. */
function listChangedDays({ days, rankingOn }: DayRankings): DayRanking[] {
  const changed: DayRanking[] = []
  let date = days.at(-1)
  while (date !== undefined && changed.length < rankingCount) {
    const since = itemKinds.map((kind) => rankingOn(date!).kinds[kind].unchangedSince)
    const newest: IsoDate = since.toSorted().at(-1)!
    changed.push(rankingOn(newest))
    date = days[days.indexOf(newest) - 1]
  }
  return changed
}

function nameLeaders({ references }: PageSource, ranking: DayRanking, kind: ItemKind): string {
  const leaders = ranking.kinds[kind].ranked.slice(0, leaderCount).map(({ itemId }) => references.item(itemId).name)
  return `Best ${kind}s: ${leaders.join(', ')}.`
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
