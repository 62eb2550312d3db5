import { createHash } from 'node:crypto'
import { emblemRoot } from '#pages/cards/emblem-path.ts'
import { joinPieces, type OutputFile } from '#pages/data/output-file.ts'
import {
  buildOpenEntities,
  buildOpenRelations,
  buildOpenSeries,
  buildRankingFiles,
  buildIndexFile,
  listTableFiles,
  joinOpenData,
} from '#pages/open-data/build-open-data.ts'
import { buildSchemas } from '#pages/open-data/open-shapes.ts'
import type { OpenCollectionPlan } from '#pages/open-data/open-collection-plan.ts'
import { openRelations, openSeries, listCollections } from '#pages/open-data/open-collections.ts'
import { openEntities } from '#pages/open-data/open-entities.ts'
import {
  openDataRoot,
  openIndexPath,
  schemaRoot,
  seriesDataRoot,
  todaysRankingRoot,
  bulkDataPath,
  dataPackagePath,
} from '#pages/open-data/open-data-path.ts'
import { buildPlannerFile } from '#pages/player/build-planner-page.ts'
import { plannerDataPath } from '#pages/player/planner-data.ts'
import { wholeRankingRoot } from '#pages/data/ranking-pages.ts'
import { buildWholeRankings } from '#pages/ranking/build-ranking-pages.ts'
import { buildForeignNamesFile, foreignNamesPath } from '#wording/search/foreign-names.ts'
import type { PageSource } from '#pages/source/build-page-source.ts'
import { memoizeWeak } from '#base/memoize.ts'
import { archiveRoot } from '#pages/open-data/archive-release.ts'
import { buildDataPackage, type Measure } from '#pages/open-data/build-data-package.ts'
import { siteConfig } from '#pages/config/site-config.ts'
import { routes } from '#pages/routes/routes.ts'
import { siteDescription } from '#wording/site.ts'
import { buildArchive } from '../archive/build-archive.ts'
import { localizedFiles } from './localized-files.ts'
import { buildEmblemFiles } from '../emblems/draw-emblem.ts'
import { buildNamesFiles, namesRoot } from './language-names.ts'

/** Files whose addresses begin with the same path. */
interface FileGroup {
  /** Start of the addresses of its files. */
  readonly root: string
  readonly build: (source: PageSource, siteUrl: string) => Iterable<OutputFile>
}

/** All files beside the pages, except those that tell of others: see `joinedFiles`. */
export const fileGroups: readonly FileGroup[] = [
  ...openEntities.map((plan) => nameCollection(plan, (source) => buildOpenEntities(plan, source))),
  ...openRelations.map((plan) => nameCollection(plan, (source) => buildOpenRelations(plan, source))),
  ...openSeries.map((plan) => ({
    ...nameCollection(plan, (source) => buildOpenSeries(plan, source)),
    root: seriesDataRoot(plan.name),
  })),
  { root: schemaRoot, build: buildSchemas },
  {
    root: todaysRankingRoot,
    build: buildRankingFiles,
  },
  ...localizedFiles,
  {
    root: emblemRoot,
    build: ({ catalogue }) => buildEmblemFiles(catalogue),
  },
  {
    root: plannerDataPath,
    build: (source) => [buildPlannerFile(source)],
  },
  { root: wholeRankingRoot, build: buildWholeRankings },
  {
    root: foreignNamesPath,
    build: ({ catalogue }) => [buildForeignNamesFile(catalogue)],
  },
  {
    root: namesRoot,
    build: ({ catalogue }) => buildNamesFiles(catalogue),
  },
]

/** A table and the files of its things begin with the name of the collection. */
function nameCollection({ name }: OpenCollectionPlan, build: FileGroup['build']): FileGroup {
  return { root: openDataRoot + name, build }
}

/** Builds the text or bytes of the file at one address; null if there is none. */
export function findOutputFile(path: string, source: PageSource, siteUrl: string): string | Uint8Array | null {
  if (path.startsWith(archiveRoot))
    return archiveOf(source).find(({ name }) => archiveRoot + name === path)?.bytes ?? null
  const joined = joinedFiles.find((file) => file.path === path)
  if (joined) return joinPieces(joined.build(source, buildOpenFiles(source, siteUrl)))
  const candidates = fileGroups.filter(({ root }) => path.startsWith(root))
  // Longest root first: that of the calendar is longer than that of the tours, which need not be built to find it.
  for (const { build } of candidates.toSorted((a, b) => b.root.length - a.root.length)) {
    for (const file of build(source, siteUrl)) if (file.path === path) return joinPieces(file)
  }
  return null
}

const archiveOf = memoizeWeak(buildArchive)

/** All files of the open data that others are made from, and the index. */
function buildOpenFiles(source: PageSource, siteUrl: string): OpenFiles {
  const bytes = new Map<string, Uint8Array>()
  const add = (file: OutputFile) => bytes.set(file.path, Buffer.from(joinPieces(file)))
  for (const { root, build } of fileGroups) if (isOpenData(root)) for (const file of build(source, siteUrl)) add(file)
  const files: OpenFiles = { paths: [...bytes.keys()], read: (path) => bytes.get(path)! }
  const index = joinedFiles.find(({ path }) => path === openIndexPath)!
  add(index.build(source, files))
  return files
}

/** The files of the open data that are there when another is made from them. */
export interface OpenFiles {
  readonly paths: readonly string[]
  readonly read: (path: string) => Uint8Array
}

/** A file that lists others, and is made when they are there. */
interface JoinedFile {
  readonly path: string
  readonly build: (source: PageSource, files: OpenFiles) => OutputFile
}

/** In this order: the last one contains the first. */
export const joinedFiles: readonly JoinedFile[] = [
  {
    path: openIndexPath,
    build: (source, files) => buildIndexFile(source, (path) => measure(files.read(path))),
  },
  {
    path: dataPackagePath,
    build: buildPackageFile,
  },
  {
    path: bulkDataPath,
    build: (_source, { paths, read }) => ({
      path: bulkDataPath,
      pieces: joinOpenData(paths, (path) => Buffer.from(read(path)).toString()),
    }),
  },
]

function buildPackageFile(source: PageSource, { read }: OpenFiles): OutputFile {
  const facts = {
    name: 'topshelf',
    title: `${siteConfig.siteName}: Mario Kart Tour as tables`,
    version: siteConfig.version,
    homepage: routes.data,
    description: siteDescription(),
  }
  const descriptor = buildDataPackage(facts, listCollections(), source, ({ name }) =>
    listTableFiles(name, source).map((path) => ({ path: path.slice(1), ...measure(read(path)) })),
  )
  return { path: dataPackagePath, pieces: [JSON.stringify(descriptor, null, 1), '\n'] }
}

function measure(bytes: Uint8Array): Measure {
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

export function isOpenData(path: string): boolean {
  return path.startsWith(openDataRoot)
}
