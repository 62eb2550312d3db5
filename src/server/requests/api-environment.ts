import type { HttpBindings } from '@hono/node-server'

/**
 * Files in the site's folder. Routes answer everything else below `/api/`. Named here once more, because the server knows
 * nothing of pages; the tests of the open data ask the server for the files that the pages name.
 */
export const openDataRoot = '/api/v1/'

/** What handlers below `/api/` find in their context. */
export interface ApiEnvironment {
  readonly Bindings: HttpBindings
  readonly Variables: {
    /** The network from which the request comes, as far as it can be known. */
    readonly network: string
  }
}
