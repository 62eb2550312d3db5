import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Answer } from './answer-address.ts'

/** Prefixes of the addresses of files that only the whole build makes. No page needs them. */
const madeLater = ['/assets/cards/', '/assets/offline/', '/service-worker.js', '/sitemap', '/robots.txt']

const notYet: Answer = {
  status: 503,
  type: 'text/plain; charset=utf-8',
  body: 'This file is still being made. Ask again in a few seconds.',
  headers: { 'Retry-After': '10' },
}

const broken: Answer = { status: 500, type: 'text/plain; charset=utf-8', body: 'Internal server error.' }

/**
 * Answers requests only from this machine. Asked to end, the process first finishes the answers it has begun.
 * @returns the origin to send them to
 */
export async function listenOnDemand(answer: (url: URL) => Promise<Answer>): Promise<string> {
  // Idle connections are never ended: if making a page takes longer than the timeout, the next request would hit it.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const url = new URL(`http://localhost${request.url}`)
    const answering = madeLater.some((beginning) => url.pathname.startsWith(beginning)) ? notYet : answer(url)
    void Promise.resolve(answering)
      .catch((error: unknown) => {
        console.error(error)
        return broken
      })
      .then(({ status, type, body, headers }) =>
        response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache', ...headers }).end(body),
      )
  })
  process.once('SIGTERM', () => server.close(() => process.exit()))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The system gave no port for pages on demand.')
  return `http://127.0.0.1:${address.port}`
}
