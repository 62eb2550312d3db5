import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { providerStartPath } from '#documents/identity-provider.ts'
import type { Reader } from './reader.ts'

/** What it does wrong, in the order in which a provider is asked. */
export const lies = [
  'discovery is silent',
  'discovery names a script',
  'discovery has no end',
  'tokens are silent',
  'tokens have no ID token',
  'tokens are of somebody else',
  'the address is invalid',
  'the address has a line end',
  'nothing',
] as const
type Lie = (typeof lies)[number]

/** An identity provider on this machine that tells what it is told to. Readers it asks nothing: any code is good. */
export interface LyingProvider {
  readonly discoveryUrl: string
  readonly clientId: string
  tell(lie: Lie): void
  stop(): void
}

export const liedAddress = 'lied@topshelf.example'

export async function startLyingProvider(): Promise<LyingProvider> {
  const clientId = 'topshelf-tests'
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let lie: Lie = 'nothing'
  /** Of the last reader who was sent here. */
  let nonce = ''
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer())
    if (pathname === '/nonce') {
      nonce = searchParams.get('nonce') ?? ''
      response.end()
    } else if (pathname === '/keys') {
      answer(response, { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] })
    } else if (pathname === '/token') answerToken(response)
    // Nobody has signed it.
    else if (pathname === '/userinfo') answer(response, { sub: '1', email: liedAddress, email_verified: true })
    else answerDiscovery(response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const issuer = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function answerDiscovery(response: ServerResponse): void {
    if (lie === 'discovery is silent') return
    if (lie === 'discovery has no end') {
      response.write('{"issuer": "')
      const timer = setInterval(() => response.write('x'.repeat(65_536)), 1)
      response.on('close', () => clearInterval(timer))
      return
    }
    answer(response, {
      issuer: issuer(),
      authorization_endpoint: lie === 'discovery names a script' ? 'javascript:alert(1)' : `${issuer()}/authorize`,
      token_endpoint: `${issuer()}/token`,
      userinfo_endpoint: `${issuer()}/userinfo`,
      jwks_uri: `${issuer()}/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
    })
  }

  function answerToken(response: ServerResponse): void {
    if (lie === 'tokens are silent') return
    const email = {
      'the address is invalid': 'nobody',
      'the address has a line end': 'a@topshelf.example\r\nBcc: b@topshelf.example',
    }[lie as string]
    const seconds = Math.floor(Date.now() / 1000)
    const claims = {
      iss: issuer(),
      aud: lie === 'tokens are of somebody else' ? 'somebody-else' : clientId,
      sub: '1',
      nonce,
      iat: seconds,
      exp: seconds + 600,
      email: email ?? liedAddress,
      email_verified: true,
    }
    const tokens = { access_token: 'x', token_type: 'Bearer', expires_in: 600 }
    answer(response, lie === 'tokens have no ID token' ? tokens : { ...tokens, id_token: signToken(claims) })
  }

  function signToken(claims: object): string {
    const text = [{ alg: 'RS256', kid: 'one' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`
  }

  return {
    discoveryUrl: `${issuer()}/.well-known/openid-configuration`,
    clientId,
    tell: (next) => {
      lie = next
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function answer(response: ServerResponse, body: object): void {
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body))
}

/** What the popup does, to where the provider has sent the reader back. @returns what it says in the end */
export async function visitProvider(reader: Reader, siteUrl: string, { discoveryUrl }: LyingProvider): Promise<string> {
  const start = await reader.send(`${providerStartPath('google')}?flow=12345678`, { method: 'GET' })
  const address = new URL(start.headers.get('Location') ?? '', siteUrl)
  if (address.pathname !== '/authorize') return finish(reader, address)
  await fetch(new URL(`/nonce?nonce=${address.searchParams.get('nonce')}`, discoveryUrl))
  const query = `?code=any&state=${address.searchParams.get('state')}`
  const back = await reader.send(`/api/auth/callback/google${query}`, { method: 'GET' })
  return finish(reader, new URL(back.headers.get('Location') ?? '', siteUrl))
}

async function finish(reader: Reader, { pathname, search }: URL): Promise<string> {
  const { text } = await reader.send(pathname + search, { method: 'GET' })
  return /data-outcome="([\w-]+)"/.exec(text)?.[1] ?? text
}
