import { expect, test } from 'vitest'
import { listenOnDemand } from './listen-on-demand.ts'

test('sets no timeout for idle connections, which a request could hit while the process is busy', async () => {
  const origin = await listenOnDemand(async () => ({ status: 200, type: 'text/plain', body: 'A page' }))
  const answer = await fetch(origin)
  expect(await answer.text()).toBe('A page')
  // Of a time Node would tell the client.
  expect(answer.headers.get('Keep-Alive')).toBeNull()
})
