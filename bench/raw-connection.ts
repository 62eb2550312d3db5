import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** An HTTP connection that costs next to nothing: what is measured is the server. */
export interface RawConnection {
  /** Sends a whole request and fulfils with the status of its answer. One at a time. */
  send(request: Buffer): Promise<number>
  /** Calls with each piece of whatever the server sends from now on. */
  onBytes(listener: (bytes: Buffer) => void): void
  readonly socket: Socket
  close(): void
}

export async function openConnection(port: number): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  let received = ''
  let answer: ((status: number) => void) | null = null
  let listener: ((bytes: Buffer) => void) | null = null
  socket.on('data', (bytes) => {
    if (listener) return listener(bytes)
    received += bytes.toString('latin1')
    const end = received.indexOf('\r\n\r\n')
    const length = /content-length: (\d+)/i.exec(received)?.[1]
    if (end < 0 || length === undefined || received.length < end + 4 + Number(length)) return
    const status = Number(received.slice(9, 12))
    received = ''
    answer?.(status)
  })
  socket.on('error', (error) => console.error(`A connection broke: ${error.message}`))
  return {
    socket,
    send: (request) =>
      new Promise((resolve) => {
        answer = resolve
        socket.write(request)
      }),
    onBytes: (next) => {
      listener = next
    },
    close: () => socket.destroy(),
  }
}
