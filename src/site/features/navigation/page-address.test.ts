import { expect, onTestFinished, test, vi } from 'vitest'
import { resolveOnSite, toCanonicalAddress } from './page-address.ts'

const origin = 'https://topshelf.example'

test.each([
  ['/drivers', '/drivers/'],
  ['/drivers?q=a#b', '/drivers/?q=a#b'],
  ['/drivers/', '/drivers/'],
  ['/drivers/M%61rio', '/drivers/M%61rio/'],
  ['/nothing/here', '/nothing/here'],
  ['/drivers/mario.json', '/drivers/mario.json'],
])('%s has the address %s', (typed, expected) => {
  expect(toCanonicalAddress(new URL(typed, origin)).href).toBe(origin + expected)
})

test.each([
  ['/user/profile/?a=b#c', '/user/profile/?a=b#c'],
  ['//elsewhere.example/user/profile/', '//elsewhere.example/user/profile/'],
  ['/\\elsewhere.example/', '//elsewhere.example/'],
  ['\\\\elsewhere.example', '///elsewhere.example'],
  ['https://elsewhere.example/', '/https://elsewhere.example/'],
  ['javascript:alert(1)', '/javascript:alert(1)'],
  ['@elsewhere.example', '/@elsewhere.example'],
  ['.elsewhere.example', '/.elsewhere.example'],
  [':8080/', '/:8080/'],
  ['/\t/elsewhere.example', '//elsewhere.example'],
  ['', '/'],
])('%j leads to a path of this site', (path, expected) => {
  vi.stubGlobal('location', { origin })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(resolveOnSite(path).href).toBe(origin + expected)
})
