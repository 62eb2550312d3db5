import { expect, test } from 'vitest'
import { isPublicAddress, readLiteralAddress } from './fetch-picture.ts'

test.each([
  ['1.1.1.1', true],
  ['9.255.255.255', true],
  ['11.0.0.0', true],
  ['172.32.0.1', true],
  ['223.255.255.255', true],
  ['2606:4700::1111', true],
  ['2a00:1450:4001::1', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.0.1', false],
  ['198.19.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::808:808', false],
  ['2001::1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['fec0::1', false],
  ['ff02::1', false],
])('%s is on the public web: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

test.each([
  ['https://example.org/', null],
  ['https://127.0.0.1/', '127.0.0.1'],
  ['https://0x7f.1/', '127.0.0.1'],
  ['https://[::1]/', '::1'],
])('%s names %s itself', (address, expected) => {
  expect(readLiteralAddress(new URL(address))).toBe(expected)
})
