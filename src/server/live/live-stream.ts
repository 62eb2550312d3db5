import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { LiveMessage } from '#documents/live-messages.ts'

/** Bytes that may wait for a reader who does not keep up; then the stream ends, and a new one begins with a snapshot. */
const mostWaiting = 2 ** 20

/** A message as it goes over the wire; made once for all streams that get it. */
export function encodeMessage({ event, data }: LiveMessage): Buffer {
  return Buffer.from(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}

const heartbeat = Buffer.from(':\n\n')

/** The open end of one browser's event stream. */
export interface LiveStream {
  readonly uid: string
  readonly sessionId: string
  write(bytes: Buffer): void
  beat(): void
  /** Ends the stream after what was written. */
  end(): void
}

/**
 * Begins an event stream as the answer to a request. Its bytes go to the socket as they are, until it closes: HTTP's
 * chunks would only cost memory and time for each stream and message.
 */
export function beginStream(
  response: ServerResponse,
  { uid, sessionId, onClose }: { uid: string; sessionId: string; onClose: () => void },
): LiveStream {
  response.removeHeader('Transfer-Encoding')
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    Connection: 'close',
    'X-Content-Type-Options': 'nosniff',
    // Proxies that gather answers before they pass them on leave this one alone.
    'X-Accel-Buffering': 'no',
  })
  response.flushHeaders()
  const { socket } = response
  if (!socket) throw new Error('The stream has no connection.')
  socket.setTimeout(0)
  socket.setNoDelay(true)
  response.once('close', onClose)
  return {
    uid,
    sessionId,
    write: (bytes) => send(socket, bytes),
    beat: () => send(socket, heartbeat),
    end: () => socket.end(),
  }
}

function send(socket: Socket, bytes: Buffer): void {
  if (socket.writableLength > mostWaiting) socket.destroy()
  else if (socket.writable) socket.write(bytes)
}
