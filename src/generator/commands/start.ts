/**
 * `npm start`: serves the site and the accounts. What is not built yet is built in the background; until then, a
 * separate process makes each requested page.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleServer, serverFolder } from '../bundle/bundle-server.ts'
import { startOnDemand, type OnDemandJob } from '../on-demand/start-on-demand.ts'
import { parseBuildOptions } from '../options/build-options.ts'
import { findLastBuild } from '../publish/find-last-build.ts'
import { makeNamedFolder } from '#command-line/make-folder.ts'
import { runCommand } from '#command-line/run-command.ts'

await runCommand(async () => {
  const options = parseBuildOptions(process.argv.slice(2), process.env)
  if (options.outFolder !== resolve('dist')) {
    throw new Error('The server always serves the folder dist. Leave out --out.')
  }
  const { inputs, isCurrent } = findLastBuild(options)
  await (isCurrent ? serve() : serveWhileBuilding({ options, inputs }))
})

async function serveWhileBuilding(job: OnDemandJob): Promise<void> {
  makeNamedFolder(job.options.cacheFolder, '--cache')
  const [onDemand] = await Promise.all([startOnDemand(job), bundleServer(serverFolder)])
  // Forked before the server makes the files of this process private.
  const build = fork(new URL('build.ts', import.meta.url), process.argv.slice(2))
  process.once('exit', () => build.kill())
  const ended = once(build, 'exit')
  process.env.ON_DEMAND_ORIGIN = onDemand.origin
  await importServer()
  console.log('Every page can be read. Cards, the sitemap and files for reading offline are still being made.')
  const [code] = await ended
  if (code !== 0) throw new Error('The build has failed, so nothing is served; see the error above.')
  console.log('The build is complete.')
  onDemand.close()
}

async function serve(): Promise<void> {
  await bundleServer(serverFolder)
  await importServer()
}

async function importServer(): Promise<void> {
  await import(pathToFileURL(join(serverFolder, 'serve.mjs')).href)
}
