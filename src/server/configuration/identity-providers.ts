import type { ProviderId } from '#documents/identity-provider.ts'

/** What has to be known about an OpenID Connect provider, besides what it publishes about itself. */
interface IdentityProvider {
  /** Where its configuration is published; null if each installation has its own, which is then a setting. */
  readonly discoveryUrl: string | null
  /** Where an operator gets a client id and secret. */
  readonly credentials: string
  /** Makes it ask which of several accounts to use; null if it has no such option. */
  readonly prompt: 'select_account' | 'login' | null
}

/** To add one: its id in `#documents/identity-provider.ts`, and an entry here. */
export const identityProviders: Readonly<Record<ProviderId, IdentityProvider>> = {
  google: {
    discoveryUrl: 'https://accounts.google.com/.well-known/openid-configuration',
    credentials: 'the credentials page of the Google Cloud console',
    prompt: 'select_account',
  },
}
