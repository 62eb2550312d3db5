/** The first half of `npm run build`: content → dist. Imports little before it is clear that there is something to do. */
import { parseBuildOptions } from '../options/build-options.ts'
import { keepCompiled } from './keep-compiled.ts'

// A build that `npm start` has started ends with it, and does not wait for it.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()

const options = parseBuildOptions(process.argv.slice(2), process.env)
keepCompiled(options.cacheFolder)
const { findLastBuild } = await import('../publish/find-last-build.ts')
const { inputs, record, isCurrent } = findLastBuild(options)

if (isCurrent) {
  const milliseconds = Math.round(performance.now())
  console.log(
    `Nothing has changed: ${Object.keys(record?.pages ?? {}).length} pages are up to date (${milliseconds} ms).`,
  )
} else {
  const { runBuild } = await import('./run-build.ts')
  process.exitCode = await runBuild(options, inputs, record)
}
