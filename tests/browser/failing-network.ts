import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import { createServer } from '#server/create-server.ts'

/** The real server behind a wire that can be cut. */
export interface FailingNetwork {
  readonly url: string
  /** Paths of what has been asked for, in order. */
  readonly asked: string[]
  /** Serves another build from now on. */
  readonly publish: (siteFolder: string) => void
  /** Ends what is under way and refuses what comes. */
  readonly cut: () => void
  /** Accepts what comes and never answers. */
  readonly stall: () => void
  /** Does not answer what asks for a path from now on. @returns answers it, what has asked already first */
  readonly holdBack: (path: string) => () => void
  /** Answers a little of what comes, then cuts the wire. */
  readonly breakOff: () => void
  readonly restore: () => void
  /** From now on documents come up to where a text begins. @returns brings the rest */
  readonly pauseBefore: (text: string) => () => Promise<void>
  /** From now on documents, or the rest of them, come in pieces that end after each so many bytes, slowly enough for each to be painted. */
  readonly trickle: (bytes: number) => void
}

/** @param whenOver ends it: after the test that starts it, or, with `afterAll`, after all tests of a file */
export async function startFailingNetwork(
  siteFolder: string,
  whenOver: (end: () => void) => void = onTestFinished,
): Promise<FailingNetwork> {
  let state: 'up' | 'cut' | 'stalled' | 'breaking' = 'up'
  let answer = listen(siteFolder)
  let pause: { readonly text: string; readonly over: Promise<void> } | null = null
  let pieceBytes = Infinity
  let heldPath = ''
  const held: [IncomingMessage, ServerResponse][] = []
  const sockets = new Set<Socket>()
  const asked: string[] = []
  const server: Server = createHttpServer((request, response) => {
    asked.push(request.url ?? '')
    if (state === 'stalled') return
    if (request.url === heldPath) return void held.push([request, response])
    const isDocument = request.headers.accept?.includes('text/html')
    if (isDocument && (pause || pieceBytes < Infinity)) return void sendSlowly(request, response)
    if (state === 'up') return void answer(request, response)
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '5000' })
    response.write('{"hash":"', () => request.socket.destroy())
  })
  server.on('connection', (socket) => {
    if (state === 'cut') return socket.destroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  whenOver(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')

  async function sendSlowly({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { text, over } = pause ?? { text: '', over: null }
    const whole = await createServer({ siteFolder }).request(url)
    const page = Buffer.from(await whole.arrayBuffer())
    whole.headers.delete('Content-Length')
    response.writeHead(whole.status, Object.fromEntries(whole.headers))
    let start = page.indexOf(text)
    response.write(page.subarray(0, start))
    await over
    while (start + pieceBytes < page.length) {
      const end = start - (start % pieceBytes) + pieceBytes
      response.write(page.subarray(start, end))
      start = end
      // A frame takes 16.7 ms.
      await setTimeout(20)
    }
    response.end(page.subarray(start))
  }

  function hangUp(): void {
    for (const socket of sockets) socket.destroy()
  }

  return {
    url: `http://localhost:${address.port}`,
    asked,
    publish: (folder) => (answer = listen(folder)),
    cut() {
      state = 'cut'
      hangUp()
    },
    stall: () => (state = 'stalled'),
    holdBack(path) {
      heldPath = path
      return () => {
        heldPath = ''
        for (const [request, response] of held.splice(0)) void answer(request, response)
      }
    },
    breakOff: () => (state = 'breaking'),
    pauseBefore(text) {
      const { promise: over, resolve } = Promise.withResolvers<void>()
      pause = { text, over }
      return async () => resolve()
    },
    trickle: (bytes) => void (pieceBytes = bytes),
    restore() {
      state = 'up'
      heldPath = ''
      // Otherwise the browser would go on waiting for the connections that hang.
      hangUp()
    },
  }
}

function listen(siteFolder: string): ReturnType<typeof getRequestListener> {
  return getRequestListener(createServer({ siteFolder }).fetch)
}
