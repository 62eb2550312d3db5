/** Serves the built site and the accounts: the second half of `npm start`. */
import { log } from './process/log.ts'
import { startServer } from './start-server.ts'

// Node would print it as well, but blocks if its output is not read.
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'the server ends: an unforeseen error')
  process.exit(1)
})

// Set by `npm start` for itself, while the site is being built.
await startServer(process.env.ON_DEMAND_ORIGIN ?? null)
