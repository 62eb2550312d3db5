/** `npm run dev`: pages are rendered when they are asked for; changes of components and content show at once. */
import { createServer } from 'vite'
import { parseBuildOptions } from '../options/build-options.ts'
import { createPageServingPlugin } from '../development/page-serving-plugin.ts'
import { projectRoot } from '../files/project-root.ts'

const options = parseBuildOptions(process.argv.slice(2), process.env)
const server = await createServer({
  root: projectRoot,
  configLoader: 'native',
  plugins: [createPageServingPlugin(options)],
})
await server.listen()
server.printUrls()
