import type { PageState } from './page-state.ts'

interface PageDataErrorOptions extends ErrorOptions {
  readonly alike?: PageState | null
}

/** Why page data could not be loaded. The messages are part of the site's contract. */
export class PageDataError extends Error {
  /** 404 where there is no such page; null where the message says it all. */
  readonly code: 404 | 'INVALID_HASH' | 'MODULE_NOT_FOUND' | null
  /** Of another build: the page as it is there, where that build writes page data as this one does. */
  readonly alike: PageState | null

  constructor(message: string, code: PageDataError['code'] = null, options?: PageDataErrorOptions) {
    super(message, options)
    this.name = 'PageDataError'
    this.code = code
    this.alike = options?.alike ?? null
  }
}

/** True for errors that show the not-found page. */
export function meansNotFound(error: unknown): error is PageDataError {
  return error instanceof PageDataError && (error.code === 404 || error.code === 'MODULE_NOT_FOUND')
}

/** True when the site was rebuilt after this page was loaded. */
export function meansNewBuild(error: unknown): error is PageDataError {
  return error instanceof PageDataError && error.code === 'INVALID_HASH'
}
