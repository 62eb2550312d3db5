import type { ProviderConfiguration } from '../accounts/providers/identity-provider.ts'

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
  /** With whom readers can sign in besides a password. */
  readonly providers: readonly ProviderConfiguration[]
  /** Mail addresses of the accounts that decide on reports, in small letters. */
  readonly reviewers: ReadonlySet<string>
  /** How many proxies stand before the server, each of which adds the address that it was asked from. */
  readonly trustedProxies: number
  /** Multiplies what clients may do in a time. */
  readonly rateLimitFactor: number
}

export type DatabaseConfiguration =
  | { readonly engine: 'sqlite' }
  /** `listenUrl` leads past a pooler, where LISTEN works. */
  | { readonly engine: 'postgresql'; readonly url: string; readonly listenUrl: string }

export type MailConfiguration =
  | { readonly by: 'smtp'; readonly url: string; readonly from: string }
  | { readonly by: 'outbox'; readonly from: string }
