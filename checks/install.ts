import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { projectRoot } from '#generator/files/project-root.ts'
import { findFreePort } from '#server/find-free-port.ts'
import { makeTemporaryFolder } from '../tests/make-temporary-folder.ts'
import { ask, check } from './check.ts'

/**
 * `npm run check:install`: what a fresh clone does on a machine with nothing but Node, for each way of installing and for a
 * Node below the floor, at it, and the newest. `-- --test` runs the README's second command as well, which takes minutes.
 */

const { engines } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { engines: { node: string } }
const floor = engines.node.replace('>=', '')
const needed = `Topshelf needs Node.js ${floor} or newer`
const npm = ['npm', 'ci', '--no-audit', '--no-fund']
const pnpm = ['npx', '--yes', 'pnpm@12.21.0']

for (const { node, install, script } of [
  { node: '20.20.2', install: npm, script: ['npm'] },
  { node: floor, install: npm, script: ['npm'] },
  { node: floor, install: [...npm, '--ignore-scripts'], script: ['npm'] },
  { node: floor, install: [...pnpm, 'install'], script: pnpm },
  { node: '26.10.0', install: npm, script: ['npm'] },
]) {
  await check(`Node ${node}: ${install.join(' ')} && ${script.join(' ')} start`, async () => {
    const { folder, environment } = prepare(node)
    const seconds = measure(() => run(install, folder, environment))
    const size = Number(run(['du', '-sm', folder], folder, environment).split('\t')[0])
    await startSite([...script, 'start'], folder, environment)
    if (process.argv.includes('--test')) run([...script, 'test'], folder, environment)
    return `installed in ${seconds.toFixed(0)} s, ${size} MB with the clone; the site answers`
  })
}

await check('Node 20.20.2: npm ci --ignore-scripts, then each command says what is needed', () => {
  const { folder, environment } = prepare('20.20.2')
  run([...npm, '--ignore-scripts'], folder, environment)
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts: object }
  const commands = Object.keys(scripts).filter((name) => name !== 'postinstall')
  for (const name of commands) {
    const { status, stderr } = spawnSync('npm', ['run', name], { cwd: folder, env: environment, encoding: 'utf8' })
    if (status !== 1 || !stderr.includes(needed)) throw new Error(`npm run ${name} ended with ${status} and: ${stderr}`)
  }
  return `${commands.length} commands`
})

await check('Node 20.20.2, and a registry that has no Node for this machine: the install says what is needed', () => {
  const { folder, environment } = prepare('20.20.2')
  rmSync(join(folder, 'runtime/package-lock.json'))
  const { status, stdout, stderr } = spawnSync(npm[0]!, npm.slice(1), {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
  })
  if (status === 0 || !(stdout + stderr).includes(needed)) throw new Error(`It ended with ${status} and: ${stderr}`)
  return needed
})

/** A fresh clone of the last commit, and an environment in which `node` is the given version. */
function prepare(version: string): { folder: string; environment: NodeJS.ProcessEnv } {
  const folder = makeTemporaryFolder()
  execFileSync('git', ['clone', '--quiet', projectRoot, folder])
  const first = dirname(fetchNode(version))
  // Without what npm has told this script: a nested npm would take it for its own settings.
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE$/.test(name))
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((entry) => !entry.includes('node_modules'))
  return { folder, environment: { ...Object.fromEntries(kept), PATH: [first, ...path].join(delimiter) } }
}

/** @returns the binary of a Node from the npm registry, which has them for Linux alone */
function fetchNode(version: string): string {
  const folder = join(projectRoot, '.cache/checks', `node-${version}`)
  const name = `node-linux-${process.arch}@${version}`
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--silent', '--prefix', folder, name])
  return join(folder, `node_modules/node-linux-${process.arch}/bin/node`)
}

function run([file, ...words]: readonly string[], cwd: string, env: NodeJS.ProcessEnv): string {
  return execFileSync(file!, words, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

function measure(work: () => unknown): number {
  const start = performance.now()
  work()
  return (performance.now() - start) / 1000
}

/** Starts the site, asks it for a page, and stops it. */
async function startSite([file, ...words]: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  const port = await findFreePort()
  // A group of its own: npm passes no signal on to what it has started.
  const server = spawn(file!, words, { cwd, env: { ...env, PORT: `${port}` }, stdio: 'ignore', detached: true })
  const ended = once(server, 'exit')
  try {
    const page = await Promise.race([ask(`http://127.0.0.1:${port}/karts/b-dasher/`), ended.then(() => '')])
    if (!page.includes('B Dasher')) throw new Error('npm start ended, or answered with another page.')
  } finally {
    if (server.exitCode === null) process.kill(-server.pid!, 'SIGKILL')
    await ended
  }
}
