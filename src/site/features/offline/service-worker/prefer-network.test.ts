import { expect, test } from 'vitest'
import { preferNetwork } from './prefer-network.ts'

const local = new Response('local')
const fresh = new Response('fresh')
const broken = new Response('broken', { status: 503 })
const missing = new Response('missing', { status: 404 })
const never = new Promise<Response>(() => {})
const late = () => new Promise<Response>((resolve) => void setTimeout(resolve, 40, fresh))
const cut = () => Promise.reject(new TypeError('Failed to fetch'))

test.each([
  ['the network answers', () => Promise.resolve(fresh), local, { answer: fresh, isLocal: false }],
  ['it says that nothing is there', () => Promise.resolve(missing), local, { answer: missing, isLocal: false }],
  ['it is cut', cut, local, { answer: local, isLocal: true }],
  ['the server is broken', () => Promise.resolve(broken), local, { answer: local, isLocal: true }],
  ['it never answers', () => never, local, { answer: local, isLocal: true }],
  ['the server is broken, nothing is kept', () => Promise.resolve(broken), null, { answer: broken, isLocal: false }],
  ['it is slow, nothing is kept', late, null, { answer: fresh, isLocal: false }],
])('%s', async (_case, network, kept, expected) => {
  expect(await preferNetwork(network(), () => Promise.resolve(kept), 10)).toEqual(expected)
})

test('a cut connection without a local copy passes the failure on', async () => {
  await expect(preferNetwork(cut(), () => Promise.resolve(null), 10)).rejects.toThrow('Failed to fetch')
})
