import type { ProviderId } from '#documents/identity-provider.ts'
import { google } from './google.ts'
import type { IdentityProvider } from './identity-provider.ts'

/** To add one: its id in `#documents/identity-provider.ts`, a file beside Google's, a line here. */
export const identityProviders: Readonly<Record<ProviderId, IdentityProvider>> = { google }
