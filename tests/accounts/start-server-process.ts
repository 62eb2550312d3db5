import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { bundleServer } from '#generator/bundle/bundle-server.ts'
import { claimPort } from '../claim-port.ts'
import { makeTemporaryFolder } from '../make-temporary-folder.ts'

/** The real server in a process of its own. */
export interface ServerProcess extends AsyncDisposable {
  /** Without a slash at its end. */
  readonly url: string
  readonly process: ChildProcess
  /** What it has said, line by line, on either channel. */
  readonly lines: readonly string[]
  /** Milliseconds from the call until it served. */
  readonly startMs: number
  /** Asks it to stop and waits; kills it with another signal. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

export interface ServerProcessOptions {
  /** Of the built site; without, only the accounts answer. */
  readonly siteFolder?: string
  /** The port that it gets; a free one where none is given. */
  readonly port?: number
  readonly environment?: Readonly<Record<string, string>>
  /** Told each line that it says, also before it serves. */
  readonly onLine?: (line: string) => void
}

const servers: ChildProcess[] = []
// Before their folders are removed.
process.prependOnceListener('exit', () => {
  for (const server of servers) server.kill('SIGKILL')
})

let bundled: Promise<string> | null = null

/** The setting of the processes of tests that says where the bundle is. */
const sharedBundle = 'TOPSHELF_TEST_SERVER'

/** The server and its commands as `npm run build` makes them. @returns their folder */
export function bundleOnce(): Promise<string> {
  const shared = process.env[sharedBundle]
  return (bundled ??= shared ? Promise.resolve(shared) : bundleInto(makeTemporaryFolder()))
}

/** For the set-up of tests: what is bundled now is what all their files and processes use, with quick passwords. */
export async function bundleForAll(): Promise<void> {
  process.env[sharedBundle] ??= await bundleInto(resolve('.cache/tests/server'))
}

async function bundleInto(folder: string): Promise<string> {
  await bundleServer(folder)
  return folder
}

/** Starts `npm start`'s last part. Rejects with what it has said when it ends instead of serving. */
export async function startServerProcess(options: ServerProcessOptions = {}): Promise<ServerProcess> {
  const port = options.port ?? (await claimPort())
  const program = join(await bundleOnce(), 'serve.mjs')
  const folder = makeTemporaryFolder()
  if (options.siteFolder) symlinkSync(resolve(options.siteFolder), join(folder, 'dist'))
  const started = performance.now()
  const server = spawn(process.execPath, [program], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      // Benchmarks have those of the product.
      NODE_OPTIONS: process.env[sharedBundle] ? `--require ${resolve('tests/accounts/quick-passwords.cjs')}` : '',
      DATA_FOLDER: join(folder, 'data'),
      ...options.environment,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  servers.push(server)
  const lines: string[] = []
  const ended = once(server, 'exit')
  await new Promise<void>((serve, fail) => {
    for (const channel of [server.stdout, server.stderr]) {
      createInterface(channel).on('line', (line) => {
        lines.push(line)
        options.onLine?.(line)
        if (line.includes('is served at')) serve()
      })
    }
    server.once('close', (code) => fail(new Error(`The server ended with ${code}:\n${lines.join('\n')}`)))
  })
  const startMs = performance.now() - started
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    server.kill(signal)
    await ended
  }
  return { url: `http://localhost:${port}`, process: server, lines, startMs, stop, [Symbol.asyncDispose]: stop }
}
