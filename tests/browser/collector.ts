import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** What a reader's browser has sent to an analytics service. */
interface Collected {
  readonly path: string
  readonly body: Record<string, unknown>
}

export interface Collector {
  readonly origin: string
  readonly collected: Collected[]
  readonly close: () => void
}

/** Stands where Google's own tag would: hands every command of the queue on to the collector. */
const tag = `(function (layer) {
  var send = function (command) { fetch('ORIGIN/collect', { method: 'POST', keepalive: true, body: JSON.stringify({ command: Array.from(command) }) }) }
  layer.forEach(send)
  layer.push = send
})(window.dataLayer)`

/** An analytics service on this machine that writes down what it is told. */
export async function startCollector(): Promise<Collector> {
  const collected: Collected[] = []
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const body = await text(request)
    response.setHeader('Access-Control-Allow-Origin', '*')
    if (request.method === 'POST') collected.push({ path, body: JSON.parse(body) })
    else if (path.startsWith('/gtag/')) collected.push({ path, body: {} })
    response.setHeader('Content-Type', path.startsWith('/gtag/') ? 'text/javascript' : 'text/plain')
    response.end(path.startsWith('/gtag/') ? tag.replace('ORIGIN', origin) : 'ok')
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The collector has no port.')
  const origin = `http://localhost:${address.port}`
  return {
    origin,
    collected,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
