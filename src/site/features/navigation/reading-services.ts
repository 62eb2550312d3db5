import { defer } from '../../ui/loading/defer.ts'
import type { PageState } from './page-state.ts'

/** What navigation offers to page content. */
export interface ReadingServices {
  /**
   * Goes to an address of this site, as a click on a link would.
   * @returns when the page is shown, could not be opened, or is no longer wanted
   */
  readonly navigate: (address: URL) => Promise<void>
  /** Begins a navigation whose address is still being looked up. @returns whether a later one has cancelled it */
  readonly begin: () => () => boolean
  /** Opens the page of the current address again: the visitor may no longer be allowed to see it. */
  readonly reopen: () => void
  /** The data of another page. Rejects with PageDataError; calling again fetches again. */
  readonly loadPageData: (pathname: string) => Promise<PageState>
}

const { promise, resolve } = defer<ReadingServices>()

/** Announces that navigation has started. */
export const provideReadingServices: (services: ReadingServices) => void = resolve

/** Resolves once navigation has started, after hydration. */
export const readingServices: Promise<ReadingServices> = promise
