/** What an update costs, how fast open pages learn of it, and what a stream and a start cost; on SQLite and PostgreSQL. */
import { setTimeout } from 'node:timers/promises'
import { livePath } from '#documents/auth-endpoints.ts'
import { makeAddress, password } from '../tests/accounts/join.ts'
import { createReader, type Reader } from '../tests/accounts/reader.ts'
import { createDatabase, startPostgresql } from '../tests/accounts/start-postgresql.ts'
import { startServerProcess, type ServerProcess } from '../tests/accounts/start-server-process.ts'
import { readCpuSeconds, readKibibytes } from './process-family.ts'
import { median, quantile } from './quantile.ts'
import { openConnection, type RawConnection } from './raw-connection.ts'

const settings = {
  starts: 5,
  updates: 2000,
  /** Connections that write at once, each to its own document, and for how long. */
  connections: 32,
  seconds: 5,
  /** Items in a document that is updated: what a player with a third of the catalogue has. */
  items: 200,
  fanOut: { streams: 1000, writes: 40 },
  held: { streams: 10_000, accounts: 7, streamsPerSession: 16 },
} as const

interface Row {
  readonly what: string
  readonly measured: string
  readonly aim: string
  readonly isMet: boolean | null
}

/** With which a version begins on a stream. */
const versionMark = Buffer.from('event: doc\n')
/** Each mark is newer than the one before. */
let moment = 1_750_000_000_000

const postgresql = await startPostgresql()
try {
  await report('SQLite', {})
  await report('PostgreSQL', { DATABASE_URL: await createDatabase(postgresql.url), AUTH_SECRET: 'x'.repeat(40) })
} finally {
  await postgresql.stop()
}

async function report(name: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const all = { ...environment, RATE_LIMIT_FACTOR: '1000000' }
  const rows = [await measureStart(name, all)]
  const server = await startServerProcess({ environment: all })
  rows.push(row('memory when idle', readMegabytes(server), 'MB', Infinity))
  const writers = await Promise.all(Array.from({ length: settings.connections }, () => join(server, settings.items)))
  rows.push(...(await measureUpdates(server, writers[0]!)))
  rows.push(...(await measureThroughput(server, writers)))
  rows.push(await measureSignIns(server))
  rows.push(...(await measureStreams(server)))
  await server.stop()
  console.log(`\n${name}`)
  for (const { what, measured, aim, isMet } of rows) {
    console.log(`  ${what.padEnd(44)}${measured.padStart(14)}   ${aim}${isMet === false ? '  MISSED' : ''}`)
    if (isMet === false) process.exitCode = 1
  }
}

async function measureStart(name: string, environment: Readonly<Record<string, string>>): Promise<Row> {
  const times: number[] = []
  for (let count = 0; count < settings.starts; count++) {
    const server = await startServerProcess({ environment })
    times.push(server.startMs)
    await server.stop()
  }
  return row('start until it serves, median', median(times), 'ms', name === 'SQLite' ? 500 : Infinity)
}

async function measureUpdates(server: ServerProcess, writer: Member): Promise<Row[]> {
  const connection = await openConnection(portOf(server))
  const times: number[] = []
  for (let count = 0; count < settings.updates + 200; count++) {
    const request = writeRequest(server, writer, mark(count))
    const start = performance.now()
    await expectAnswer(connection, request)
    if (count >= 200) times.push(performance.now() - start)
  }
  connection.close()
  return [
    row(`update of ${settings.items} items, one after the other, p50`, median(times), 'ms', 3),
    row('… p99', quantile(times, 0.99), 'ms', Infinity),
  ]
}

async function measureThroughput(server: ServerProcess, writers: readonly Member[]): Promise<Row[]> {
  let count = 0
  const cpuBefore = readCpuSeconds(server.process.pid!)
  const end = performance.now() + settings.seconds * 1000
  await Promise.all(
    writers.map(async (writer) => {
      const connection = await openConnection(portOf(server))
      while (performance.now() < end) await expectAnswer(connection, writeRequest(server, writer, mark(count++)))
      connection.close()
    }),
  )
  const perSecond = count / settings.seconds
  const aim = 2000
  return [
    {
      what: `updates, ${settings.connections} connections`,
      measured: `${Math.round(perSecond)} /s`,
      aim: `over ${aim} /s`,
      isMet: perSecond > aim,
    },
    // Gives the same result on a busy machine.
    row(
      "… the server's processor time for each",
      ((readCpuSeconds(server.process.pid!) - cpuBefore) * 1000) / count,
      'ms',
      Infinity,
    ),
  ]
}

async function measureSignIns(server: ServerProcess): Promise<Row> {
  const { email } = await join(server)
  const count = 60
  const start = performance.now()
  await Promise.all(Array.from({ length: count }, () => createReader(server.url).ask('signIn', { email, password })))
  const perSecond = count / ((performance.now() - start) / 1000)
  return { what: 'sign-ins', measured: `${perSecond.toFixed(1)} /s`, aim: '', isMet: null }
}

