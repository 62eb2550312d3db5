import { openSync } from 'node:fs'
import type { Problem } from '#catalogue/problem.ts'
import type { PageContext, PageData } from '#pages/data/page-data.ts'
import { buildPageContext, buildPageState } from '../render/build-page-state.ts'
import type { PageEntry, PageIndex } from '../prepare/page-entry.ts'
import { readStored } from '../prepare/page-store.ts'

/** A page as it is now, ready to be sent as data or rendered. */
export interface PreparedPage {
  readonly data: PageData
  readonly context: PageContext
  /** Both, serialised. */
  readonly state: string
}

/** All pages of the development server, read from the page store one by one. */
export interface PreparedSite {
  find(path: string): PreparedPage | null
  /** What is published beside the pages at an address. */
  findFile(path: string): Buffer | null
  /** Serialised. */
  readonly searchIndex: string
}

export type Preparation = { readonly problems: readonly Problem[] } | { readonly site: PreparedSite }

/** @param pageStoreFile A finished store. It is held open, so it may be replaced by another afterwards, not written over. */
export function openPreparedSite(index: PageIndex, pageStoreFile: string): PreparedSite {
  const store = openSync(pageStoreFile, 'r')
  const entries = new Map<string, PageEntry>(index.pages.map((entry) => [entry.path, entry]))
  const files = new Map(index.files.map((entry) => [entry.file, entry]))
  return {
    searchIndex: index.searchIndex,
    findFile(path) {
      const entry = files.get(path.slice(1))
      return entry ? readStored(store, entry) : null
    },
    find(path) {
      const entry = entries.get(path)
      if (!entry) return null
      const data = readStored(store, entry)
      const context = buildPageContext(entry, index.context)
      return { data: JSON.parse(data.toString()), context, state: buildPageState(data, context).toString() }
    },
  }
}
