/** The second half of `npm run build`: content → dist. Imports little before it is clear that there is something to do. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { parseBuildOptions } from '../options/build-options.ts'
import { remarkOnExpiry } from '../options/parse-contacts.ts'
import { makeNamedFolder } from '#command-line/make-folder.ts'
import { requireOwner, runCommand } from '#command-line/run-command.ts'

// A build that `npm start` has started ends with it, and does not wait for it.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()

await runCommand(async () => {
  const options = parseBuildOptions(process.argv.slice(2), process.env)
  const remark = options.securityContact && remarkOnExpiry(options.securityContact, Date.now())
  if (remark) console.warn(remark)
  requireOwner(options.outFolder)
  makeNamedFolder(options.cacheFolder, '--cache')
  keepCompiled(options.cacheFolder)
  const { findLastBuild } = await import('../publish/find-last-build.ts')
  let last = findLastBuild(options)
  if (!last.isCurrent) {
    makeNamedFolder(options.outFolder, '--out')
    const { lockOutputFolder } = await import('./lock-output-folder.ts')
    // The other build has probably made what this one would.
    if (await lockOutputFolder(options)) last = findLastBuild(options)
  }
  const { inputs, record, isCurrent } = last
  if (isCurrent) {
    const pages = Object.keys(record?.pages ?? {}).length
    console.log(`Nothing has changed: ${pages} pages are up to date (${Math.round(performance.now())} ms).`)
  } else {
    const { runBuild } = await import('./run-build.ts')
    await runBuild(options, inputs, record)
  }
})

/**
 * Keeps what is loaded from now on in the cache, without its types and compiled, for this process, for those that it
 * starts, and for later builds: each starts with half the CPU time and a fifth less memory.
 */
function keepCompiled(cacheFolder: string): void {
  process.env.NODE_COMPILE_CACHE ??= join(cacheFolder, 'compiled')
  enableCompileCache(process.env.NODE_COMPILE_CACHE)
}
