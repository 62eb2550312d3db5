import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { findClientAddress, toNetwork, widenNetwork } from './client-address.ts'

function request(forwarded?: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: '10.0.0.1' })
  const message = new IncomingMessage(socket)
  if (forwarded !== undefined) message.headers['x-forwarded-for'] = forwarded
  return message
}

test.each([
  [undefined, 0, '10.0.0.1'],
  ['1.1.1.1', 0, '10.0.0.1'],
  [undefined, 1, '10.0.0.1'],
  ['1.1.1.1', 1, '1.1.1.1'],
  ['9.9.9.9, 1.1.1.1', 1, '1.1.1.1'],
  ['9.9.9.9, 1.1.1.1, 10.0.0.2', 2, '1.1.1.1'],
  ['9.9.9.9,,1.1.1.1', 2, '9.9.9.9'],
  ['1.1.1.1', 5, '1.1.1.1'],
  ['1.1.1.1:5555', 1, '1.1.1.1'],
  ['[2001:db8::1]:5555', 1, '2001:db8::1'],
  ['[2001:db8::1]', 1, '2001:db8::1'],
  ['9.9.9.9, unknown', 1, '10.0.0.1'],
  ['9.9.9.9, _hidden, 10.0.0.2:80', 2, '10.0.0.2'],
])('%s through %i proxies comes from %s', (forwarded, proxies, expected) => {
  expect(findClientAddress(request(forwarded), proxies)).toBe(expected)
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:c000:0201', '192.0.2.1'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is of the network %s', (address, network) => {
  expect(toNetwork(address)).toBe(network)
})

test.each([
  ['192.0.2.1', null],
  ['', null],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['2001:db8:ab:2:3:4:5:6', '2001:db8:ab::/48'],
])('%s is of the wide network %s', (address, wide) => {
  expect(widenNetwork(toNetwork(address))).toBe(wide)
})
