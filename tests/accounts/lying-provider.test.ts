import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { providerCallbackPath } from '#documents/identity-provider.ts'
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
  'nobody is let in, or kept waiting, if %s',
  { timeout: 60_000 },
  async (lie) => {
    provider.tell(lie)
    const reader = createReader(server.url)
    expect(await visitProvider(reader, server.url, provider)).toBe('provider-unavailable')
    expect((await reader.ask('session')).user).toBeNull()
  },
)

test('the log says why', () => {
  expect(server.lines.join('\n')).toMatch(/A sign-in failed: .*check GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET/)
})

test('a provider that works again can be used', async () => {
  provider.tell('nothing')
  const reader = createReader(server.url)
  expect(await visitProvider(reader, server.url, provider)).toBe('signed-in')
  expect((await reader.ask('session')).user).toMatchObject({ email: liedAddress, providers: ['google'] })
})

test('requests over the limit never reach a provider', async () => {
  let asked = 0
  const broken = createServer((_request, response) => {
    asked += 1
    response.writeHead(500).end()
  })
  await once(broken.listen(0, '127.0.0.1'), 'listening')
  await using limited = await startServerProcess({
    environment: {
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: 'a secret',
      GOOGLE_DISCOVERY_URL: `http://127.0.0.1:${(broken.address() as AddressInfo).port}/`,
    },
  })
  const reader = createReader(limited.url)
  const ends: (string | null)[] = []
  do {
    const answer = await reader.send(providerCallbackPath('google'), { method: 'GET' })
    ends.push(new URL(answer.headers.get('Location') ?? '', limited.url).searchParams.get('error'))
  } while (ends.at(-1) !== 'rate-limited')
  expect(asked).toBe(ends.length - 1)
  broken.close()
})
