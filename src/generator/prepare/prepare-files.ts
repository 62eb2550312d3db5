import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { joinOpenData } from '#pages/open-data/join-open-data.ts'
import { bulkDataPath, openDataRoot } from '#pages/open-data/open-data-path.ts'
import { pickInputs } from '#pages/plan/page-inputs.ts'
import type { PageInputs } from '#pages/source/page-input.ts'
import type { PageSource } from '#pages/source/build-page-source.ts'
import { digest } from '../files/digest.ts'
import { fileGroups } from './file-groups.ts'
import type { KnownGroup, KnownOutput } from './known-output.ts'
import type { PageStoreWriter } from './page-store.ts'
import type { PrepareOptions } from './prepare-options.ts'
import { listGroupFiles, storeFiles, type StoredFile, type StoredGroup } from './stored-files.ts'

/** Makes the files beside the pages, group by group, except those that the last build made from the same inputs. */
export function prepareFiles(
  store: PageStoreWriter,
  source: PageSource,
  inputs: PageInputs,
  options: PrepareOptions,
  known: KnownOutput,
): StoredGroup[] {
  const { code, siteUrl } = options
  const prepareGroup = (name: string, from: readonly string[], make: () => StoredFile[]): StoredGroup => {
    const madeFrom = digest([code, siteUrl, ...from])
    const before = known.groups.get(name)
    const files = before?.inputs === madeFrom ? listKnownFiles(before) : make()
    return { name, inputs: madeFrom, files }
  }
  const groups = fileGroups.map(({ name, from, build }) =>
    prepareGroup(name, pickInputs(from, inputs), () => storeFiles(store, build(source, siteUrl))),
  )
  const openFiles = listGroupFiles(groups).filter(({ file }) => `/${file}`.startsWith(openDataRoot))
  const bulk = prepareGroup(
    'everything in one file',
    openFiles.map(({ digest: textDigest }) => textDigest),
    () => storeFiles(store, [{ path: bulkDataPath, pieces: joinFiles(openFiles, store, options) }]),
  )
  return [...groups, bulk]
}

function listKnownFiles({ files }: KnownGroup): StoredFile[] {
  return files.map(([file, textDigest]) => ({ file, digest: textDigest, isKnown: true, offset: 0, length: 0 }))
}

/** Of the texts as they were made, so that those which have not changed need not be made for it. */
function joinFiles(
  files: readonly StoredFile[],
  store: PageStoreWriter,
  { outFolder }: PrepareOptions,
): Iterable<string> {
  const byPath = new Map(files.map((stored) => [`/${stored.file}`, stored]))
  return joinOpenData([...byPath.keys()], (path) => {
    const stored = byPath.get(path)!
    return (stored.isKnown ? readFileSync(join(outFolder, stored.file)) : store.read(stored)).toString()
  })
}
