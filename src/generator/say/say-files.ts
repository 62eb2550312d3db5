/** Bundled for each language: what says something outside of pages. */
import type { OutputFile } from '#pages/data/output-file.ts'
import { calendarPath } from '#pages/open-data/open-data-path.ts'
import { feedPath, manifestPath } from '#pages/routes/routes.ts'
import type { PageSource } from '#pages/source/build-page-source.ts'
import { buildCalendar } from '#wording/feeds/build-calendar.ts'
import { buildFeed } from '#wording/feeds/build-feed.ts'
import { type NamesTable, provideNames } from '#wording/names.ts'
import { buildWebManifest } from './build-web-manifest.ts'

/** Files of which there is one for each language, by their addresses in English. */
export const saidFiles: readonly {
  readonly root: string
  readonly build: (source: PageSource, siteUrl: string) => readonly OutputFile[]
}[] = [
  { root: calendarPath, build: (source, siteUrl) => [buildCalendar(source, siteUrl)] },
  { root: feedPath, build: (source, siteUrl) => [buildFeed(source, siteUrl)] },
  { root: manifestPath, build: () => [buildWebManifest()] },
]

/** @param names of things in the language of the bundle */
export function sayFiles(source: PageSource, siteUrl: string, names: NamesTable): readonly OutputFile[] {
  provideNames(names)
  return saidFiles.flatMap(({ build }) => build(source, siteUrl))
}
