import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { installPackage } from '../install-package.ts'
import { claimPort } from '../claim-port.ts'
import { makeTemporaryFolder } from '../make-temporary-folder.ts'

/** A PostgreSQL of our own, on a free port, that keeps its data in a temporary folder. */
export interface PostgresqlServer {
  /** Of the administrator's database; see createDatabase. */
  readonly url: string
  /** Ends it as a power cut would, and starts it again with the same data; another signal ends it in another way. */
  crash(options?: { readonly signal?: NodeJS.Signals; readonly meanwhile?: () => Promise<void> }): Promise<void>
  /** Stops all of its processes where they are, as a disk does that does not answer; `thaw` lets them go on. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

/** Who runs it: PostgreSQL refuses to be root. */
interface Account {
  readonly uid?: number
  readonly gid?: number
}

/**
 * Starts the machine's PostgreSQL, installed from the distribution where there is none and we are root.
 * @param more settings of it, such as `fsync=off` for one that outlives no machine
 */
export async function startPostgresql(...more: readonly string[]): Promise<PostgresqlServer> {
  const programs = findPrograms()
  const account = chooseAccount()
  const folder = makeTemporaryFolder()
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const options = { ...account, cwd: folder }
  const initialise = ['-D', data, '-U', 'topshelf', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  execFileSync(join(programs, 'initdb'), initialise, { ...options, stdio: 'ignore' })
  const port = await claimPort()
  const url = `postgresql://topshelf@127.0.0.1:${port}/postgres`
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`, ...more]
  const start = async () => {
    const flags = settings.flatMap((setting) => ['-c', setting])
    const begin = () => spawn(join(programs, 'postgres'), ['-D', data, ...flags], { ...options, stdio: 'ignore' })
    let server = begin()
    // The processes of one that was killed end a moment after it, and until then it cannot be started.
    await untilReady(url, () => {
      if (server.exitCode !== null) server = begin()
    })
    return server
  }
  let server = await start()
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  return {
    url,
    crash: async ({ signal = 'SIGQUIT', meanwhile } = {}) => {
      // An immediate shutdown: nothing is written any more, and the next start recovers from the log.
      await end(signal)
      await meanwhile?.()
      server = await start()
    },
    freeze: () => signalAll(server.pid, 'SIGSTOP'),
    thaw: () => signalAll(server.pid, 'SIGCONT'),
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A process and those that it has started. */
function signalAll(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  for (const each of [pid, ...children]) {
    try {
      process.kill(each, signal)
    } catch {
      // It has ended in the meantime.
    }
  }
}

/** An empty database. @returns its address */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `topshelf_${randomBytes(6).toString('hex')}`
  await query(serverUrl, `create database ${name}`)
  return serverUrl.replace(/\/[^/]*$/, `/${name}`)
}

/** Asks a database something, on a connection of its own. */
export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(text)
    return rows
  } finally {
    await client.end()
  }
}

async function untilReady(url: string, onFailure: () => void): Promise<void> {
  const deadline = performance.now() + 60_000
  for (;;) {
    try {
      await query(url, 'select 1')
      return
    } catch (error) {
      if (performance.now() > deadline) throw error
      onFailure()
      await setTimeout(50)
    }
  }
}

/** The folder of `postgres`, `initdb`, `pg_dump` and the others. */
export function findPrograms(): string {
  const present = findPresent()
  if (present) return present
  if (process.getuid?.() !== 0)
    throw new Error('The tests of accounts need PostgreSQL. Install the package postgresql.')
  installPackage('postgresql')
  const installed = findPresent()
  if (!installed) throw new Error('The package postgresql brought no postgres.')
  return installed
}

function findPresent(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((one, other) => Number(other) - Number(one)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')]
  return folders.find((folder) => ['postgres', 'initdb'].every((program) => existsSync(join(folder, program))))
}

function chooseAccount(): Account {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' })))
      if (uid && gid) return { uid, gid }
    } catch {
      // There is no such account; the next one is tried.
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is neither a user postgres nor nobody.')
}
