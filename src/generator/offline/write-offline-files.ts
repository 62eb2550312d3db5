import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DownloadList, DownloadPart } from '#site/features/offline/download-list.ts'
import { downloadListPath } from '#pages/config/build-hash.ts'
import { plannerDataPath } from '#pages/player/planner-data.ts'
import { foreignNamesPath } from '#wording/search/foreign-names.ts'
import { searchIndexPath } from '#wording/search/search-index.ts'
import type { WorkerSite, PrecachedFile, PrecacheGroup } from '#site/features/offline/service-worker/worker-scope.ts'
import { pageDataPath, routes } from '#pages/routes/routes.ts'
import { packFormat } from '#site/features/offline/pack-format.ts'
import type { StoredFile } from '../prepare/stored-files.ts'
import type { SitePlan } from '../prepare/page-entry.ts'
import { outputFileName } from '../files/output-file-names.ts'
import { replaceOutputFile } from '../files/output-folder.ts'
import type { LocaleBundle } from '../bundle/site-bundle.ts'
import { digest } from '../files/digest.ts'
import type { LanguageNames } from '../prepare/language-names.ts'
import { vectorIconPath } from '../files/icon-list.ts'
import { writeOutputFile } from '../files/write-output-file.ts'
import { buildPack, packAddress } from './write-packs.ts'

const serviceWorkerFile = 'service-worker.js'

/**
 * Writes what readers need offline besides the packs of page data: packs of what is stored from the start, the list of
 * all packs, and the service worker.
 * @param parts packs of page data that were written
 * @param assets files of the bundle
 * @param stored files beside the pages
 * @returns all of these files and packs
 */
export async function writeOfflineFiles(
  outFolder: string,
  { bundle, outline: { context, searchIndex, names }, buildHash }: SitePlan,
  parts: readonly DownloadPart[],
  assets: readonly string[],
  stored: readonly StoredFile[],
  isIntact: (file: string) => boolean,
): Promise<string[]> {
  const precache = await writePrecache(outFolder, { buildHash, assets, searchIndex, stored, isIntact })
  const languages = await writeLanguageFiles(outFolder, {
    buildHash,
    locales: bundle.locales.slice(1),
    names,
    isIntact,
  })
  const list: DownloadList = {
    hash: buildHash,
    context,
    parts,
    files: [searchIndexPath, foreignNamesPath, plannerDataPath],
  }
  replaceOutputFile(outFolder, outputFileName(downloadListPath), JSON.stringify(list))
  // Written last, because it makes clients load the rest.
  const site: WorkerSite = { hash: buildHash, precache, languages }
  replaceOutputFile(outFolder, serviceWorkerFile, `self.site=${JSON.stringify(site)};\n${bundle.serviceWorker}`)
  const packs = [
    ...parts.flatMap((part) => part.packs.map(({ address }) => address)),
    ...[...precache, ...Object.values(languages)].flatMap(({ pack }) => pack ?? []),
  ]
  return [...packs.map(outputFileName), outputFileName(downloadListPath), serviceWorkerFile]
}

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
async function writePrecache(outFolder: string, parts: PrecacheParts): Promise<PrecacheGroup[]> {
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

interface LanguageParts extends Pick<PrecacheParts, 'buildHash' | 'isIntact'> {
  /** Of the languages besides the default. */
  readonly locales: readonly LocaleBundle[]
  readonly names: readonly LanguageNames[]
}

/** What the service worker keeps for readers of a language, by the prefix of its addresses; the shell comes as a pack. */
async function writeLanguageFiles(
  outFolder: string,
  { buildHash, locales, names, isIntact }: LanguageParts,
): Promise<Record<string, PrecacheGroup>> {
  const groups: Record<string, PrecacheGroup> = {}
  for (const { language, ownFiles } of locales) {
    const { code, pathPrefix } = language
    const named = names.find((each) => each.language === code)
    const shell = [
      ...ownFiles.filter((file) => shellAsset.test(file)).map((file) => `/${file}`),
      ...(named ? [named.path] : []),
    ].map((url) => ({ url, revision: null }))
    const pack = await writePack(outFolder, `shell-${pathPrefix.slice(1)}`, shell, isIntact)
    // A document: it needs a document's headers, which a pack does not hold.
    groups[pathPrefix] = { pack, files: [...shell, { url: pathPrefix + routes.offline, revision: buildHash }] }
  }
  return groups
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
