import { buildFeed } from '#pages/feeds/build-feed.ts'
import { feedPath } from '#pages/routes/routes.ts'
import { emblemRoot } from '#pages/cards/emblem-path.ts'
import type { OutputFile } from '#pages/data/output-file.ts'
import { buildCalendar } from '#pages/open-data/build-calendar.ts'
import { buildOpenData, buildOpenTables } from '#pages/open-data/build-open-data.ts'
import { calendarPath, openDataRoot } from '#pages/open-data/open-data-path.ts'
import type { PageInput } from '#pages/plan/page-plan.ts'
import { buildPlannerFile } from '#pages/player/build-planner-file.ts'
import { plannerDataPath } from '#pages/player/planner-data.ts'
import { buildForeignNamesFile } from '#pages/search/build-foreign-names.ts'
import { foreignNamesPath } from '#pages/search/foreign-names.ts'
import type { PageSource } from '#pages/source/build-page-source.ts'
import { buildEmblemFiles } from '../emblems/build-emblem-files.ts'

/** Files that are made from the same, and so are made again together. */
export interface FileGroup {
  readonly name: string
  /** Start of the addresses of its files. */
  readonly root: string
  /** What the files are made from, apart from code and the address of the site. */
  readonly from: readonly PageInput[]
  readonly build: (source: PageSource, siteUrl: string) => Iterable<OutputFile>
}

/** All files beside the pages, in the order of writing. `page-inputs.test.ts` holds what they say against the files. */
export const fileGroups: readonly FileGroup[] = [
  {
    name: 'open data',
    root: openDataRoot,
    from: ['game', 'foreignNames', 'badges', 'guides', 'changes', 'day'],
    build: buildOpenData,
  },
  {
    name: 'tables of the open data',
    root: openDataRoot,
    from: ['game', 'foreignNames', 'badges', 'guideHeads', 'changes'],
    build: buildOpenTables,
  },
  {
    name: 'calendar',
    root: calendarPath,
    from: ['game', 'changes'],
    build: (source, siteUrl) => [buildCalendar(source, siteUrl)],
  },
  {
    name: 'feed',
    root: feedPath,
    from: ['game', 'guides', 'changes'],
    build: (source, siteUrl) => [buildFeed(source, siteUrl)],
  },
  {
    name: 'emblems',
    root: emblemRoot,
    from: ['game', 'badges'],
    build: ({ catalogue }) => buildEmblemFiles(catalogue),
  },
  { name: 'planner', root: plannerDataPath, from: ['game', 'day'], build: (source) => [buildPlannerFile(source)] },
  {
    name: 'foreign names',
    root: foreignNamesPath,
    from: ['game', 'foreignNames'],
    build: ({ catalogue }) => [buildForeignNamesFile(catalogue)],
  },
]

/** Builds the file at one address; null if there is none. */
export function findOutputFile(path: string, source: PageSource, siteUrl: string): OutputFile | null {
  const candidates = fileGroups.filter(({ root }) => path.startsWith(root))
  // Longest root first: the calendar is below the root of the open data, which need not be built to find it.
  for (const { build } of candidates.toSorted((a, b) => b.root.length - a.root.length)) {
    for (const file of build(source, siteUrl)) if (file.path === path) return file
  }
  return null
}
