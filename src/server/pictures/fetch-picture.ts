import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { lookup } from 'node:dns'
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net'
import { isHttpsAddress } from '#documents/web-address.ts'
import { Refusal } from '../requests/refusal.ts'

export interface Picture {
  readonly type: string
  readonly bytes: Buffer
}

export type FetchPicture = (address: string) => Promise<Picture>

/** What tests reach besides public addresses. */
interface Reach {
  /** IP addresses. */
  readonly addresses?: readonly string[]
  /** Further certificates to trust. */
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
 * Throws a Refusal that does not say why a host gave nothing: otherwise the server could be used to probe a network.
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

/** https://www.iana.org/assignments/iana-ipv4-special-registry/, and everything from multicast on. */
const specialIPv4 = listSubnets('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
])
/** All that is assigned to anybody: so neither mapped nor translated IPv4 addresses, nor those of a local network. */
const unicastIPv6 = listSubnets('ipv6', [['2000::', 3]])
/** https://www.iana.org/assignments/iana-ipv6-special-registry/ of these, with the tunnels that hold an IPv4 address. */
const specialIPv6 = listSubnets('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])

function listSubnets(
  family: 'ipv4' | 'ipv6',
  subnets: readonly (readonly [network: string, bits: number])[],
): BlockList {
  const list = new BlockList()
  for (const [network, bits] of subnets) list.addSubnet(network, bits, family)
  return list
}

/** Whether an IP address is one on the public web, rather than of this machine or its neighbours, or reserved. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !specialIPv4.check(address)
  return unicastIPv6.check(address, 'ipv6') && !specialIPv6.check(address, 'ipv6')
}

/** The host of an address if it is an IP address itself, for which no name is looked up; else null. */
export function readLiteralAddress({ hostname }: URL): string | null {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? null : host
}

/** Looks a name up for a connection, which is made to what was found and nothing else; fails if any of it is not allowed. */
function createLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const [first] = found
      if (!first || !found.every(({ address }) => isAllowed(address)))
        return done(new Error(`${host} is not public`), '')
      return options.all ? done(null, found) : done(null, first.address, first.family)
    })
}
