import type { IncomingMessage } from 'node:http'
import { isIP, isIPv4 } from 'node:net'

/**
 * Who asks, as far as it can be known: the address before the outermost proxy that we trust, or that proxy's own where
 * it has written none. Whatever is further left in the header could have been written by anybody.
 *
 * @param trustedProxies how many proxies add an address on the way to us
 */
export function findClientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',')
  const parts = forwarded.split(',').map((part) => part.trim())
  const way = [...parts.filter((part) => part !== ''), socket.remoteAddress ?? ''].map(withoutPort)
  const trusted = way.slice(Math.max(0, way.length - 1 - trustedProxies))
  return trusted.find((address) => isIP(address) !== 0) ?? ''
}

/** Some proxies include the port, too, which is new for each connection: `1.2.3.4:5555`, `[2001:db8::1]:5555`. */
function withoutPort(part: string): string {
  const [, v6, v4] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(part) ?? []
  return v6 ?? v4 ?? part
}

/**
 * What shares a limit: an IPv4 address, or the network that a household gets of IPv6.
 * @param address a valid IP address; empty if none is known
 */
export function toNetwork(address: string): string {
  if (isIPv4(address) || address === '') return address
  const groups = listGroups(address)
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** The /48 that an IPv6 network is part of; null for anything else. @param network as `toNetwork` writes it */
export function widenNetwork(network: string): string | null {
  const [, wide] = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network) ?? []
  return wide === undefined ? null : `${wide}::/48`
}

/** The eight of an IPv6 address. */
function listGroups(address: string): number[] {
  const [head = [], tail] = address.replace(/%.*$/, '').split('::').map(listWritten)
  const zeros = Array.from({ length: 8 }, () => 0)
  if (tail === undefined) return head
  return [...head, ...zeros.slice(head.length + tail.length), ...tail]
}

/** `ffff:192.0.2.1` has three. */
function listWritten(text: string): number[] {
  if (text === '') return []
  return text.split(':').flatMap((group) => {
    if (!isIPv4(group)) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}
