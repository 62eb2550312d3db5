import { mkdirSync, openSync, writeFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BuildOptions } from '#generator/options/build-options.ts'
import type { PageEntry, PageIndex } from '#generator/prepare/page-entry.ts'
import { readSpooled } from '#generator/prepare/page-spool.ts'
import { spoolPages } from '#generator/prepare/spool-pages.ts'

/** What all builders begin with: `paths.json`, `context.json` and the data of each page below `pages/`. */
export function exportPages(options: BuildOptions, count: number, folder: string): number {
  const spoolFile = join(folder, 'all.spool')
  mkdirSync(folder, { recursive: true })
  const result = spoolPages({ ...options, spoolFile }, () => {})
  if ('problems' in result) throw new Error('The content has faults: run npm run validate.')
  const chosen = choosePages(result.index, count)
  const spool = openSync(spoolFile, 'r')
  for (const page of chosen) {
    const file = join(folder, 'pages', page.path, 'index.json')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, readSpooled(spool, page))
  }
  writeFileSync(join(folder, 'paths.json'), JSON.stringify(chosen.map(({ path }) => path)))
  writeFileSync(join(folder, 'context.json'), JSON.stringify(result.index.context))
  rmSync(spoolFile)
  return chosen.length
}

/** Every list, and of the pages that a list leads to an even share of each kind. Pages of a single reader are left out. */
function choosePages({ pages }: PageIndex, count: number): PageEntry[] {
  const open = pages.filter(({ path }) => !/^\/(?:user|404|offline|design)\//.test(path))
  const byKind = Map.groupBy(open, ({ kind }) => kind)
  const share = Math.min(1, count / open.length)
  return [...byKind.values()].flatMap((ofKind) => {
    const wanted = Math.max(1, Math.round(ofKind.length * share))
    return Array.from({ length: wanted }, (_, place) => ofKind[Math.floor((place * ofKind.length) / wanted)]!)
  })
}