/** Opens all that are held, then has one account tell its own. */
async function measureStreams(server: ServerProcess): Promise<Row[]> {
  const { streams: all, accounts, streamsPerSession } = settings.held
  const perAccount = Math.ceil(all / accounts)
  const groups: Member[][] = []
  // One after the other: too many simultaneous sign-ins are refused.
  while (groups.length < accounts) groups.push(await joinOften(server, Math.ceil(perAccount / streamsPerSession)))
  await setTimeout(2000)
  const before = readMegabytes(server)
  const start = performance.now()
  const opened: Listener[][] = []
  for (const sessions of groups) {
    const cookies = sessions
      .flatMap((member) => Array.from({ length: streamsPerSession }, () => member))
      .slice(0, perAccount)
    opened.push(await openStreams(server, cookies))
  }
  const openSeconds = (performance.now() - start) / 1000
  const held = opened.flat().length
  await setTimeout(3000)
  const after = readMegabytes(server)
  const heard = await Promise.all(groups.map(([member], index) => writeAndCount(server, member!, opened[index]!)))
  const told = heard.reduce((sum, count) => sum + count, 0)
  for (const listener of opened.slice(1).flat()) listener.connection.close()
  for (const listener of opened[0]!.slice(settings.fanOut.streams)) listener.connection.close()
  await setTimeout(2000)
  const times = await measureFanOut(server, groups[0]![0]!, opened[0]!.slice(0, settings.fanOut.streams))
  for (const listener of opened[0]!) listener.connection.close()
  const kilobytes = ((after - before) * 1024) / held
  return [
    row(`write → last of ${settings.fanOut.streams} streams, p50`, median(times), 'ms', 30),
    row('… p99', quantile(times, 0.99), 'ms', Infinity),
    {
      what: 'streams held on one process',
      measured: String(held),
      aim: `${all}, each told of a write`,
      isMet: held >= all && told === held,
    },
    row('… opened in', openSeconds, 's', Infinity),
    row('… memory for each', kilobytes, 'kB', 10),
  ]
}

interface Listener {
  readonly connection: RawConnection
  /** How many versions have arrived. */
  count: number
  onVersion: () => void
}

/** A few at a time: holding them is what is measured. */
async function openStreams(server: ServerProcess, members: readonly Member[]): Promise<Listener[]> {
  const listeners: Listener[] = []
  for (let start = 0; start < members.length; start += 50) {
    const some = members.slice(start, start + 50).map((member) => openStream(server, member))
    listeners.push(...(await Promise.all(some)))
  }
  return listeners
}

async function openStream(server: ServerProcess, { cookie }: Member): Promise<Listener> {
  const connection = await openConnection(portOf(server))
  const listener: Listener = { connection, count: 0, onVersion: () => {} }
  const begun = new Promise<void>((resolve) => {
    listener.onVersion = resolve
  })
  connection.onBytes((bytes) => {
    if (!bytes.includes(versionMark)) return
    listener.count++
    listener.onVersion()
  })
  connection.socket.write(`GET ${livePath} HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\nCookie: ${cookie}\r\n\r\n`)
  await begun
  return listener
}

/** How many of an account's streams are notified of a write. */
async function writeAndCount(server: ServerProcess, writer: Member, listeners: readonly Listener[]): Promise<number> {
  const counts = listeners.map(({ count }) => count)
  const connection = await openConnection(portOf(server))
  await expectAnswer(connection, writeRequest(server, writer, mark(1)))
  connection.close()
  await setTimeout(3000)
  return listeners.filter(({ count }, index) => count > (counts[index] ?? 0)).length
}

async function measureFanOut(server: ServerProcess, writer: Member, listeners: readonly Listener[]): Promise<number[]> {
  const connection = await openConnection(portOf(server))
  const times: number[] = []
  for (let write = 0; write < settings.fanOut.writes; write++) {
    let missing = listeners.length
    const last = new Promise<void>((resolve) => {
      for (const listener of listeners) {
        listener.onVersion = () => {
          missing--
          if (missing === 0) resolve()
        }
      }
    })
    const request = writeRequest(server, writer, mark(write % 5))
    const start = performance.now()
    await Promise.all([expectAnswer(connection, request), last])
    times.push(performance.now() - start)
    await setTimeout(50)
  }
  connection.close()
  return times
}

interface Member {
  readonly email: string
  readonly cookie: string
  readonly path: string
}

async function join(server: ServerProcess, items = 0): Promise<Member> {
  const reader = createReader(server.url)
  const { user } = await reader.ask('createAccount', { email: makeAddress(), password })
  const path = await reader.documentPath()
  const checklist = Object.fromEntries(
    Array.from({ length: items }, (_, item) => [`item-${item}`, [3, 1_700_000_000_000]]),
  )
  if (items > 0) await reader.send(path, { method: 'PUT', body: { checklist } })
  return { email: user.email, cookie: cookieOf(reader), path }
}

/** One account, signed in in many browsers. */
async function joinOften(server: ServerProcess, sessions: number): Promise<Member[]> {
  const first = await join(server)
  const others = Array.from({ length: sessions - 1 }, async () => {
    const reader = createReader(server.url)
    await reader.ask('signIn', { email: first.email, password })
    return { ...first, cookie: cookieOf(reader) }
  })
  return [first, ...(await Promise.all(others))]
}

function cookieOf({ cookies }: Reader): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

function mark(number: number): string {
  return JSON.stringify({ checklist: { [`item-${number % settings.items}`]: [number % 9, ++moment] } })
}

function writeRequest(server: ServerProcess, { path, cookie }: Member, body: string): Buffer {
  const head = [
    `PATCH ${path} HTTP/1.1`,
    `Host: ${new URL(server.url).host}`,
    `Origin: ${server.url}`,
    `Cookie: ${cookie}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`)
}

async function expectAnswer(connection: RawConnection, request: Buffer): Promise<void> {
  const status = await connection.send(request)
  if (status !== 200) throw new Error(`An update was answered ${status}.`)
}

function portOf(server: ServerProcess): number {
  return Number(new URL(server.url).port)
}

function readMegabytes(server: ServerProcess): number {
  return readKibibytes(server.process.pid!) / 1024
}

function row(what: string, value: number, unit: string, below: number): Row {
  const measured = `${value < 1 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : Math.round(value)} ${unit}`
  if (below === Infinity) return { what, measured, aim: '', isMet: null }
  return { what, measured, aim: `under ${below} ${unit}`, isMet: value < below }
}
