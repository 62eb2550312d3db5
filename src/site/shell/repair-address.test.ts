import { expect, test } from 'vitest'
import { repairAddress } from './repair-address.ts'

test.each([
  ['/shared/%23v=1&items=abc&sum=xyz', '/shared/#v=1&items=abc&sum=xyz'],
  ['/shared/%23v=1&amp;items=abc', '/shared/#v=1&items=abc'],
  ['/shared/#v=1&amp;items=abc&amp;sum=xyz', '/shared/#v=1&items=abc&sum=xyz'],
  ['/race/?week=2025-12-24&amp;by=mine', '/race/?week=2025-12-24&by=mine'],
  ['/race/%3fweek=2025-12-24', '/race/?week=2025-12-24'],
  ['/drivers/?q=mario&amp;sort=name', '/drivers/?q=mario&sort=name'],
  ['/shared/#v=1&name=Tom%20%26amp%3B%20Ann', null],
  ['/shared/?view=compare#v=1', null],
  ['/drivers/%23mario/', null],
  ['/', null],
])('%s', (address, expected) => {
  expect(repairAddress(new URL(address, 'https://topshelf.test'))).toBe(expected)
})
