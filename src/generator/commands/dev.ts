/** `npm run dev`: pages are built and rendered when they are asked for; edits of components and content show at once. */
import { parseBuildOptions } from '../options/build-options.ts'
import { keepCompiled } from './keep-compiled.ts'

const options = parseBuildOptions(process.argv.slice(2), process.env)
keepCompiled(options.cacheFolder)
const { serveDevelopment } = await import('../development/serve-development.ts')
await serveDevelopment(options)
