import { expect, test } from 'vitest'
import { preferNetwork } from './prefer-network.ts'

const local = new Response('local')
const fresh = new Response('fresh')
const broken = new Response('broken', { status: 503 })
const missing = new Response('missing', { status: 404 })
const never = new Promise<Response>(() => {})
const late = () => new Promise<Response>((resolve) => void setTimeout(resolve, 40, fresh))
/** What Firefox makes of a preload that fails. */
const failed = () => Promise.resolve(Response.error())
const cut = () => Promise.reject(new TypeError('Failed to fetch'))

test.each([
  ['the network answers', () => Promise.resolve(fresh), local, { answer: fresh, isLocal: false }],
  ['it says that nothing is there', () => Promise.resolve(missing), local, { answer: missing, isLocal: false }],
  ['it is cut', cut, local, { answer: local, isLocal: true }],
  ['its answer is a failure', failed, local, { answer: local, isLocal: true }],
  ['the server is broken', () => Promise.resolve(broken), local, { answer: local, isLocal: true }],
  ['it never answers', () => never, local, { answer: local, isLocal: true }],
  ['the server is broken, nothing is stored', () => Promise.resolve(broken), null, { answer: broken, isLocal: false }],
  ['it is slow, nothing is stored', late, null, { answer: fresh, isLocal: false }],
])('%s', async (_case, network, stored, expected) => {
  expect(await preferNetwork(network(), () => Promise.resolve(stored), 10)).toEqual(expected)
})

test.each([
  ['a cut connection', cut, 'Failed to fetch'],
  ['an answer that is a failure', failed, 'The network has failed'],
])('%s without a local copy propagates the failure', async (_case, network, message) => {
  await expect(preferNetwork(network(), () => Promise.resolve(null), 10)).rejects.toThrow(message)
})
