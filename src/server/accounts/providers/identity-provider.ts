import type { ProviderId } from '#documents/identity-provider.ts'

/** What is to be known of somebody who speaks OpenID Connect, besides what they say of themselves. */
export interface IdentityProvider {
  /** Where it describes itself; null where each site has its own, which a setting then says. */
  readonly discoveryUrl: string | null
  /** Where an operator gets id and secret of a client. */
  readonly credentials: string
  /** Asks which of several accounts it shall be; null where it knows no such thing. */
  readonly prompt: 'select_account' | 'login' | null
}

/** A provider that the operator has set up. */
export interface ProviderConfiguration {
  readonly id: ProviderId
  readonly clientId: string
  readonly clientSecret: string
  readonly discoveryUrl: string
}
