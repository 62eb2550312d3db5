import { resolve } from 'node:path'
import { build } from 'vite'

/** A module of the tests with all that it imports, as one script for a page. */
export async function bundleForPage(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: resolve(entry), formats: ['iife'], name: 'page' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error(`${entry} could not be bundled.`)
  return output.output[0].code
}
