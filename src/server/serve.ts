/** Serves the built site and the accounts: the second half of `npm start`. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Before anything else is loaded, so that everything else comes out of it from the second start on.
enableCompileCache(join(import.meta.dirname, '../../.cache/server'))
const { startServer } = await import('./start-server.ts')
await startServer()
