import { z } from 'zod'
import { askProvider } from './ask-provider.ts'

/** Where readers are sent, and where the server asks. */
export interface ProviderAddresses {
  readonly authorization: string
  readonly token: string
}

/**
 * What a provider publishes about itself: https://openid.net/specs/openid-connect-discovery-1_0.html.
 * Rejects if it does not answer in time, or names addresses to which nobody may be sent.
 */
export async function discoverProvider(discoveryUrl: string): Promise<ProviderAddresses> {
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
