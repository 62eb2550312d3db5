import type { PageContext, PageData } from '#pages/data/page-data.ts'
import { matchRoute } from '#pages/routes/match-route.ts'
import { notFoundPath } from '#pages/routes/routes.ts'
import { prepareStaticIslands } from '../../ui/loading/static-island.tsx'
import type { LoadPageChunk } from './load-page-chunk.ts'
import type { PageDataClient } from './page-data-client.ts'
import { meansNotFound } from './page-data-error.ts'
import type { PageState } from './page-state.ts'
import type { PageView } from './page-view.ts'

/** A page that is ready to be shown. */
export interface LoadedPage {
  readonly View: PageView
  readonly data: PageData
  readonly context: PageContext
}

/** Opens the pages of this site. */
export interface PageLoader {
  /**
   * The page at a path, or the not-found page where there is none, or the address has none in the page's language (null).
   * Rejects with PageDataError or ChunkLoadError.
   */
  readonly loadPage: (path: string | null) => Promise<LoadedPage>
  /** Fetches the code for a path's page. Opening it asks again, and answers for a failure. */
  readonly preparePage: (path: string) => void
}

export function createPageLoader(pages: Pick<PageDataClient, 'load'>, loadPageChunk: LoadPageChunk): PageLoader {
  async function loadPage(path: string | null): Promise<LoadedPage> {
    if (path === null || !matchRoute(path)) return loadNotFoundPage()
    try {
      const state = await pages.load(path)
      return isNotFound(state) ? await loadNotFoundPage() : await completePage(state, path)
    } catch (error) {
      if (!meansNotFound(error) || path === notFoundPath) throw error
      if (error.code === 'MODULE_NOT_FOUND') console.error(error)
      return loadNotFoundPage()
    }
  }

  async function loadNotFoundPage(): Promise<LoadedPage> {
    return completePage(await pages.load(notFoundPath), notFoundPath)
  }

  async function completePage({ data, context }: PageState, path: string): Promise<LoadedPage> {
    if (!data) throw new Error(`Page data of ${path} is empty.`)
    const View = await loadPageChunk(data.kind, path)
    await prepareStaticIslands()
    return { View, data, context }
  }

  return {
    loadPage,
    preparePage(path) {
      const route = matchRoute(path)
      if (route) loadPageChunk(route.name, path).then(prepareStaticIslands, () => undefined)
    },
  }
}

function isNotFound({ data, context }: PageState): boolean {
  return context.notFound === true || data === null
}
