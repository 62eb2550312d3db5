import { createHash } from 'node:crypto'
import type { OutputFile } from '#pages/data/output-file.ts'
import { buildDataPackage, type Measure } from '#pages/open-data/build-data-package.ts'
import { buildIndexFile, listTableFiles } from '#pages/open-data/build-open-data.ts'
import { joinOpenData } from '#pages/open-data/join-open-data.ts'
import { listCollections } from '#pages/open-data/open-collections.ts'
import { bulkDataPath, dataPackagePath, openDataRoot, openIndexPath } from '#pages/open-data/open-data-path.ts'
import { siteConfig } from '#pages/config/site-config.ts'
import type { PageSource } from '#pages/source/build-page-source.ts'
import { routes } from '#pages/routes/routes.ts'
import { siteDescription } from '#wording/site.ts'

/** The files of the open data that are there when another is made from them. */
export interface OpenFiles {
  readonly paths: readonly string[]
  readonly read: (path: string) => Uint8Array
}

/** A file that tells of others, and is made when they are there. */
export interface JoinedFile {
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
