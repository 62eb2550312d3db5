/** `npm run dev`: pages are built and rendered when they are asked for; edits of components and content show at once. */
import { createServer } from 'vite'
import { parseBuildOptions } from '../options/build-options.ts'
import { createPageServingPlugin } from '../development/page-serving-plugin.ts'
import { projectRoot } from '../files/project-root.ts'

/** Folders that no page is made from. Watching the thousands of files of a cache would delay the start by a second. */
const unwatched = ['.cache', 'bench', 'data', 'deploy', 'dist', 'dist-server', 'docs']

const options = parseBuildOptions(process.argv.slice(2), process.env)
const server = await createServer({
  root: projectRoot,
  configLoader: 'native',
  plugins: [createPageServingPlugin(options)],
  server: { watch: { ignored: unwatched.map((name) => `${projectRoot}/${name}/**`) } },
})
await server.listen()
server.printUrls()
