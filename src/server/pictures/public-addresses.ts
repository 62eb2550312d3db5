import { lookup } from 'node:dns'
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net'

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

/** Whether an IP address is one on the public web, rather than of this machine, its neighbours, or nobody. */
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
export function createLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const [first] = found
      if (!first || !found.every(({ address }) => isAllowed(address)))
        return done(new Error(`${host} is not public`), '')
      return options.all ? done(null, found) : done(null, first.address, first.family)
    })
}
