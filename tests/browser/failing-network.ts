import { once } from 'node:events'
import { createServer as createHttpServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import { createServer } from '#server/create-server.ts'

/** The real server behind a wire that can be cut. */
export interface FailingNetwork {
  readonly url: string
  /** Serves another build from now on. */
  readonly publish: (siteFolder: string) => void
  /** Ends what is under way and refuses what comes. */
  readonly cut: () => void
  /** Accepts what comes and never answers. */
  readonly stall: () => void
  /** Answers a little of what comes, then cuts the wire. */
  readonly breakOff: () => void
  readonly restore: () => void
}

export async function startFailingNetwork(siteFolder: string): Promise<FailingNetwork> {
  let state: 'up' | 'cut' | 'stalled' | 'breaking' = 'up'
  let answer = listen(siteFolder)
  const sockets = new Set<Socket>()
  const server: Server = createHttpServer((request, response) => {
    if (state === 'stalled') return
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
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')

  function hangUp(): void {
    for (const socket of sockets) socket.destroy()
  }

  return {
    url: `http://localhost:${address.port}`,
    publish: (folder) => (answer = listen(folder)),
    cut() {
      state = 'cut'
      hangUp()
    },
    stall: () => (state = 'stalled'),
    breakOff: () => (state = 'breaking'),
    restore() {
      state = 'up'
      // Else the browser would go on waiting on the connections that hang.
      hangUp()
    },
  }
}

function listen(siteFolder: string): ReturnType<typeof getRequestListener> {
  return getRequestListener(createServer({ siteFolder }).fetch)
}
