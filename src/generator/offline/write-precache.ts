import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plannerDataPath } from '#pages/player/planner-data.ts'
import { pageDataPath, routes } from '#pages/routes/routes.ts'
import { searchIndexPath } from '#wording/search/search-index.ts'
import { packFormat } from '#site/features/offline/pack-format.ts'
import type { PrecachedFile, PrecacheGroup } from '#site/features/offline/service-worker/worker-scope.ts'
import { digest } from '../files/digest.ts'
import { vectorIconPath } from '../files/icon-list.ts'
import { outputFileName } from '../files/output-file-names.ts'
import { writeOutputFile } from '../files/write-output-file.ts'
import type { StoredFile } from '../prepare/stored-files.ts'
import { buildPack, packAddress } from './build-pack.ts'

/** What every page needs before it can be shown. Names change with the content. */
const shellAsset = /^assets\/(?:js|css|fonts|media)\/.*\.(?:js|css|woff2|svg|png|webp)$/

/** Small pages that are useful offline even if the reader has never opened them. */
const corePages = [
  routes.race,
  routes.compare,
  routes.planner,
  routes.home,
  routes.checklist,
  routes['user-checklist'],
  routes.shared,
  routes['user-settings'],
  routes['user-profile'],
  routes['not-found'],
]

interface PrecacheParts {
  readonly buildHash: string
  /** Files of the bundle, relative to the site's root. */
  readonly assets: readonly string[]
  readonly searchIndex: string
  /** Files beside the pages. */
  readonly stored: readonly StoredFile[]
  /** Whether a file is still as the last build left it. */
  readonly isIntact: (file: string) => boolean
}

/**
 * Lists what the service worker fetches when it is installed, and writes the packs in which most of it comes: the
 * shell, which a new day leaves unchanged, and what every build changes.
 */
export async function writePrecache(outFolder: string, parts: PrecacheParts): Promise<PrecacheGroup[]> {
  const { buildHash, assets, searchIndex, stored, isIntact } = parts
  const shell = assets.filter((file) => shellAsset.test(file)).map((file) => ({ url: `/${file}`, revision: null }))
  const core = [...corePages.map(pageDataPath), vectorIconPath].map((url) => ({ url, revision: buildHash }))
  return [
    { pack: await writePack(outFolder, 'shell', shell, isIntact), files: shell },
    { pack: await writePack(outFolder, 'core', core, isIntact), files: core },
    {
      pack: null,
      files: [
        { url: searchIndexPath, revision: shorten(digest([searchIndex])) },
        ...stored
          .filter(({ file }) => file === outputFileName(plannerDataPath))
          .map((file) => ({ url: plannerDataPath, revision: shorten(file.digest) })),
        // A document: it needs a document's headers, which a pack does not hold.
        { url: routes.offline, revision: buildHash },
      ],
    },
  ]
}

/** @returns the address of the pack, which changes with its content */
async function writePack(
  outFolder: string,
  name: string,
  files: readonly PrecachedFile[],
  isIntact: PrecacheParts['isIntact'],
): Promise<string> {
  const items = files.map(({ url }) => {
    const bytes = readFileSync(join(outFolder, outputFileName(url)))
    return { path: url, length: bytes.length, bytes }
  })
  const content = digest([packFormat, ...items.flatMap(({ path, bytes }) => [path, bytes])])
  const address = packAddress(name, content)
  const file = outputFileName(address)
  if (!isIntact(file)) writeOutputFile(outFolder, file, await buildPack(items, ({ bytes }) => bytes))
  return address
}

function shorten(text: string): string {
  return text.slice(0, 16)
}
