import { join, sep } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { projectRoot } from '#generator/files/project-root.ts'
import type { BuildOptions } from '#generator/options/build-options.ts'
import { formatProblems } from '#generator/messages/format-problems.ts'
import { createPageMiddleware, renderer } from './create-page-middleware.ts'
import { createLiveSite, type LiveSite } from './live-site.ts'

/**
 * Makes Vite's development server serve every page of the site, its data and the files beside it.
 * @param onAnswer called after each answer
 */
export function createPageServingPlugin(options: BuildOptions, onAnswer: (server: ViteDevServer) => void): Plugin {
  return {
    name: 'page-serving',
    configureServer(server) {
      const site = createLiveSite(server, options)
      watchSources(server, options.contentFolder, {
        onContent: site.markContentChanged,
        onRest: () => void announce(server, site),
      })
      // Before somebody asks; they are told then if it fails.
      void site.prepare().catch(() => {})
      void server.ssrLoadModule(renderer).catch(() => {})
      // Behind Vite's own middleware: what is not a module is a page or a file.
      return () => void server.middlewares.use(createPageMiddleware(server, options.languages, site.prepare, onAnswer))
    },
  }
}

/** Reloads open pages, or shows them why there is nothing to show. */
async function announce(server: ViteDevServer, site: LiveSite): Promise<void> {
  const fault = await findFault(site)
  if (fault === null) return server.hot.send({ type: 'full-reload' })
  server.config.logger.error(fault, { timestamp: true })
  server.hot.send({ type: 'error', err: { message: fault, stack: '' } })
}

async function findFault(site: LiveSite): Promise<string | null> {
  try {
    const preparation = await site.prepare()
    if ('site' in preparation) return null
    return formatProblems(preparation.problems, 'The pages are waiting for the content to be corrected.')
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Rooms whose code makes page data. A change there changes pages, as a change of content does. */
const dataRooms = ['catalogue', 'rankings', 'pages'].map((room) => join(projectRoot, 'src', room) + sep)

/** Editors save several files at once, and some write a file twice. */
const settleMs = 50

interface SourceListener {
  /** A content file was changed, added or removed. */
  readonly onContent: () => void
  /** Content or code that makes page data has changed, and no further change has followed. */
  readonly onRest: () => void
}

function watchSources(server: ViteDevServer, contentFolder: string, { onContent, onRest }: SourceListener): void {
  let timer: NodeJS.Timeout | undefined
  server.watcher.on('all', (_event, file) => {
    const isContent = file.startsWith(contentFolder + sep)
    if (!isContent && !dataRooms.some((folder) => file.startsWith(folder))) return
    if (isContent) onContent()
    clearTimeout(timer)
    timer = setTimeout(onRest, settleMs)
  })
}
