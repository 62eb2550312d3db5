import type { PageContext, PageData } from '#pages/data/page-data.ts'
import { createStore, type Store } from '../../ui/store/create-store.ts'

/** A page that the reader has reached. */
export interface ReachedPage {
  readonly url: URL
  readonly data: PageData
  /** Without the name of the site; null for home. */
  readonly title: string | null
  readonly context: PageContext
}

/** The page that is shown; null before the first. */
export const shownPage: Store<ReachedPage | null> = createStore<ReachedPage | null>(null)
