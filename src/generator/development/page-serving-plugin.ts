import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { BuildOptions } from '../options/build-options.ts'
import { createPageMiddleware } from './create-page-middleware.ts'
import { formatProblems } from '../reports/format-problems.ts'
import { preparePages } from '../prepare/prepare-pages.ts'
import { openPreparedSite, type Preparation } from './prepared-site.ts'
import { watchSources } from './watch-sources.ts'

/** Lets Vite's development server answer for every page of the site and its data. */
export function createPageServingPlugin(options: BuildOptions): Plugin {
  let run = 0

  /** Runs alternate between two page stores: pages of the previous run may still be read from the other one. */
  async function prepare(): Promise<Preparation> {
    const pageStoreFile = join(options.cacheFolder, 'dev', `${run++ % 2}.pages`)
    const { result } = await preparePages({ ...options, pageStoreFile })
    return 'problems' in result ? result : { site: openPreparedSite(result.index, pageStoreFile) }
  }

  return {
    name: 'page-serving',
    configureServer(server) {
      let current = prepare()
      watchSources(server, options.contentFolder, () => {
        const next = prepare()
        current = next
        void next.then((preparation) => announce(server, preparation))
      })
      // After Vite's own: what it does not know as a module is a page or its data.
      return () => void server.middlewares.use(createPageMiddleware(server, () => current))
    },
  }
}

function announce(server: ViteDevServer, preparation: Preparation): void {
  if ('site' in preparation) return server.hot.send({ type: 'full-reload' })
  const message = formatProblems(preparation.problems, 'The pages are waiting for their correction.')
  server.config.logger.error(message, { timestamp: true })
  server.hot.send({ type: 'error', err: { message, stack: '' } })
}
