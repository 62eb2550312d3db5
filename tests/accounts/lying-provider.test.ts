import { afterAll, beforeAll, expect, test } from 'vitest'
import { googleStartPath } from '#documents/auth-endpoints.ts'
import { createReader, type Reader } from './reader.ts'
import { liedAddress, startLyingProvider, type Lie, type LyingProvider } from './start-lying-provider.ts'
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

/** What the popup does, to where the provider has sent the reader back. @returns what it says in the end */
async function passPopup(reader: Reader): Promise<string> {
  const start = await reader.send(`${googleStartPath}?flow=12345678`, { method: 'GET' })
  const address = new URL(start.headers.get('Location') ?? '', server.url)
  if (address.pathname !== '/authorize') return finish(reader, address)
  await fetch(new URL(`/nonce?nonce=${address.searchParams.get('nonce')}`, provider.discoveryUrl))
  const query = `?code=any&state=${address.searchParams.get('state')}`
  const back = await reader.send(`/api/auth/callback/google${query}`, { method: 'GET' })
  return finish(reader, new URL(back.headers.get('Location') ?? '', server.url))
}

async function finish(reader: Reader, { pathname, search }: URL): Promise<string> {
  const { text } = await reader.send(pathname + search, { method: 'GET' })
  return /data-outcome="([\w-]+)"/.exec(text)?.[1] ?? text
}

const beforeItAnswers: readonly Lie[] = ['discovery is silent', 'discovery names a script', 'discovery has no end']
const afterwards: readonly Lie[] = [
  'tokens are silent',
  'tokens have no ID token',
  'tokens are of somebody else',
  'the address is none',
  'the address has a line end',
]

// In this order: what a provider says of itself is asked until it can be used.
test.each([...beforeItAnswers, ...afterwards])(
  'nobody is let in, or kept waiting, where %s',
  { timeout: 15_000 },
  async (lie) => {
    provider.tell(lie)
    const reader = createReader(server.url)
    expect(await passPopup(reader)).toBe('unavailable')
    expect((await reader.ask('session')).user).toBeNull()
  },
)

test('one that is right again can be used', async () => {
  provider.tell('nothing')
  const reader = createReader(server.url)
  expect(await passPopup(reader)).toBe('signed-in')
  expect((await reader.ask('session')).user).toMatchObject({ email: liedAddress, providers: ['google'] })
})
