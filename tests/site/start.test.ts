import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text as readText } from 'node:stream/consumers'
import { afterEach, expect, inject, test } from 'vitest'
import { claimPort } from '../claim-port.ts'
import {
  copyFixture,
  fixtureContent,
  fixtureDay,
  fixtureSettings,
  readBuildHash,
  readTree,
  testCache,
} from '../fixture-site.ts'
import { makeTemporaryFolder } from '../make-temporary-folder.ts'

const processes: ChildProcess[] = []
afterEach(() => {
  for (const started of processes) started.kill('SIGKILL')
})

const program = [resolve('src/generator/commands/start.ts'), '--cache', testCache, '--today', fixtureDay]

/** In English alone: it takes as long to bundle the scripts of each language. */
const environment = {
  PATH: process.env.PATH,
  LANGUAGES: process.env.LANGUAGES,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
}

/** Runs `npm start` in a folder, on the fixture. Resolves when it serves; `end` when it has said that all is made. */
async function start(folder: string) {
  const port = await claimPort()
  const started = spawn(process.execPath, [...program, '--content', fixtureContent], {
    cwd: folder,
    env: { ...environment, ...fixtureSettings, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  processes.push(started)
  const lines = createInterface(started.stdout)
  const waitFor = (text: string) =>
    new Promise<void>((found, fail) => {
      lines.on('line', (line) => line.includes(text) && found())
      started.once('exit', (code) => fail(new Error(`The start ended with ${code}.`)))
    })
  const made = waitFor('The build is complete.')
  made.catch(() => {})
  await waitFor('is served at')
  return { process: started, made, read: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) }
}

// Two builds.
const timeout = 300_000
test(
  'pages are right before the site is built, even after a killed start, and nothing is missing in the end',
  { timeout },
  async () => {
    const folder = makeTemporaryFolder()
    const killed = await start(folder)
    killed.process.kill('SIGKILL')
    await once(killed.process, 'exit')

    const paths = [
      '/',
      '/drivers/mario/',
      `/ranking/${fixtureDay}/`,
      '/assets/data/karts/b-dasher/index.json',
      '/nowhere/',
    ]
    const second = await start(folder)
    const early = await Promise.all(paths.map(async (path) => readAnswer(await second.read(path))))
    await second.made
    const late = await Promise.all(paths.map(async (path) => readAnswer(await second.read(path))))
    expect(early.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404])
    expect(early).toEqual(late)
    expect(late.every(({ text }) => text.includes('HASH'))).toBe(true)

    const built = inject('builtSite')
    expect(readTree(join(folder, 'dist'))).toEqual(readTree(built))
    expect(readBuildHash(join(folder, 'dist'))).toBe(readBuildHash(built))
  },
)

test('another output folder is refused, because it would not be served', async () => {
  const folder = makeTemporaryFolder()
  const started = spawn(process.execPath, [resolve('src/generator/commands/start.ts'), '--out', 'other'], {
    cwd: folder,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  processes.push(started)
  const [message, [code]] = await Promise.all([readText(started.stderr), once(started, 'exit')])
  expect(code).toBe(1)
  expect(message).toContain('Leave out --out')
  expect(readdirSync(folder)).toEqual([])
})

test('faults of the content are said once, and nothing is served', async () => {
  const content = copyFixture()
  writeFileSync(join(content, 'badges/general.yaml'), 'name: General\n')
  const started = spawn(process.execPath, [...program, '--content', content], {
    cwd: makeTemporaryFolder(),
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  processes.push(started)
  const [said, errors, [code]] = await Promise.all([
    readText(started.stdout),
    readText(started.stderr),
    once(started, 'exit'),
  ])
  expect({ said, code }).toEqual({ said: '', code: 1 })
  expect(errors.match(/badges\/general\.yaml:1: /g)).toHaveLength(2)
  expect(errors).toContain('2 faults in the content. Nothing is served.')
})

/** What an answer says, but for the hash of the build. */
async function readAnswer(response: Response) {
  const text = (await response.text()).replace(/(?<=^.{0,120}(?:"hash":"|build-hash" content="))[0-9a-f]{16}/, 'HASH')
  return { status: response.status, type: response.headers.get('Content-Type'), text }
}
