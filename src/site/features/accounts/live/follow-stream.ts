import { livePath } from '#documents/auth-endpoints.ts'
import { heartbeatMs } from '#documents/live-messages.ts'
import { parseSnapshot, parseUser } from '../remote/parse-answers.ts'
import { isJson, send, toRefusal, toStranger } from '../remote/request.ts'
import { abortWithAny } from './abort-with-any.ts'
import { createEventReader, type ServerEvent } from './event-reader.ts'
import type { LiveFrame } from './live-frame.ts'

const longestSilenceMs = 3 * heartbeatMs

/**
 * Reads one stream to its end, which also comes when it has been silent for three heartbeats. Not an EventSource: that
 * hides the heartbeats and the reason why there is no stream.
 *
 * @returns whether it ended because nobody is signed in, or no longer
 * Rejects with AccountsError when there is no stream, and with whatever the reader throws when it breaks off.
 */
export async function followStream(onFrame: (frame: LiveFrame) => void, stop: AbortSignal): Promise<boolean> {
  const silence = new AbortController()
  const signal = abortWithAny(stop, silence.signal)
  const openedAtMs = Date.now()
  let timer = setTimeout(() => silence.abort(), longestSilenceMs)
  try {
    const body = await openStream(signal)
    if (!body) return true
    let isOver = false
    const read = createEventReader((event) => void (isOver ||= isEnd(event, openedAtMs, onFrame)))
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), longestSilenceMs)
      onFrame({ event: 'beat' })
      read(part.value)
      if (isOver) await reader.cancel()
    }
    return isOver
  } finally {
    clearTimeout(timer)
    // After a broken message the stream is still open.
    silence.abort()
  }
}

/** Null when nobody is signed in. */
async function openStream(signal: AbortSignal): Promise<ReadableStream<BufferSource> | null> {
  const response = await send(livePath, { headers: { Accept: 'text/event-stream' }, cache: 'no-store', signal })
  if (response.status === 204) return null
  if (isJson(response)) throw toRefusal(await response.json())
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
  if (!response.ok || !isStream || !response.body) throw toStranger(response)
  return response.body
}

/** Passes an event on and returns whether it ends the session. Unknown events of newer servers are ignored. */
function isEnd({ name, data }: ServerEvent, openedAtMs: number, onFrame: (frame: LiveFrame) => void): boolean {
  if (name === 'user') onFrame({ event: name, data: parseUser(JSON.parse(data)) })
  else if (name === 'doc') onFrame({ event: name, data: parseSnapshot(JSON.parse(data)), openedAtMs })
  return name === 'session-end'
}
