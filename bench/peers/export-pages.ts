import { mkdirSync, openSync, writeFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BuildOptions } from '#generator/options/build-options.ts'
import { addSettings } from '#generator/prepare/prepare-options.ts'
import type { PageEntry } from '#generator/prepare/page-entry.ts'
import { readStored } from '#generator/prepare/page-store.ts'
import { readContent } from '#generator/prepare/read-content.ts'
import { readSite } from '#generator/prepare/read-site.ts'
import { prepareSite } from '#generator/prepare/prepare-site.ts'

/**
 * What all builders start from: `paths.json`, `context.json` and the data of each page below `pages/`. Of the cards,
 * which ours draws, `cards.json` has the texts.
 */
export function exportPages(options: BuildOptions, count: number, folder: string): number {
  const pageStoreFile = join(folder, 'all.store')
  mkdirSync(folder, { recursive: true })
  const read = readSite(readContent(options.contentFolder), options.today)
  if ('problems' in read) throw new Error('The content has faults: run npm run validate.')
  const context = addSettings(read.site.context, options)
  const parts = [...prepareSite(read.site, { ...options, pageStoreFile, others: [] })]
  const chosen = choosePages(
    parts.flatMap((part) => ('pages' in part ? part.pages : [])),
    count,
  )
  const store = openSync(pageStoreFile, 'r')
  for (const page of chosen) {
    const file = join(folder, 'pages', page.path, 'index.json')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, readStored(store, page))
  }
  writeFileSync(join(folder, 'paths.json'), JSON.stringify(chosen.map(({ path }) => path)))
  writeFileSync(join(folder, 'context.json'), JSON.stringify(context))
  writeFileSync(join(folder, 'cards.json'), JSON.stringify(chosen.flatMap(({ card }) => card ?? [])))
  rmSync(pageStoreFile)
  return chosen.length
}

/** Every list, and of the pages that a list leads to an even share of each kind. Pages of a single reader are left out. */
function choosePages(pages: readonly PageEntry[], count: number): PageEntry[] {
  const open = pages.filter(({ path }) => !/^\/(?:user|404|offline)\//.test(path))
  const byKind = Map.groupBy(open, ({ kind }) => kind)
  const share = Math.min(1, count / open.length)
  return [...byKind.values()].flatMap((ofKind) => {
    const wanted = Math.max(1, Math.round(ofKind.length * share))
    return Array.from({ length: wanted }, (_, index) => ofKind[Math.floor((index * ofKind.length) / wanted)]!)
  })
}
