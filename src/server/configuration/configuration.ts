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

/** Fewer could be guessed. */
export const leastSecretCharacters = 32

/** Everything about the server that its operator decides. */
export interface Configuration {
  readonly port: number
  /** The address to listen on; null: all of this machine. */
  readonly host: string | null
  /** The origin under which readers open the site; null: this machine only, `http://localhost:{port}`. */
  readonly siteUrl: string | null
  /** Absolute. Holds what the server itself keeps: database, secret, mails that were not sent. */
  readonly dataFolder: string
  readonly database: DatabaseConfiguration
  /** Signs cookies; null: one is made and kept in the data folder. */
  readonly authSecret: string | null
  readonly mail: MailConfiguration
  /** The providers with which readers can sign in, besides a password. */
  readonly providers: readonly ProviderConfiguration[]
  /** E-mail addresses of the accounts that decide on reports, in lower case. */
  readonly reviewers: ReadonlySet<string>
  /** How many proxies are in front of the server, each of which adds the address of the request that it received. */
  readonly trustedProxies: number
  /** Multiplies what clients may do in a time. */
  readonly rateLimitFactor: number
}

export type DatabaseConfiguration =
  | { readonly engine: 'sqlite' }
  /** `directUrl` leads past a pooler: it is for what needs a connection of its own, as LISTEN and locks do. */
  | { readonly engine: 'postgresql'; readonly url: string; readonly directUrl: string }

export type MailConfiguration =
  | { readonly by: 'smtp'; readonly url: string; readonly from: string }
  | { readonly by: 'outbox'; readonly from: string }

/** A provider that the operator has set up. */
export interface ProviderConfiguration {
  readonly id: ProviderId
  readonly clientId: string
  readonly clientSecret: string
  readonly discoveryUrl: string
}

/** The operator's settings prevent the server from starting. The message says how to fix all of them. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'

  constructor(problems: readonly string[]) {
    super(['Cannot start:', ...problems].join('\n  '))
  }
}
