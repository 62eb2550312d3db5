import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#generator/files/project-root.ts'
import { findFreePort } from '#server/find-free-port.ts'
import { makeTemporaryFolder } from '../tests/make-temporary-folder.ts'
import { ask, check, MissingProgram, requireProgram } from './check.ts'

/**
 * `npm run check:containers`: builds the image with each engine that works here, and runs it as docs/deploy.md says; and has
 * each composer read compose.yaml.
 */

const largestMegabytes = 350
const image = 'localhost/topshelf-check'
const limits = ['--init', '--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges']

for (const engine of ['docker', 'podman']) {
  await check(`${engine} builds the image`, () => {
    requireProgram(engine, ['info'])
    const [base] = requireImages(engine)
    // Chroot builds an image where no container starts.
    if (process.env.BUILDAH_ISOLATION !== 'chroot') requireRunning(engine, base!)
    const format = engine === 'podman' ? ['--format', 'docker'] : []
    run([engine, 'build', ...format, '--tag', image, projectRoot])
    const [{ Size, Config, Healthcheck }] = JSON.parse(run([engine, 'image', 'inspect', image])) as [ImageDetails]
    const megabytes = Math.round(Size / 1e6)
    if (megabytes > largestMegabytes) throw new Error(`It has ${megabytes} MB.`)
    if (!(Config.Healthcheck ?? Healthcheck)) throw new Error('It has lost its health check.')
    return `${megabytes} MB, with its health check`
  })

  await check(`${engine} runs the image`, async () => {
    requireProgram(engine, ['image', 'inspect', image])
    requireRunning(engine, image)
    const port = await findFreePort()
    const id = run([engine, 'run', '--detach', ...limits, '--publish', `127.0.0.1:${port}:8080`, image]).trim()
    try {
      const page = await ask(`http://127.0.0.1:${port}/karts/b-dasher/`)
      if (!page.includes('B Dasher')) throw new Error('Its page is another one.')
      run([engine, 'exec', id, 'wget', '-q', '-O', '/dev/null', 'http://127.0.0.1:8080/healthz'])
      run([engine, 'exec', id, 'node', 'dist-server/back-up.mjs'])
      return 'a page, /healthz, a backup'
    } finally {
      run([engine, 'rm', '--force', id])
    }
  })
}

for (const [name, ...words] of [
  ['docker', 'compose', 'config'],
  ['podman-compose', '--dry-run', 'up', '--build', '--detach'],
] as const) {
  await check(`${name} reads compose.yaml`, () => {
    requireProgram(name, name === 'docker' ? ['compose', 'version'] : ['--version'])
    const folder = makeTemporaryFolder()
    for (const file of ['compose.yaml', 'Dockerfile'])
      writeFileSync(join(folder, file), readFileSync(join(projectRoot, file)))
    writeFileSync(join(folder, '.env'), `AUTH_SECRET=${'a'.repeat(44)}\nPOSTGRES_PASSWORD=abc\n`)
    const { stdout, stderr, status } = spawnSync(name, words, { cwd: folder, encoding: 'utf8' })
    const said = stdout + stderr
    if (status !== 0) throw new Error(said)
    if (said.includes('${')) throw new Error(`A setting is left as it is written: ${/\S*\$\{\S*/.exec(said)?.[0]}`)
    const lost = ['wget -q', 'pg_isready --username', 'init'].filter((each) => !said.includes(each))
    if (lost.length > 0) throw new Error(`It loses: ${lost.join(', ')}`)
    return 'every setting has a value, both health checks and the init are kept'
  })
}

interface ImageDetails {
  readonly Size: number
  readonly Config: { readonly Healthcheck?: object }
  readonly Healthcheck?: object
}

/** The images that ours is made of. Ends a check where one is neither here nor can be fetched. */
function requireImages(engine: string): string[] {
  const dockerfile = readFileSync(join(projectRoot, 'Dockerfile'), 'utf8')
  const names = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, name]) => name!)
  for (const name of names) {
    if (spawnSync(engine, ['image', 'inspect', name], { stdio: 'ignore' }).status === 0) continue
    const { status, stderr } = spawnSync(engine, ['pull', name], { encoding: 'utf8' })
    if (status !== 0) throw new MissingProgram(`${name} cannot be fetched: ${stderr.trim().split('\n').at(-1)}`)
  }
  return names
}

/** Ends a check where the engine cannot start any container, as in a sandbox. */
function requireRunning(engine: string, from: string): void {
  const { status, stderr } = spawnSync(engine, ['run', '--rm', from, 'node', '--version'], { encoding: 'utf8' })
  // What the engine could not do itself, it answers with these.
  if (status === 125 || status === 126)
    throw new MissingProgram(`no container starts here: ${stderr.trim().split('\n').at(-1)}`)
}

function run([file, ...words]: readonly string[]): string {
  return execFileSync(file!, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28 })
}
