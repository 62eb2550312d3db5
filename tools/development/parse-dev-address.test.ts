import { expect, test } from 'vitest'
import { parseDevAddress } from './parse-dev-address.ts'

test.each([
  [{}, {}],
  [{ PORT: '', HOST: '' }, {}],
  [{ PORT: '3000' }, { port: 3000 }],
  [
    { PORT: '0', HOST: '0.0.0.0' },
    { port: 0, host: '0.0.0.0' },
  ],
])('%j', (environment, address) => {
  expect(parseDevAddress(environment)).toEqual(address)
})

test.each(['http', '-1', '65536', '3000.5'])('PORT=%s is refused', (port) => {
  expect(() => parseDevAddress({ PORT: port })).toThrow(`PORT "${port}" must be a port, from 0 to 65535.`)
})

test('HOST=topshelf.example is refused', () => {
  expect(() => parseDevAddress({ HOST: 'topshelf.example' })).toThrow('HOST "topshelf.example" must be an IP address')
})
