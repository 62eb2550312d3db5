import { expect, test } from 'vitest'
import { toCanonicalAddress } from './page-address.ts'

test.each([
  ['/drivers', '/drivers/'],
  ['/drivers?q=a#b', '/drivers/?q=a#b'],
  ['/drivers/', '/drivers/'],
  ['/drivers/M%61rio', '/drivers/M%61rio/'],
  ['/nothing/here', '/nothing/here'],
  ['/drivers/mario.json', '/drivers/mario.json'],
])('%s has the address %s', (typed, expected) => {
  const origin = 'https://topshelf.example'
  expect(toCanonicalAddress(new URL(typed, origin)).href).toBe(origin + expected)
})
