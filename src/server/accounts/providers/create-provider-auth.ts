import { betterAuth } from 'better-auth/minimal'
import { z } from 'zod'
import { log } from '../../process/log.ts'
import { settleWithin } from '../../process/settle-within.ts'
import { buildAuthOptions, type AuthSettings } from '../../sessions/create-auth.ts'
import { type ProviderConfiguration, identityProviders } from '../../configuration/configuration.ts'
import { emailSchema } from '../account-services.ts'

/** Whether somebody may sign in with a provider. @returns the code of the refusal; null if they may */
export type ValidateUser = (uid: string | null) => string | null

/** How long the library may take to process the provider's answer. */
const readyMs = 5000

const tokenSchema = z.object({
  // Without it, no one vouches for the reader's identity.
  id_token: z.string().min(1),
  access_token: z.string().optional(),
})

/**
 * better-auth with one provider: an instance of its own, because it asks the provider for its addresses before it does
 * anything. Every request to the provider has a deadline, and every answer is checked. Rejects, in words for the log, if
 * the provider cannot be used now.
 */
export async function createProviderAuth(
  settings: AuthSettings,
  { id, clientId, clientSecret, discoveryUrl }: ProviderConfiguration,
  validate: ValidateUser,
) {
  const addresses = await discoverProvider(discoveryUrl)
  // Loaded when the first reader needs it.
  const { genericOAuth } = await import('better-auth/plugins/generic-oauth')
  const { prompt } = identityProviders[id]
  const auth = betterAuth({
    ...buildAuthOptions(settings),
    user: {
      validateUserInfo: ({ user, source }) => {
        const error = validate(source.action === 'create-user' ? null : (user.id ?? null))
        if (error) return { error }
      },
    },
    plugins: [
      genericOAuth({
        config: [
          {
            providerId: id,
            clientId,
            clientSecret,
            discoveryUrl,
            authorizationUrl: addresses.authorization,
            tokenUrl: addresses.token,
            scopes: ['openid', 'email'],
            ...(prompt ? { prompt } : {}),
            pkce: true,
            requireIdTokenVerification: true,
            getToken: async ({ code, redirectURI, codeVerifier = '' }) => {
              const body = new URLSearchParams({
                grant_type: 'authorization_code',
                code,
                redirect_uri: redirectURI,
                code_verifier: codeVerifier,
                client_id: clientId,
                client_secret: clientSecret,
              })
              try {
                const { id_token: idToken } = await askProvider(addresses.token, tokenSchema, { method: 'POST', body })
                return { idToken }
              } catch (error) {
                // The library says only that something failed.
                const settingNames = `${id.toUpperCase()}_CLIENT_ID and ${id.toUpperCase()}_CLIENT_SECRET`
                log.error(`A sign-in failed: ${String(error)}. If it always does, check ${settingNames}.`)
                throw error
              }
            },
            getUserInfo: async ({ idToken }) => (idToken ? parseIdentity(idToken) : null),
            // We keep only a person's address; name and picture are theirs to enter.
            mapProfileToUser: () => ({ name: '', image: undefined }),
          },
        ],
      }),
    ],
  })
  if (!(await settleWithin(readyMs, auth.$context))) throw new Error(`${discoveryUrl}: it stopped responding`)
  return auth
}

export type ProviderAuth = Awaited<ReturnType<typeof createProviderAuth>>

/** Where readers are sent, and where the server asks. */
interface ProviderAddresses {
  readonly authorization: string
  readonly token: string
}

/**
 * What a provider publishes about itself: https://openid.net/specs/openid-connect-discovery-1_0.html.
 * Rejects if it does not answer in time, or names addresses that readers may not be sent to.
 */
async function discoverProvider(discoveryUrl: string): Promise<ProviderAddresses> {
  const address = z.string().refine((text) => isSafe(text, discoveryUrl), 'must be an https address')
  const said = await askProvider(
    discoveryUrl,
    z.object({ issuer: address, authorization_endpoint: address, token_endpoint: address, jwks_uri: address }),
  )
  return { authorization: said.authorization_endpoint, token: said.token_endpoint }
}

/** Without https only if the operator has none either, on a machine of their own. */
function isSafe(text: string, discoveryUrl: string): boolean {
  const url = URL.parse(text)
  if (!url || url.username !== '' || url.password !== '' || url.hash !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && discoveryUrl.startsWith('http:'))
}

/** Who somebody is, as signed by the provider. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  // An address that we would not take from a reader is not taken from a provider either.
  email: emailSchema,
  // Some send it as text.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).default(false),
})

type Identity = Readonly<Record<'id' | 'sub' | 'email', string> & Record<'emailVerified', boolean>>

/**
 * @param idToken with a verified signature
 * @returns null if it does not say who somebody is
 */
function parseIdentity(idToken: string): Identity | null {
  try {
    const [, claims = ''] = idToken.split('.')
    const { sub, email, email_verified: isVerified } = claimsSchema.parse(JSON.parse(decode(claims)))
    return { id: sub, sub, email, emailVerified: String(isVerified) === 'true' }
  } catch {
    return null
  }
}

function decode(text: string): string {
  return Buffer.from(text, 'base64url').toString('utf8')
}

/** How long a provider may take to answer (ms). Meanwhile the reader looks at a blank window. */
const answerMs = 5000
const mostBytes = 256 * 1024

/**
 * Fetches JSON from a provider. Rejects, in words for the log, if none comes in time or it is not as expected.
 */
async function askProvider<Answer>(
  url: string,
  schema: z.ZodType<Answer>,
  options: Pick<RequestInit, 'method' | 'body'> = {},
): Promise<Answer> {
  const { host, pathname } = new URL(url)
  const address = host + pathname
  try {
    const headers = { Accept: 'application/json' }
    // The deadline covers the body, too.
    const response = await fetch(url, { ...options, headers, signal: AbortSignal.timeout(answerMs) })
    const text = await readText(response)
    if (!response.ok) throw new Error(`status ${response.status}`)
    return schema.parse(JSON.parse(text))
  } catch (error) {
    throw new Error(`${address}: ${describeFault(error)}`, { cause: error })
  }
}

/** No more of it than any provider needs. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > mostBytes) throw new Error(`more than ${mostBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function describeFault(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error).replaceAll('\n', ' ')
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no answer within ${answerMs / 1000} s`
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message
}
