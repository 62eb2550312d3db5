/**
 * `npm run dev`, or `PORT=3000 HOST=0.0.0.0 npm run dev`: pages are built and rendered on request; edits to components
 * and content show at once.
 */
import { join } from 'node:path'
import { createServer } from 'vite'
import { parseBuildOptions } from '#generator/options/build-options.ts'
import { parseDevAddress } from './parse-dev-address.ts'
import { createLateWatch } from './create-late-watch.ts'
import { createPageServingPlugin } from './page-serving-plugin.ts'
import { projectRoot } from '#generator/files/project-root.ts'
import { makeNamedFolder } from '#command-line/make-folder.ts'
import { runCommand } from '#command-line/run-command.ts'

await runCommand(async () => {
  const options = parseBuildOptions(process.argv.slice(2), process.env)
  const address = parseDevAddress(process.env)
  makeNamedFolder(options.cacheFolder, '--cache')
  const watch = createLateWatch([join(projectRoot, 'src'), join(projectRoot, 'tools'), options.contentFolder])
  const server = await createServer({
    root: projectRoot,
    configLoader: 'native',
    plugins: [createPageServingPlugin(options, watch.start)],
    server: { ...address, strictPort: address.port !== undefined, watch: { ignored: watch.ignored } },
  })
  await server.listen()
  // Vite's own list recommends an option that this command does not have.
  const { local = [], network = [] } = server.resolvedUrls ?? {}
  console.log([...local, ...network].map((url) => `The site is at ${url}`).join('\n'))
})
