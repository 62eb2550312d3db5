import type { PageData, PageOf } from '#pages/data/page-data.ts'
import type { PageKind } from '#pages/routes/routes.ts'
import { defer } from '../../ui/loading/defer.ts'
import { meansNewBuild, PageDataError } from './page-data-error.ts'
import type { PageState } from './page-state.ts'
import { resolveOnSite } from './page-address.ts'

/** What navigation offers to page content. */
export interface NavigationServices {
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

const { promise, resolve } = defer<NavigationServices>()

/** Announces that navigation has started. */
export const provideNavigationServices: (services: NavigationServices) => void = resolve

/** Resolves once navigation has started, after hydration. */
export const navigationServices: Promise<NavigationServices> = promise

/**
 * What the page at a path shows, which is of this kind; after a new build, as that has it if it writes page data alike.
 * Rejects with PageDataError, for a page of another kind as where there is none; calling again fetches again.
 */
export async function loadPageOf<Kind extends PageKind>(kind: Kind, path: string): Promise<PageOf<Kind>> {
  const { loadPageData } = await navigationServices
  return readPageOf(kind, path, loadPageData(path))
}

/** The same of an answer that is on its way. */
export async function readPageOf<Kind extends PageKind>(
  kind: Kind,
  path: string,
  answer: Promise<PageState>,
): Promise<PageOf<Kind>> {
  const { data } = await answer.catch(useAlike)
  if (!data || !isOfKind(data, kind)) throw new PageDataError(`${path} is not a page of the kind ${kind}.`, 404)
  return data
}

/** A page that has been open for days reads on. */
function useAlike(error: unknown): PageState {
  if (meansNewBuild(error) && error.alike) return error.alike
  throw error
}

function isOfKind<Kind extends PageKind>(data: PageData, kind: Kind): data is PageData & PageOf<Kind> {
  return data.kind === kind
}

/** Goes to a path of this site, which may have a query and a hash, as a click on a link would. */
export async function goTo(address: string): Promise<void> {
  const { navigate } = await navigationServices
  await navigate(resolveOnSite(address))
}
