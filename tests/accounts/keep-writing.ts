import { EventEmitter, once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Reader } from './reader.ts'

/** Somebody's document, and what the server has said of it. */
export interface Author {
  readonly reader: Reader
  /** Of the document. */
  readonly path: string
  /** By item, the moment of the last write that was acknowledged. */
  readonly acknowledged: Map<string, number>
}

export interface Writing {
  /**
   * How often each answer has come, by its status; `refused` where there was no connection, `cut` where it has ended
   * without an answer.
   */
  readonly answers: ReadonlyMap<string, number>
  /** Fulfils after so many more acknowledged writes. Rejects when they do not come. */
  untilWritten(count: number): Promise<void>
  /** Fulfils when the running requests are answered. */
  stop(): Promise<void>
}

export async function createAuthor(reader: Reader): Promise<Author> {
  return { reader, path: await reader.documentPath(), acknowledged: new Map() }
}

const pauseMs = 20
const patienceMs = 60_000

/** Writes into each document by several writers, on and on, whatever is answered; one who is refused waits a moment. */
export function keepWriting(authors: readonly Author[], writersEach: number): Writing {
  const answers = new Map<string, number>()
  const over = new AbortController()
  const news = new EventEmitter().setMaxListeners(0)
  let moment = Math.max(0, ...authors.flatMap(({ acknowledged }) => [...acknowledged.values()]))
  let written = 0

  async function write({ reader, path, acknowledged }: Author, item: string): Promise<void> {
    while (!over.signal.aborted) {
      const at = ++moment
      const body = { checklist: { [item]: [1, at] } }
      const answer = await reader.send(path, { method: 'PATCH', body }).catch(describeFailure)
      const name = typeof answer === 'string' ? answer : String(answer.status)
      answers.set(name, (answers.get(name) ?? 0) + 1)
      if (name === '200') {
        acknowledged.set(item, at)
        news.emit('written', ++written)
      } else await setTimeout(pauseMs)
    }
  }

  const writing = authors.flatMap((author) =>
    Array.from({ length: writersEach }, (_, number) => write(author, `item-${number}`)),
  )
  return {
    answers,
    untilWritten: async (count) => {
      const goal = written + count
      const deadline = AbortSignal.timeout(patienceMs)
      try {
        for (let number = written; number < goal;) [number] = await once(news, 'written', { signal: deadline })
      } catch (cause) {
        throw new Error(`No ${count} writes in ${patienceMs} ms: ${JSON.stringify([...answers])}`, { cause })
      }
    },
    stop: async () => {
      over.abort()
      await Promise.all(writing)
    },
  }
}

function describeFailure(error: unknown): 'refused' | 'cut' {
  const cause = error instanceof Error ? error.cause : null
  const faults = cause instanceof AggregateError ? cause.errors : [cause]
  return faults.every((fault: unknown) => fault instanceof Error && 'syscall' in fault && fault.syscall === 'connect')
    ? 'refused'
    : 'cut'
}

/** What was acknowledged and is not there: `path item`. */
export async function listLost(authors: readonly Author[]): Promise<string[]> {
  const lists = authors.map(async ({ reader, path, acknowledged }) => {
    const answer = await reader.send(path, { method: 'GET' })
    if (answer.status !== 200) throw new Error(`${path} cannot be read: ${answer.text}`)
    const { data } = answer.json<{ data: { checklist?: Record<string, readonly [number, number]> } | null }>()
    return [...acknowledged].flatMap(([item, at]) =>
      (data?.checklist?.[item]?.[1] ?? 0) < at ? [`${path} ${item}`] : [],
    )
  })
  return (await Promise.all(lists)).flat()
}
