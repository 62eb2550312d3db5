import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { archiveRoot } from '#pages/open-data/archive-release.ts'
import { pickInputs } from '#pages/plan/page-inputs.ts'
import type { PageInputs } from '#pages/source/page-input.ts'
import type { PageSource } from '#pages/source/build-page-source.ts'
import { digest } from '../files/digest.ts'
import { fileGroups } from './file-groups.ts'
import { buildArchive } from '../archive/build-archive.ts'
import { isOpenData, joinedFiles, type OpenFiles } from './joined-files.ts'
import type { KnownGroup, KnownOutput } from './known-output.ts'
import type { PageStoreWriter } from './page-store.ts'
import type { PrepareOptions } from './prepare-options.ts'
import { listGroupFiles, storeFile, storeFiles, type StoredFile, type StoredGroup } from './stored-files.ts'

/** Makes the files beside the pages, group by group, except those that the last build made from the same inputs. */
export function prepareFiles(
  store: PageStoreWriter,
  source: PageSource,
  inputsOfPages: PageInputs,
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
    prepareGroup(name, pickInputs(from, inputsOfPages), () => storeFiles(store, build(source, siteUrl))),
  )
  for (const { name, from, build } of joinedFiles) {
    const files = listGroupFiles(groups).filter(({ file }) => isOpenData(`/${file}`))
    const inputs = [...pickInputs(from, inputsOfPages), ...files.map(({ digest: textDigest }) => textDigest)]
    groups.push(prepareGroup(name, inputs, () => storeFiles(store, [build(source, readFiles(files, store, options))])))
  }
  const tables = listGroupFiles(groups).filter(({ file }) => isOpenData(`/${file}`))
  const archiveInputs = tables.map(({ digest: textDigest }) => textDigest)
  groups.push(prepareGroup('archive', archiveInputs, () => storeArchive(store, source)))
  return groups
}

function storeArchive(store: PageStoreWriter, source: PageSource): StoredFile[] {
  return buildArchive(source).map(({ name, bytes }) => storeFile(store, { path: archiveRoot + name, pieces: [bytes] }))
}

function listKnownFiles({ files }: KnownGroup): StoredFile[] {
  return files.map(([file, textDigest]) => ({ file, digest: textDigest, isKnown: true, offset: 0, length: 0 }))
}

/** As they were made, so that those which have not changed need not be made again. */
function readFiles(files: readonly StoredFile[], store: PageStoreWriter, { outFolder }: PrepareOptions): OpenFiles {
  const byPath = new Map(files.map((stored) => [`/${stored.file}`, stored]))
  return {
    paths: [...byPath.keys()],
    read: (path) => {
      const stored = byPath.get(path)!
      return stored.isKnown ? readFileSync(join(outFolder, stored.file)) : store.read(stored)
    },
  }
}
