import { Client } from 'pg'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { announcementSchema, type Announcement, type AnnouncementBus } from './announcements.ts'
import { log } from '../log.ts'

const channel = 'topshelf'
/** Announcements of this time go out together. */
const batchMs = 4
/** PostgreSQL takes 8,000 bytes in a notification. */
const mostCharacters = 7000
const retryMs = { first: 500, longest: 30_000 }

const payloadSchema = z.object({ from: z.string(), list: z.array(announcementSchema) })

interface Listeners {
  /** From another process. */
  readonly onAnnouncement: (announcement: Announcement) => void
  /** What was announced in between is lost. */
  readonly onReconnect: () => void
}

/**
 * LISTEN and NOTIFY, on a connection of its own and never inside the transaction that they tell of: a NOTIFY holds a lock
 * of the whole database until its transaction is on disk.
 */
export async function openPostgresqlBus(url: string, listeners: Listeners): Promise<AnnouncementBus> {
  const from = randomUUID()
  let waiting: Announcement[] = []
  let client: Client | null = null
  let isStopped = false

  async function connect(): Promise<void> {
    const fresh = new Client({ connectionString: url, keepAlive: true })
    fresh.on('error', (error) => lose(fresh, error))
    fresh.on('notification', ({ payload = '' }) => receive(payload))
    await fresh.connect()
    await fresh.query(`listen ${channel}`)
    client = fresh
  }

  function receive(payload: string): void {
    const message = payloadSchema.parse(JSON.parse(payload))
    if (message.from !== from) for (const announcement of message.list) listeners.onAnnouncement(announcement)
  }

  function lose(lost: Client, error: Error): void {
    if (client !== lost || isStopped) return
    client = null
    log.error(`Changes of other processes are seen late: LISTEN was lost: ${error.message}`)
    void reconnect(retryMs.first)
  }

  async function reconnect(afterMs: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, afterMs).unref())
    if (isStopped) return
    await connect().then(listeners.onReconnect, () => reconnect(Math.min(2 * afterMs, retryMs.longest)))
  }

  function flush(): void {
    const list = waiting
    waiting = []
    for (const payload of toPayloads(from, list)) {
      client?.query('select pg_notify($1, $2)', [channel, payload]).catch((error: unknown) => {
        log.error(`Other processes were not told of ${list.length} changes: ${String(error)}`)
      })
    }
  }

  await connect().catch((error: unknown) => {
    log.error(`Changes of other processes are seen late: LISTEN does not work: ${String(error)}`)
    void reconnect(retryMs.first)
  })
  return {
    announce: (announcement) => {
      if (waiting.length === 0) setTimeout(flush, batchMs)
      waiting.push(announcement)
    },
    stop: async () => {
      flush()
      isStopped = true
      await client?.end()
    },
  }
}

function toPayloads(from: string, list: readonly Announcement[]): string[] {
  const payload = JSON.stringify({ from, list })
  if (payload.length <= mostCharacters || list.length < 2) return list.length > 0 ? [payload] : []
  const middle = list.length / 2
  return [...toPayloads(from, list.slice(0, middle)), ...toPayloads(from, list.slice(middle))]
}
