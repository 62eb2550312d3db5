import type { HttpBindings } from '@hono/node-server'

/** What handlers below `/api/` find in their context. */
export interface ApiEnvironment {
  readonly Bindings: HttpBindings
  readonly Variables: {
    /** The network from which the request comes, as far as it can be known. */
    readonly network: string
  }
}
