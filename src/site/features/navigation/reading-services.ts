import type { PageState } from './page-state.ts'

/** What the navigation does for the content of pages. */
export interface ReadingServices {
  /** Goes to an address of this site, as a click on a link would. */
  readonly navigate: (address: URL) => void
  /** Opens the page of the current address again: the visitor may no longer be allowed to see it. */
  readonly reopen: () => void
  /** The data of another page. @throws PageDataError by the promise; calling again fetches again */
  readonly loadPageData: (pathname: string) => Promise<PageState>
}

const { promise, resolve } = Promise.withResolvers<ReadingServices>()

/** Says that navigation is there, and what serves it. */
export const provideReadingServices: (services: ReadingServices) => void = resolve

/** Waits for the navigation, which arrives after the page is awake. */
export const readingServices: Promise<ReadingServices> = promise
