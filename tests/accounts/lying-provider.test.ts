import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReader } from './reader.ts'
import { liedAddress, lies, startLyingProvider, visitProvider, type LyingProvider } from './start-lying-provider.ts'
import { startServerProcess, type ServerProcess } from './start-server-process.ts'

let provider: LyingProvider
let server: ServerProcess
beforeAll(async () => {
  provider = await startLyingProvider()
  server = await startServerProcess({
    environment: {
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: 'a secret',
      GOOGLE_DISCOVERY_URL: provider.discoveryUrl,
      RATE_LIMIT_FACTOR: '1000',
    },
  })
})
afterAll(async () => {
  await server.stop()
  provider.stop()
})

// In this order: what a provider says of itself is asked until it can be used.
test.each(lies.filter((lie) => lie !== 'nothing'))(
  'nobody is let in, or kept waiting, where %s',
  { timeout: 15_000 },
  async (lie) => {
    provider.tell(lie)
    const reader = createReader(server.url)
    expect(await visitProvider(reader, server.url, provider)).toBe('provider-unavailable')
    expect((await reader.ask('session')).user).toBeNull()
  },
)

test('one that is right again can be used', async () => {
  provider.tell('nothing')
  const reader = createReader(server.url)
  expect(await visitProvider(reader, server.url, provider)).toBe('signed-in')
  expect((await reader.ask('session')).user).toMatchObject({ email: liedAddress, providers: ['google'] })
})
