import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Configuration, Provider } from 'oidc-provider'
import { claimPort } from '../claim-port.ts'

/** An OpenID provider on this machine that does what Google does, and asks which account with a form. */
export interface IdentityProvider {
  /** For GOOGLE_DISCOVERY_URL. */
  readonly discoveryUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** The parameters with which readers were sent here, in their order. */
  requests(): readonly URLSearchParams[]
  /** Makes it at once: on a busy machine that takes longer than the site waits for its first answer. */
  prepare(): Promise<void>
  stop(): void
}

/** Addresses that begin so have not been verified by the provider. */
export const unverifiedPrefix = 'unverified'

/**
 * It is made when somebody comes: its library and its key cost most tests more than what they show.
 * @param siteUrl the origin of the site that sends its readers here
 */
export async function startIdentityProvider(siteUrl: string): Promise<IdentityProvider> {
  const issuer = `http://localhost:${await claimPort()}`
  const client = { clientId: 'topshelf-tests', clientSecret: randomBytes(16).toString('hex') }
  const requests: URLSearchParams[] = []
  let making: Promise<Provider> | null = null
  const make = () => (making ??= makeProvider(issuer, siteUrl, client))
  const server = createServer((request, response) => {
    make()
      .then((provider) => answer(provider, request, response))
      .catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  async function answer(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    if (pathname === '/auth') requests.push(searchParams)
    if (!pathname.startsWith('/interaction/')) return provider.callback()(request, response)
    if (request.method === 'GET') return void response.setHeader('Content-Type', 'text/html').end(accountForm)
    const result = await decide(provider, request)
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }
  server.listen(Number(new URL(issuer).port), 'localhost')
  await once(server, 'listening')
  return {
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    ...client,
    requests: () => requests,
    prepare: async () => void (await make()),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const accountForm = `<!doctype html><title>Choose an account</title>
<form method="post">
<label>Address <input name="email" type="email"></label>
<button name="action" value="choose">Continue</button>
<button name="action" value="cancel" formnovalidate>Cancel</button>
</form>`

async function decide(provider: Provider, request: IncomingMessage) {
  const form = new URLSearchParams(await text(request))
  if (form.get('action') === 'cancel') return { error: 'access_denied', error_description: 'The reader declined.' }
  const accountId = form.get('email') ?? ''
  const grant = new provider.Grant({ accountId, clientId: 'topshelf-tests' })
  grant.addOIDCScope('openid email')
  return { select_account: {}, login: { accountId }, consent: { grantId: await grant.save() } }
}

let key: JsonWebKey | null = null

/** One for all providers of a process, because it takes a tenth of a second to make. */
function takeKey(): JsonWebKey {
  return (key ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }))
}

async function makeProvider(
  issuer: string,
  siteUrl: string,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
): Promise<Provider> {
  const { interactionPolicy, Provider } = await import('oidc-provider')
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const configuration: Configuration = {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${siteUrl}/api/auth/callback/google`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: [randomBytes(16).toString('hex')] },
    jwks: { keys: [{ ...takeKey(), use: 'sig', alg: 'RS256' }] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // Google, too, puts the address into the token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, email) => ({
      accountId: email,
      claims: () => ({
        sub: createHash('sha256').update(email).digest('hex').slice(0, 21),
        email,
        email_verified: !email.startsWith(unverifiedPrefix),
      }),
    }),
  }
  return new Provider(issuer, configuration)
}
