import { buildFeed } from '#pages/feeds/build-feed.ts'
import { feedPath } from '#pages/routes/routes.ts'
import { emblemRoot } from '#pages/cards/emblem-path.ts'
import type { OutputFile } from '#pages/data/output-file.ts'
import { buildCalendar } from '#pages/open-data/build-calendar.ts'
import { buildOpenData } from '#pages/open-data/build-open-data.ts'
import { calendarPath, openDataRoot } from '#pages/open-data/open-data-path.ts'
import { buildPlannerFile } from '#pages/player/build-planner-file.ts'
import { plannerDataPath } from '#pages/player/planner-data.ts'
import type { PageSource } from '#pages/source/build-page-source.ts'
import { buildEmblemFiles } from '../emblems/build-emblem-files.ts'

interface FileGroup {
  /** What the addresses of its files begin with. */
  readonly root: string
  readonly build: (source: PageSource, siteUrl: string) => Iterable<OutputFile>
}

/** In the order in which a build writes them. */
const groups: readonly FileGroup[] = [
  { root: openDataRoot, build: buildOpenData },
  { root: calendarPath, build: (source, siteUrl) => [buildCalendar(source, siteUrl)] },
  { root: feedPath, build: (source, siteUrl) => [buildFeed(source, siteUrl)] },
  { root: emblemRoot, build: ({ catalogue }) => buildEmblemFiles(catalogue) },
  { root: plannerDataPath, build: (source) => [buildPlannerFile(source)] },
]

/** Every file that a build writes beside the pages, built while the list is read. */
export function* buildOutputFiles(source: PageSource, siteUrl: string): Iterable<OutputFile> {
  for (const group of groups) yield* group.build(source, siteUrl)
}

/** The file at one address; null where there is none. Only files that may lie there are built for it. */
export function findOutputFile(path: string, source: PageSource, siteUrl: string): OutputFile | null {
  const candidates = groups.filter(({ root }) => path.startsWith(root))
  // The narrowest first: the calendar lies among the open data, all of which would else be built to look for it.
  for (const { build } of candidates.toSorted((a, b) => b.root.length - a.root.length)) {
    for (const file of build(source, siteUrl)) if (file.path === path) return file
  }
  return null
}
