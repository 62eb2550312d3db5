import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { isHttpsAddress } from '#documents/web-address.ts'
import { Refusal } from '../requests/refusal.ts'
import { createLookup, isPublicAddress, readLiteralAddress } from './public-addresses.ts'

export interface Picture {
  readonly type: string
  readonly bytes: Buffer
}

export type FetchPicture = (address: string) => Promise<Picture>

/** What tests reach besides public addresses. */
interface Reach {
  /** IP addresses. */
  readonly addresses?: readonly string[]
  /** Whom else to trust. */
  readonly ca?: Buffer
  readonly isAnyPortAllowed?: boolean
}

export const mostPictureBytes = 1024 * 1024
const mostRedirects = 3
/** For the whole picture, redirects included (ms). */
const deadlineMs = 5000
const mostAtOnce = 16

/**
 * Pictures by their first bytes, whatever their site says; as text, one character a byte. No SVG: that is a document.
 */
const types = [
  ['image/png', /^\x89PNG\r\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/avif', /^.{4}ftypavi[fs]/s],
] as const
const longestStart = 16

/**
 * Fetches pictures from public addresses on the web. A name is resolved once, and the connection made to an address that
 * was found to be public: neither a literal address, a name, nor a redirect leads to this machine or its neighbours.
 * Throws a Refusal that does not say why a host gave nothing: the server is nobody's eye on a network.
 */
export function createPictureFetcher({ addresses = [], isAnyPortAllowed = false, ca }: Reach = {}): FetchPicture {
  const isAllowed = (address: string) => isPublicAddress(address) || addresses.includes(address)
  const agent = new Agent({ maxTotalSockets: mostAtOnce, lookup: createLookup(isAllowed), ...(ca && { ca }) })

  function mayAsk(address: string): boolean {
    if (!isHttpsAddress(address)) return false
    const url = new URL(address)
    const literal = readLiteralAddress(url)
    return (url.port === '' || isAnyPortAllowed) && (literal === null || isAllowed(literal))
  }

  async function ask(address: string, signal: AbortSignal): Promise<IncomingMessage> {
    // No cookie, no referrer, nothing of the reader.
    const sent = request(address, { agent, signal, headers: { Accept: 'image/*', 'User-Agent': 'Topshelf' } })
    sent.end()
    const [response] = await once(sent, 'response', { signal })
    return response
  }

  async function follow(address: string, signal: AbortSignal, redirectsLeft: number): Promise<Picture> {
    if (!mayAsk(address)) throw notFound()
    const response = await ask(address, signal)
    try {
      const { statusCode = 0, headers } = response
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined && redirectsLeft > 0) {
        return await follow(new URL(headers.location, address).href, signal, redirectsLeft - 1)
      }
      if (statusCode !== 200) throw notFound()
      return await readPicture(response)
    } finally {
      response.destroy()
    }
  }

  return async (address) => {
    try {
      return await follow(address, AbortSignal.timeout(deadlineMs), mostRedirects)
    } catch (error) {
      throw error instanceof Refusal ? error : notFound()
    }
  }
}

function notFound(): Refusal {
  return new Refusal('not-found', 'There is no picture at this address that the server can fetch.')
}

async function readPicture(response: IncomingMessage): Promise<Picture> {
  const chunks: Buffer[] = []
  let size = 0
  let type: string | undefined
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size > mostPictureBytes || Number(response.headers['content-length']) > mostPictureBytes) {
      throw new Refusal('too-large', 'The picture is larger than a megabyte.')
    }
    // The rest of what is no picture is not even read.
    if (type === undefined && size >= longestStart) type = findType(Buffer.concat(chunks))
  }
  const bytes = Buffer.concat(chunks)
  return { type: type ?? findType(bytes), bytes }
}

function findType(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, longestStart)
  const found = types.find(([, pattern]) => pattern.test(start))
  if (found) return found[0]
  throw new Refusal('unsupported-media-type', 'This is no picture: PNG, JPEG, GIF, WebP and AVIF are.')
}
