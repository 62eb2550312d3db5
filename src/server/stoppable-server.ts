import {
  createServer,
  ServerResponse,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http'
import { Server as SocketServer, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'

export interface StoppableServer {
  readonly server: Server
  /**
   * Takes no more connections, and ends each that is open with the next answer on it, or when there is nothing to answer.
   * Fulfils when all are closed: those with an answer that takes longer are broken off then.
   * @param graceMs how long answers may take
   */
  stop(graceMs: number): Promise<void>
}

/** A client that has just had an answer may be sending the next request: it gets that one answered, too. */
const lingerMs = 500
const sweepEveryMs = 50
/** Turns of the event loop in which connections are still accepted. */
const mostTurns = 1000

/**
 * Longer than proxies keep an idle connection (nginx 60 s, Caddy 120 s): one that the server closes first may just have
 * been given the next request, which fails then.
 */
const keepAliveTimeout = 130_000

/** An HTTP server that can stop under load without cutting off a response. */
export function createStoppableServer(listener?: RequestListener): StoppableServer {
  let isStopping = false
  let connections = 0
  const sockets = new Set<Socket>()
  function forget(this: Socket): void {
    sockets.delete(this)
  }

  class Response extends ServerResponse {
    override writeHead(status: number, message?: string, headers?: Headers): this
    override writeHead(status: number, headers?: Headers): this
    override writeHead(status: number, second?: string | Headers, third?: Headers): this {
      // Says `Connection: close`, and does it.
      if (isStopping) this.shouldKeepAlive = false
      return typeof second === 'string' ? super.writeHead(status, second, third) : super.writeHead(status, second)
    }
  }

  const server = createServer({ ServerResponse: Response, keepAliveTimeout }, listener)
  server.on('connection', (socket) => {
    connections++
    sockets.add(socket.once('close', forget))
  })

  /** Fulfils right after a turn of the event loop without a new connection, if there is one. */
  async function acceptWaiting(): Promise<void> {
    // The rest of this turn, in which connections may not have been accepted yet.
    await setImmediate()
    let before = -1
    for (let turn = 0; turn < mostTurns && connections > before; turn++) {
      before = connections
      await setImmediate()
    }
  }

  async function sweep(): Promise<void> {
    // After a time in which nothing was read, a connection that looks idle may hold a request.
    await setImmediate()
    server.closeIdleConnections()
    // Browsers connect ahead of what they may ask, which HTTP does not count as idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }

  return {
    server,
    stop: async (graceMs) => {
      // The system would reset connections that are still waiting to be accepted.
      await acceptWaiting()
      // Not before: clients told to close reconnect at once.
      isStopping = true
      const { promise, resolve } = Promise.withResolvers<void>()
      // HTTP's own `close` would cut connections on which a request is on its way.
      SocketServer.prototype.close.call(server, () => resolve())
      const lingerUntil = performance.now() + lingerMs
      const sweeping = setInterval(() => {
        if (performance.now() > lingerUntil) void sweep()
      }, sweepEveryMs)
      const cutting = setTimeout(() => server.closeAllConnections(), graceMs)
      await promise
      clearInterval(sweeping)
      clearTimeout(cutting)
    },
  }
}

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]
