import { expect, test } from 'vitest'
import { PageDataError } from './page-data-error.ts'
import { parsePageFile } from './page-data-client.ts'

const address = '/assets/data/drivers/index.json'
const data = { kind: 'driver-list', path: '/drivers/' }

test('a page file of this build yields its data and context', () => {
  const text = JSON.stringify({ hash: 'abc', data, context: { formulaVersion: 1 } })
  expect(parsePageFile(text, address, 'abc')).toEqual({ data, context: { formulaVersion: 1 } })
})

test.each([
  ['of the same code', 'abcd0002', { data, context: {} }],
  ['of other code', 'abce0001', null],
])('the page of a build %s is handed over with the error, if it is written alike', (_what, hash, alike) => {
  const parse = () => parsePageFile(JSON.stringify({ hash, data, context: {} }), address, 'abcd0001')
  expect(parse).toThrow(expect.objectContaining({ code: 'INVALID_HASH', alike }))
})

test.each([
  ['no JSON', '<html>', /^Failed to parse JSON from \/assets\/data\/drivers\/index\.json\. Unexpected token/, null],
  ['an empty body', '', /^Failed to parse JSON from \/assets\/data\/drivers\/index\.json\. Unexpected end/, null],
  [
    'no hash',
    '{"data":null,"context":{}}',
    /^JSON data in \/assets\/data\/drivers\/index\.json is missing a hash\.$/,
    null,
  ],
  ['an empty hash', '{"hash":"","data":null,"context":{}}', /is missing a hash\.$/, null],
  ['a hash that is no text', '{"hash":7,"data":null,"context":{}}', /is missing a hash\.$/, null],
  ['JSON that is no object', 'null', /is missing a hash\.$/, null],
  ['the hash of another build', '{"hash":"def","data":null,"context":{}}', /^Hash did not match$/, 'INVALID_HASH'],
  ['no context', '{"hash":"abc","data":null}', /is not page data\.$/, null],
  ['data without a kind', '{"hash":"abc","data":{"path":"/"},"context":{}}', /is not page data\.$/, null],
])('%s is rejected', (_what, text, message, code) => {
  const parse = () => parsePageFile(text, address, 'abc')
  expect(parse).toThrow(PageDataError)
  expect(parse).toThrow(message)
  expect(parse).toThrow(expect.objectContaining({ code }))
})
