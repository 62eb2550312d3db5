import type { IncomingMessage } from 'node:http'

/**
 * Who asks, as far as it can be known: the address before the outermost proxy that we trust. What stands further left in
 * the header was written by anybody.
 *
 * @param trustedProxies how many proxies add an address on the way to us
 */
export function findClientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',')
  const way = [...forwarded.split(',').map((part) => part.trim()), socket.remoteAddress ?? ''].filter(
    (part) => part !== '',
  )
  return way[Math.max(0, way.length - 1 - trustedProxies)] ?? ''
}

/** What shares a limit: an IPv4 address, or the network that a household gets of IPv6. */
export function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.split('::')
  const front = head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  const groups = tail === undefined ? front : [...front, ...zeros, ...back]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '') || '0')
    .join(':')}::/64`
}
