import type { PageContext, PageData } from '#pages/page-data.ts'
import { matchRoute } from '#pages/match-route.ts'
import { notFoundPath } from '#pages/routes.ts'
import { prepareStillParts } from '../loading/still-part.tsx'
import type { PageView } from '../page-views.ts'
import { loadPageChunk } from './load-page-chunk.ts'
import type { PageDataClient } from './page-data-client.ts'
import { meansNotFound } from './page-data-error.ts'
import type { PageState } from './page-state.ts'

/** A page that is ready to be shown. */
export interface LoadedPage {
  readonly View: PageView
  readonly data: PageData
  readonly context: PageContext
}

/**
 * The page at a path, or the not-found page where there is none.
 * @throws by the promise: PageDataError, ChunkLoadError
 */
export async function loadPage(pathname: string, pages: PageDataClient): Promise<LoadedPage> {
  if (!matchRoute(pathname)) return loadNotFoundPage(pages)
  try {
    const state = await pages.load(pathname)
    return isNotFound(state) ? await loadNotFoundPage(pages) : await completePage(state, pathname)
  } catch (error) {
    if (!meansNotFound(error) || pathname === notFoundPath) throw error
    if (error.code === 'MODULE_NOT_FOUND') console.error(error)
    return loadNotFoundPage(pages)
  }
}

/** Fetches the code for a path's page. Opening it asks again, and answers for a failure. */
export function preparePage(pathname: string): void {
  const route = matchRoute(pathname)
  if (route) loadPageChunk(route.name, pathname).then(prepareStillParts, () => undefined)
}

async function loadNotFoundPage(pages: PageDataClient): Promise<LoadedPage> {
  return completePage(await pages.load(notFoundPath), notFoundPath)
}

async function completePage({ data, context }: PageState, pathname: string): Promise<LoadedPage> {
  if (!data) throw new Error(`Page data of ${pathname} is empty.`)
  const View = await loadPageChunk(data.kind, pathname)
  await prepareStillParts()
  return { View, data, context }
}

function isNotFound({ data, context }: PageState): boolean {
  return context.notFound === true || data === null
}
