import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { projectRoot } from '../files/project-root.ts'
import type { BuildOptions } from '../options/build-options.ts'
import { createLateWatch } from './create-late-watch.ts'
import { createPageServingPlugin } from './page-serving-plugin.ts'

/** Starts Vite's development server for the site, and prints its address. */
export async function serveDevelopment(options: BuildOptions): Promise<void> {
  const watch = createLateWatch([join(projectRoot, 'src'), options.contentFolder])
  const afterAnswer = (server: ViteDevServer): void => {
    watch.start(server)
    // Node would do so when it ends of itself, but whoever stops this server interrupts it.
    flushCompileCache()
  }
  const server = await createServer({
    root: projectRoot,
    configLoader: 'native',
    plugins: [createPageServingPlugin(options, afterAnswer)],
    server: { watch: { ignored: watch.ignored } },
  })
  await server.listen()
  server.printUrls()
}
