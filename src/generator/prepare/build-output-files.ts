import { buildFeed } from '#pages/feeds/build-feed.ts'
import { feedPath } from '#pages/routes/routes.ts'
import { emblemRoot } from '#pages/cards/emblem-path.ts'
import type { OutputFile } from '#pages/data/output-file.ts'
import { buildCalendar } from '#pages/open-data/build-calendar.ts'
import { buildOpenData } from '#pages/open-data/build-open-data.ts'
import { calendarPath, openDataRoot } from '#pages/open-data/open-data-path.ts'
import { buildPlannerFile } from '#pages/player/build-planner-file.ts'
import { plannerDataPath } from '#pages/player/planner-data.ts'
import { buildForeignNamesFile } from '#pages/search/build-foreign-names.ts'
import { foreignNamesPath } from '#pages/search/foreign-names.ts'
import type { PageSource } from '#pages/source/build-page-source.ts'
import { buildEmblemFiles } from '../emblems/build-emblem-files.ts'

interface FileGroup {
  /** Start of the addresses of its files. */
  readonly root: string
  readonly build: (source: PageSource, siteUrl: string) => Iterable<OutputFile>
}

/** In the order of writing. */
const groups: readonly FileGroup[] = [
  { root: openDataRoot, build: buildOpenData },
  { root: calendarPath, build: (source, siteUrl) => [buildCalendar(source, siteUrl)] },
  { root: feedPath, build: (source, siteUrl) => [buildFeed(source, siteUrl)] },
  { root: emblemRoot, build: ({ catalogue }) => buildEmblemFiles(catalogue) },
  { root: plannerDataPath, build: (source) => [buildPlannerFile(source)] },
  { root: foreignNamesPath, build: ({ catalogue }) => [buildForeignNamesFile(catalogue)] },
]

/** Builds every file beside the pages, one at a time. */
export function* buildOutputFiles(source: PageSource, siteUrl: string): Iterable<OutputFile> {
  for (const group of groups) yield* group.build(source, siteUrl)
}

/** Builds the file at one address; null if there is none. */
export function findOutputFile(path: string, source: PageSource, siteUrl: string): OutputFile | null {
  const candidates = groups.filter(({ root }) => path.startsWith(root))
  // Longest root first: the calendar is below the root of the open data, which need not be built to find it.
  for (const { build } of candidates.toSorted((a, b) => b.root.length - a.root.length)) {
    for (const file of build(source, siteUrl)) if (file.path === path) return file
  }
  return null
}
