import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { TestProject } from 'vitest/node'
import { createServer } from '#server/create-server.ts'
import { bundleForAll } from '../accounts/start-server-process.ts'
import { browserSite, buildFixture, noSiteUrl } from '../fixture-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    siteFolder: string
  }
}

/** Builds the site from the fixture content, serves it with the real server, and bundles that. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await buildFixture(browserSite, { environment: noSiteUrl })
  const server = createHttpServer(getRequestListener(createServer({ siteFolder: browserSite }).fetch))
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  await bundleForAll()
  project.provide('siteFolder', browserSite)
  project.provide('siteUrl', `http://localhost:${address.port}`)

  return async () => {
    server.closeAllConnections()
    server.close()
  }
}
