/** What has to be known about an OpenID Connect provider, besides what it publishes about itself. */
export interface IdentityProvider {
  /** Where its configuration is published; null if each installation has its own, which is then a setting. */
  readonly discoveryUrl: string | null
  /** Where an operator gets a client id and secret. */
  readonly credentials: string
  /** Makes it ask which of several accounts to use; null if it has no such option. */
  readonly prompt: 'select_account' | 'login' | null
}
