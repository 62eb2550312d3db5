/** Serves the built site: the second half of `npm start`. */
import { serve } from '@hono/node-server'
import { resolve } from 'node:path'
import { createServer } from './create-server.ts'
import { parsePort } from './parse-port.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const app = createServer({ siteFolder: resolve('dist') })
const server = serve({ fetch: app.fetch, port: parsePort(process.env.PORT) }, ({ port }) => {
  console.log(`Topshelf is served at http://localhost:${port}/`)
})
stopOnSignal(server)
