import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { TestProject } from 'vitest/node'
import { createServer } from '#server/create-server.ts'
import { bundleForAll } from '../accounts/start-server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    siteFolder: string
  }
}

// Kept from run to run: without changes to code and fixtures there is nothing to build.
const siteFolder = resolve('.cache/tests/site')

/** Builds the site from the fixture content, serves it with the real server, and bundles that. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const options = ['--content', 'tests/fixtures/content', '--out', siteFolder, '--cache', '.cache/tests']
  execFileSync(process.execPath, ['src/generator/commands/build.ts', ...options, '--today', '2020-11-20'], {
    stdio: 'inherit',
  })

  const server = createHttpServer(getRequestListener(createServer({ siteFolder }).fetch))
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  await bundleForAll()
  project.provide('siteFolder', siteFolder)
  project.provide('siteUrl', `http://localhost:${address.port}`)

  return async () => {
    server.closeAllConnections()
    server.close()
  }
}
