import { Client } from 'pg'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { announcementSchema, type Announcement, type AnnouncementBus } from './live-updates.ts'
import { log } from '../process/log.ts'

const channel = 'topshelf'
/** Announcements within this time go out together. */
const batchMs = 4
const connectTimeoutMs = 5000
/** A notification that takes longer is lost with its connection, on which nothing would be heard either. */
const announceMs = 5000
/** PostgreSQL takes 8,000 bytes in a notification. */
const mostCharacters = 7000
/** The longest is how late one may learn that the database is back: an attempt costs next to nothing. */
const retryMs = { first: 500, longest: 4000 }

const messageSchema = z.object({ from: z.string(), list: z.array(announcementSchema) })
/** Anybody who may connect to the database can notify. */
const payloadSchema = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('is not JSON')
      return z.NEVER
    }
  })
  .pipe(messageSchema)

interface Listeners {
  /** From another process. */
  readonly onAnnouncement: (announcement: Announcement) => void
  /** What was announced in between is lost. */
  readonly onReconnect: () => void
}

/**
 * LISTEN and NOTIFY, on a separate connection and never inside the transaction that they announce: a NOTIFY holds a lock
 * of the whole database until its transaction is on disk.
 */
export async function openPostgresqlBus(url: string, listeners: Listeners): Promise<AnnouncementBus> {
  const from = randomUUID()
  let waiting: Announcement[] = []
  let client: Client | null = null
  let isStopped = false
  let isFlushing = false
  let flushing = Promise.resolve()

  async function connect(): Promise<void> {
    const fresh = new Client({
      connectionString: url,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: announceMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    fresh.on('error', (error) => lose(fresh, error))
    fresh.on('notification', ({ payload = '' }) => receive(payload))
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
    } catch (error) {
      drop(fresh)
      throw error
    }
    client = fresh
  }

  function receive(payload: string): void {
    const message = payloadSchema.safeParse(payload)
    if (!message.success)
      log.error('An announcement was not understood: another version of the server is running, too.')
    else if (message.data.from !== from) message.data.list.forEach(listeners.onAnnouncement)
  }

  function lose(lost: Client, error: Error): void {
    if (client !== lost || isStopped) return
    client = null
    drop(lost)
    log.error(`Changes by other processes are seen late: LISTEN was lost: ${error.message}`)
    void reconnect(retryMs.first)
  }

  async function reconnect(afterMs: number): Promise<void> {
    await sleep(afterMs, undefined, { ref: false })
    if (isStopped) return
    try {
      await connect()
    } catch {
      return reconnect(Math.min(2 * afterMs, retryMs.longest))
    }
    log.info('Changes by other processes are seen at once again: LISTEN works.')
    listeners.onReconnect()
  }

  /** One notification after the other; what comes in the meantime goes out together after it. */
  async function flush(): Promise<void> {
    while (waiting.length > 0 && client) {
      const connected = client
      const list = waiting.splice(0)
      try {
        for (const payload of toPayloads(from, list))
          await connected.query('select pg_notify($1, $2)', [channel, payload])
      } catch (error) {
        log.error(`Other processes were not notified of ${list.length} changes: ${String(error)}`)
        lose(connected, error instanceof Error ? error : new Error(String(error)))
      }
    }
    // Streams cannot be notified; versions are compared when the connection is back.
    waiting = []
    isFlushing = false
  }

  function flushSoon(): void {
    if (isFlushing) return
    isFlushing = true
    flushing = sleep(batchMs).then(flush)
  }

  await connect().catch((error: unknown) => {
    log.error(`Changes by other processes are seen late: LISTEN does not work: ${String(error)}`)
    void reconnect(retryMs.first)
  })
  return {
    announce: (announcement) => {
      waiting.push(announcement)
      flushSoon()
    },
    stop: async () => {
      await flushing
      isStopped = true
      await client?.end()
    },
  }
}

/** Never fails: its purpose is already over. */
function drop(client: Client): void {
  client.end().catch(() => {})
}

function toPayloads(from: string, list: readonly Announcement[]): string[] {
  const payload = JSON.stringify({ from, list })
  if (payload.length <= mostCharacters || list.length < 2) return list.length > 0 ? [payload] : []
  const middle = list.length / 2
  return [...toPayloads(from, list.slice(0, middle)), ...toPayloads(from, list.slice(middle))]
}
