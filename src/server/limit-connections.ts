import { readFileSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { log } from './process/log.ts'
import { toNetwork } from './requests/client-address.ts'

export interface ConnectionLimits {
  /** Beyond as many, a connection gets one answer, 503. */
  readonly most: number
  /** The same for those of one network; null where they all come through a proxy. */
  readonly mostOfNetwork: number | null
  /** How long a connection may move no byte while something is to be read or written (ms). */
  readonly silentMs: number
}

/** Where the system does not say how many files a process may have open. */
const usualDescriptors = 1024
/** Files, databases and mail need some as well: a quarter of them, up to as many. */
const mostReserved = 256
/** What one network may have of them all, so that one cannot shut out all others. */
const shareOfNetwork = 0.75
/** Longer than any answer takes to be made. Node looks twice before it says that nothing moves. */
const silentMs = 60_000

/** How many connections this process can have before it can no longer open a file. */
export function planConnections(trustedProxies: number, descriptors = readDescriptorLimit()): ConnectionLimits {
  const most = descriptors - Math.min(mostReserved, Math.ceil(descriptors / 4))
  return { most, mostOfNetwork: trustedProxies > 0 ? null : Math.ceil(most * shareOfNetwork), silentMs }
}

/** Node has raised it as far as it may: https://man7.org/linux/man-pages/man5/proc_pid_limits.5.html */
function readDescriptorLimit(): number {
  try {
    const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return Number(soft ?? usualDescriptors)
  } catch {
    return usualDescriptors
  }
}

/** How long a connection that is one too many may take to say what it wants (ms). */
const refusedMs = 5000
/** Seconds after which its client may come again. */
const retryAfter = '10'
/** What comes faster than it can be answered is closed by the system, beyond this multiple of what is served. */
const lastResort = 1.125
/** The log says so once in this time (ms). */
const logEveryMs = 60_000

/**
 * Refuses connections that are too many, so that those that are open, and files, go on working; and ends those whose client
 * does not read its answers.
 */
export function limitConnections(
  server: Server,
  answer: RequestListener,
  { most, mostOfNetwork, silentMs: longestSilence }: ConnectionLimits,
): void {
  const refused = new WeakSet<Socket>()
  const countOf = new Map<string, number>()
  let count = 0
  let loggedAt = Number.NEGATIVE_INFINITY

  function admit(socket: Socket): void {
    const network = toNetwork(socket.remoteAddress ?? '')
    const ofNetwork = (countOf.get(network) ?? 0) + 1
    count++
    countOf.set(network, ofNetwork)
    socket.once('close', () => {
      count--
      const left = (countOf.get(network) ?? 1) - 1
      if (left > 0) countOf.set(network, left)
      else countOf.delete(network)
    })
    if (count > most || ofNetwork > (mostOfNetwork ?? most)) refuse(socket)
  }

  function refuse(socket: Socket): void {
    refused.add(socket)
    const timer = setTimeout(() => socket.destroy(), refusedMs)
    socket.once('close', () => clearTimeout(timer))
    if (performance.now() - loggedAt < logEveryMs) return
    loggedAt = performance.now()
    const allowed = `${most} can be open at once${mostOfNetwork === null ? '' : `, ${mostOfNetwork} of one network`}`
    log.warn(`Connections are refused: ${count} are open. ${allowed}. docs/deploy.md says how to have more.`)
  }

  server.maxConnections = Math.floor(most * lastResort)
  server.setTimeout(longestSilence)
  server.on('connection', admit)
  server.on('request', (request, response) => {
    if (!refused.has(request.socket)) {
      answer(request, response)
      return
    }
    response.writeHead(503, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': retryAfter,
      'X-Content-Type-Options': 'nosniff',
      Connection: 'close',
    })
    response.end('There are too many connections. Try again in a few seconds.')
  })
}
