import { livePath } from '#documents/auth-endpoints.ts'
import {
  heartbeatMs,
  sessionEnds,
  type SessionEnd,
  type DocumentChange,
  type DocumentSnapshot,
} from '#documents/live-messages.ts'
import { isJsonObject } from '#documents/json-value.ts'
import { AccountsError, type AccountsErrorCode } from '../port/accounts-error.ts'
import { parseChange, parseSnapshot, parseUser } from '../remote/parse-answers.ts'
import { isJson, send, toRefusal, toUnexpectedAnswer } from '../remote/request.ts'
import type { UserRecord } from '#documents/describe-user.ts'

/** What the stream delivers, and what the tabs of a browser pass on to each other. */
export type LiveFrame =
  | { readonly event: 'user'; readonly data: UserRecord }
  /** There is no session. */
  | { readonly event: 'user'; readonly data: null; readonly end: SessionEnd | null }
  | {
      readonly event: 'doc'
      readonly data: DocumentSnapshot
      /** When the stream that delivered it was opened (ms since 1970); omitted for the answer to a write. */
      readonly openedAtMs?: number
    }
  /** One of the reader's collections was written, here or elsewhere. */
  | { readonly event: 'change'; readonly data: DocumentChange }
  /** The stream is alive. */
  | { readonly event: 'beat' }
  /** There is no stream now; another attempt follows, except without an accounts server (`no-server`). */
  | { readonly event: 'trouble'; readonly code: AccountsErrorCode }

const longestSilenceMs = 3 * heartbeatMs

type SignedOut = Extract<LiveFrame, { readonly data: null }>

/**
 * Reads one stream to its end, which also comes when it has been silent for three heartbeats. Not an EventSource: that
 * hides the heartbeats and the reason why there is no stream.
 *
 * @returns that there is no session, or no longer, and why if the server says so; null where only the stream ended
 * Rejects with AccountsError when there is no stream or it breaks off, and with what is wrong with a message.
 */
export async function followStream(onFrame: (frame: LiveFrame) => void, stop: AbortSignal): Promise<SignedOut | null> {
  const silence = new AbortController()
  const signal = abortWithAny(stop, silence.signal)
  const openedAtMs = Date.now()
  let timer = setTimeout(() => silence.abort(), longestSilenceMs)
  try {
    const body = await openStream(signal)
    if (!body) return { event: 'user', data: null, end: null }
    let over: SignedOut | null = null
    const read = createEventReader((event) => void (over ??= pass(event, openedAtMs, onFrame)))
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await readOn(reader); !part.done; part = await readOn(reader)) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), longestSilenceMs)
      onFrame({ event: 'beat' })
      read(part.value)
      if (over) await reader.cancel()
    }
    return over
  } finally {
    clearTimeout(timer)
    // After a broken message the stream is still open.
    silence.abort()
  }
}

/** Null for a visitor. */
async function openStream(signal: AbortSignal): Promise<ReadableStream<BufferSource> | null> {
  const response = await send(livePath, { headers: { Accept: 'text/event-stream' }, cache: 'no-store', signal })
  if (response.status === 204) return null
  if (isJson(response)) throw toRefusal(await response.json())
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
  if (!response.ok || !isStream || !response.body) throw toUnexpectedAnswer(response)
  return response.body
}

/**
 * A stream that breaks off is a lost connection, like one that cannot be opened. Firefox breaks off those of a page that
 * is being left, before the page hears of it.
 */
async function readOn(reader: ReadableStreamDefaultReader<string>): Promise<ReadableStreamReadResult<string>> {
  try {
    return await reader.read()
  } catch (cause) {
    throw new AccountsError('network', 'The stream of changes broke off.', { cause })
  }
}

/** Passes an event on; returned is the end of the session. Unknown events of newer servers are ignored. */
function pass({ name, data }: ServerEvent, openedAtMs: number, onFrame: (frame: LiveFrame) => void): SignedOut | null {
  if (name === 'user') onFrame({ event: name, data: parseUser(JSON.parse(data)) })
  else if (name === 'doc') onFrame({ event: name, data: parseSnapshot(JSON.parse(data)), openedAtMs })
  else if (name === 'change') onFrame({ event: name, data: parseChange(JSON.parse(data)) })
  return name === 'session-end' ? { event: 'user', data: null, end: parseEnd(JSON.parse(data)) } : null
}

/** Null for reasons of newer servers. */
function parseEnd(data: unknown): SessionEnd | null {
  return sessionEnds.find((end) => isJsonObject(data) && data['reason'] === end) ?? null
}

/** Aborted as soon as one of the signals is: `AbortSignal.any`, which the oldest browsers of readers lack. */
export function abortWithAny(...signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController()
  const follow = (signal: AbortSignal) => controller.abort(signal.reason)
  for (const signal of signals) {
    if (signal.aborted) follow(signal)
    else signal.addEventListener('abort', () => follow(signal), { signal: controller.signal, once: true })
  }
  return controller.signal
}

/** One server-sent event. */
export interface ServerEvent {
  readonly name: string
  readonly data: string
}

/**
 * Takes the text of an event stream as it arrives, in pieces of any size, and calls back with each complete event:
 * https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream, as far as our server uses it
 * (no ids, no retry times, lines that end with a line feed). Comments are ignored. A general parser would be a sixth of
 * everything that a signed-in reader loads.
 */
export function createEventReader(onEvent: (event: ServerEvent) => void): (text: string) => void {
  let rest = ''
  return (text) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = readField(block, 'data')
      if (data.length > 0) onEvent({ name: readField(block, 'event').at(-1) ?? 'message', data: data.join('\n') })
    }
  }
}

/** The values of all lines with this field name, in order. */
function readField(block: string, name: string): string[] {
  const start = `${name}:`
  const lines = block.split('\n').filter((line) => line.startsWith(start))
  return lines.map((line) => line.slice(start.length).replace(/^ /, ''))
}
