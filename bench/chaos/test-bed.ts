import { once } from 'node:events'
import { join } from '../../tests/accounts/join.ts'
import { claimPort } from '../../tests/claim-port.ts'
import { createAuthor, type Author } from '../../tests/accounts/keep-writing.ts'
import { type Reader } from '../../tests/accounts/reader.ts'
import { createDatabase, startPostgresql, type PostgresqlServer } from '../../tests/accounts/start-postgresql.ts'
import { startServerProcess, type ServerProcess } from '../../tests/accounts/start-server-process.ts'
import { startTcpProxy, type TcpProxy } from '../../tests/accounts/start-tcp-proxy.ts'
import { makeTemporaryFolder } from '../../tests/make-temporary-folder.ts'

export type BedEngine = 'SQLite' | 'PostgreSQL'

/** A server with its database, which somebody writes to and everything in which can be broken. */
export interface TestBed {
  readonly dataFolder: string
  readonly authors: readonly Author[]
  /** Null on SQLite. */
  readonly database: { readonly server: PostgresqlServer; readonly way: TcpProxy } | null
  server(): ServerProcess
  /** Ends the server by a signal, and starts it again with the same data and address. */
  restart(signal: NodeJS.Signals): Promise<void>
  /** How often the server has ended without being told to. */
  countOwnEnds(): number
  /** How many changes of documents the server has answered, by its log; once it is stopped. */
  countAnswered(): number
  join(): Promise<Reader>
  stop(): Promise<void>
}

export interface BedOptions {
  readonly authors?: number
  readonly dataFolder?: string
  readonly environment?: Readonly<Record<string, string>>
}

const secret = 'the secret of the chaos, long enough for it'

export async function makeBed(engine: BedEngine, options: BedOptions = {}): Promise<TestBed> {
  const dataFolder = options.dataFolder ?? makeTemporaryFolder()
  const database = engine === 'PostgreSQL' ? await startDatabase() : null
  const port = await claimPort()
  const environment = {
    DATA_FOLDER: dataFolder,
    RATE_LIMIT_FACTOR: '100000',
    ...(database ? { DATABASE_URL: database.url, AUTH_SECRET: secret } : {}),
    ...options.environment,
  }
  const processes: ServerProcess[] = []
  let ownEnds = 0
  let isWanted = false
  const start = async (): Promise<ServerProcess> => {
    const started = await startServerProcess({ port, environment })
    isWanted = true
    processes.push(started)
    started.process.once('exit', () => {
      if (isWanted) ownEnds++
    })
    return started
  }
  let server = await start()
  const joinBed = async (): Promise<Reader> => (await join(server.url)).reader
  const authors = await Promise.all(
    Array.from({ length: options.authors ?? 3 }, async () => createAuthor(await joinBed())),
  )
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    isWanted = false
    if (server.process.exitCode !== null || server.process.signalCode !== null) return
    // The last of what it says is there then.
    const closed = once(server.process, 'close')
    await server.stop(signal)
    await closed
  }
  return {
    dataFolder,
    authors,
    database,
    server: () => server,
    restart: async (signal) => {
      await end(signal)
      server = await start()
    },
    countOwnEnds: () => ownEnds,
    countAnswered: () =>
      processes.flatMap(({ lines }) => lines).filter((line) => line.includes('"method":"PATCH"')).length,
    join: joinBed,
    stop: async () => {
      await end('SIGTERM')
      database?.way.stop()
      await database?.server.stop()
    },
  }
}

async function startDatabase() {
  const server = await startPostgresql()
  const url = await createDatabase(server.url)
  const way = await startTcpProxy(Number(new URL(url).port))
  return { server, way, url: url.replace(/:\d+\//, `:${way.port}/`) }
}
