import type { IdentityProvider } from './identity-provider.ts'

export const google: IdentityProvider = {
  discoveryUrl: 'https://accounts.google.com/.well-known/openid-configuration',
  credentials: 'the credentials page of the Google Cloud console',
  prompt: 'select_account',
}
