import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#generator/files/project-root.ts'
import { findFreePort } from '#server/find-free-port.ts'
import { makeTemporaryFolder } from '../tests/make-temporary-folder.ts'
import { join as joinAccounts } from '../tests/accounts/join.ts'
import { bundleOnce } from '../tests/accounts/start-server-process.ts'
import { buildFixture } from '../tests/fixture-site.ts'
import { ask, check, requireProgram } from './check.ts'

/**
 * `npm run check:systemd`: what systemd says of the unit, and whether the server serves, signs a player up and stops under
 * its restrictions. strace takes systemd's place: it refuses the calls that the unit forbids.
 */

const unit = join(projectRoot, 'deploy/topshelf.service')
const largestExposure = 2

await check('the unit is one', () => {
  requireProgram('systemd-analyze')
  // Of the unit that cannot be had here: its user and its folder.
  const faults = say('systemd-analyze', 'verify', unit).match(/^.*topshelf\.service:\d+:.*$/gm)
  if (faults) throw new Error(faults.join('\n'))
  return 'no line is unknown'
})

await check(`its exposure is ${largestExposure} or less`, () => {
  requireProgram('systemd-analyze')
  const exposure = /exposure level for .*: ([\d.]+)/.exec(say('systemd-analyze', 'security', '--offline=true', unit))
  if (!(Number(exposure?.[1]) <= largestExposure)) throw new Error(`It is ${exposure?.[1]}`)
  return exposure![1]!
})

await check('the server works without what the unit forbids', async () => {
  for (const name of ['systemd-analyze', 'strace', 'setpriv']) requireProgram(name)
  const folder = makeTemporaryFolder()
  cpSync(await bundleOnce(), join(folder, 'dist-server'), { recursive: true })
  const site = join(projectRoot, '.cache/tests/built-site')
  await buildFixture(site)
  symlinkSync(site, join(folder, 'dist'))
  mkdirSync(join(folder, 'data'))
  const isRoot = process.getuid?.() === 0
  if (isRoot) for (const each of [folder, join(folder, 'data')]) chownSync(each, 65534, 65534)
  const forbidden = listForbidden()
  const calls = forbidden.map((name) => `?${name}`).join()
  const port = await findFreePort()
  const trace = ['strace', '-f', '-qq', '-o', '/dev/null', '-e', `trace=${calls}`, '-e', `inject=${calls}:error=EPERM`]
  const powers = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all']
  const user = isRoot ? ['--reuid=65534', '--regid=65534', '--clear-groups'] : []
  // setpriv needs the calls that are forbidden after it.
  const words = [
    ...(isRoot ? powers : powers.slice(0, 1)),
    ...user,
    ...trace,
    process.execPath,
    'dist-server/serve.mjs',
  ]
  const env = { PATH: process.env.PATH, PORT: `${port}`, HOME: folder }
  const server = spawn('setpriv', words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  const lines: string[] = []
  server.stdout.on('data', (line) => lines.push(String(line)))
  const ended = once(server, 'exit')
  try {
    const origin = `http://localhost:${port}`
    const page = await Promise.race([ask(`${origin}/drivers/mario/`), ended.then(() => '')])
    if (!page.includes('Mario')) throw new Error(`It has ended, or its page is another one: ${lines.join('')}`)
    await joinAccounts(origin)
  } finally {
    if (server.exitCode === null) process.kill(-server.pid!, 'SIGTERM')
  }
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new Error(`It stopped with ${code}.`)
  return `${forbidden.length} system calls refused, no capabilities: a page, a new player, a stop in time`
})

/** The system calls that systemd knows, without those that the unit lets pass. */
function listForbidden(): string[] {
  const filters = [...readFileSync(unit, 'utf8').matchAll(/^SystemCallFilter=(~?)(.*)$/gm)]
  const [allowed, denied] = ['', '~'].map(
    (sign) =>
      new Set(filters.filter(([, each]) => each === sign).flatMap(([, , sets = '']) => listCalls(sets.split(' ')))),
  )
  return listCalls(['@known']).filter((name) => !allowed!.has(name) || denied!.has(name))
}

function listCalls(sets: readonly string[]): string[] {
  return sets.flatMap((set) => {
    const names = [
      ...say('systemd-analyze', '--no-pager', 'syscall-filter', set).matchAll(/^ +(@?[a-z_]\w*(?:-\w+)*)$/gm),
    ]
    return names.flatMap(([, name = '']) => (name.startsWith('@') ? listCalls([name]) : [name]))
  })
}

/** What a program says on either channel, whatever its exit code. */
function say(file: string, ...words: readonly string[]): string {
  return execFileSync('sh', ['-c', '"$@" 2>&1 || true', 'sh', file, ...words], { encoding: 'utf8' })
}
