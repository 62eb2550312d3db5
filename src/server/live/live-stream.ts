import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { LiveMessage } from '#documents/live-messages.ts'
import { Refusal } from '../requests/refusal.ts'

/** Bytes that may wait for a reader who does not keep up; then the stream ends, and a new one begins with a snapshot. */
const mostWaiting = 2 ** 20

/** A message as it goes over the wire; made once for all streams that get it. */
export function encodeMessage({ event, data }: LiveMessage): Buffer {
  return Buffer.from(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}

/** How long a reader may take to receive what is left. */
const endMs = 1000

const heartbeat = Buffer.from(':\n\n')

/** The open end of one browser's event stream. */
export interface LiveStream {
  readonly uid: string
  readonly sessionId: string
  write(bytes: Buffer): void
  beat(): void
  /** Ends the stream after what was written, and in a second whether that was read or not. */
  end(): void
}

/**
 * Begins an event stream as the answer to a request. Its bytes go to the socket as they are, until it closes: HTTP's
 * chunks would only cost memory and time for each stream and message. Throws a Refusal where there is no socket yet.
 */
export function beginStream(
  response: ServerResponse,
  { uid, sessionId, onClose }: { uid: string; sessionId: string; onClose: (stream: LiveStream) => void },
): LiveStream {
  const { socket } = response
  // An answer to a request that was sent behind another on the same connection has none yet.
  if (!socket) throw new Refusal('unavailable', 'Ask for the stream on a connection of its own.', { retryAfter: 1 })
  response.removeHeader('Transfer-Encoding')
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    Connection: 'close',
    'X-Content-Type-Options': 'nosniff',
    // Proxies that buffer responses leave this one alone.
    'X-Accel-Buffering': 'no',
  })
  response.flushHeaders()
  socket.setTimeout(0)
  socket.setNoDelay(true)
  // Else the request would be kept, to report that its answer was broken off.
  response.removeAllListeners('close')
  const stream = new SocketStream(uid, sessionId, socket)
  response.once('close', () => onClose(stream))
  return stream
}

/** A class, because there may be thousands: closures would use more memory than everything else in a stream. */
class SocketStream implements LiveStream {
  readonly uid: string
  readonly sessionId: string
  readonly #socket: Socket

  constructor(uid: string, sessionId: string, socket: Socket) {
    this.uid = uid
    this.sessionId = sessionId
    this.#socket = socket
  }

  write(bytes: Buffer): void {
    if (this.#socket.writableLength > mostWaiting) this.#socket.destroy()
    else if (this.#socket.writable) this.#socket.write(bytes)
  }

  beat(): void {
    this.write(heartbeat)
  }

  end(): void {
    this.#socket.end()
    setTimeout(() => this.#socket.destroy(), endMs).unref()
  }
}
