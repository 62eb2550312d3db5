import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll } from 'vitest'
import { createServer } from '#server/create-server.ts'
import { buildLanguages, languagesSite } from '../languages-site.ts'

/** Serves the fixture in several languages while the tests of a file run. @returns its origin, which is known in tests */
export function serveLanguages(): () => string {
  const server = createHttpServer(getRequestListener(createServer({ siteFolder: languagesSite }).fetch))
  let origin = ''
  beforeAll(async () => {
    await buildLanguages()
    await once(server.listen(0, 'localhost'), 'listening')
    const address = server.address()
    if (address && typeof address === 'object') origin = `http://localhost:${address.port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return () => origin
}
