import { kyselyAdapter } from '@better-auth/kysely-adapter'
import type { BetterAuthOptions } from 'better-auth'
import { betterAuth } from 'better-auth/minimal'
import type { Database } from '../database/open-database.ts'
import type { GoogleConfiguration } from '../configuration/configuration.ts'
import { authBase } from '#documents/auth-endpoints.ts'
import { log } from '../log.ts'

export interface AuthSettings {
  readonly database: Database
  /** The origin under which readers have the site. */
  readonly siteUrl: string
  readonly secret: string
}

/** A session ends when nobody has used it for so long. */
export const sessionSeconds = 30 * 24 * 3600

/** better-auth as this server uses it: its tables, its sessions, its sign-in with Google; passwords and mails are ours. */
export function createAuth(settings: AuthSettings) {
  return betterAuth(describeAuth(settings))
}

export type AuthContext = Awaited<ReturnType<typeof createAuth>['$context']>

/** Refuses who signs in with Google. Gives the code of the refusal; null for none. */
export type ValidateGoogleUser = (uid: string | null) => string | null

/**
 * The same with Google. It is an instance of its own, because it asks Google for its addresses before it does anything.
 * Fulfils when it has them, or has given up.
 */
export async function createGoogleAuth(
  settings: AuthSettings,
  { clientId, clientSecret, discoveryUrl }: GoogleConfiguration,
  validate: ValidateGoogleUser,
) {
  // Loaded by the first reader who wants it.
  const { genericOAuth } = await import('better-auth/plugins/generic-oauth')
  const options = describeAuth(settings)
  const auth = betterAuth({
    ...options,
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
            providerId: 'google',
            clientId,
            clientSecret,
            discoveryUrl,
            scopes: ['openid', 'email'],
            prompt: 'select_account',
            pkce: true,
            requireIdTokenVerification: true,
            // Of a person we keep the address; name and picture are theirs to enter.
            mapProfileToUser: () => ({ name: '', image: undefined }),
          },
        ],
      }),
    ],
  })
  await auth.$context
  return auth
}

export type GoogleAuth = Awaited<ReturnType<typeof createGoogleAuth>>

function describeAuth({ database, siteUrl, secret }: AuthSettings) {
  return {
    appName: 'Topshelf',
    baseURL: siteUrl,
    basePath: authBase,
    secret,
    database: kyselyAdapter(database.db, {
      type: database.engine === 'sqlite' ? 'sqlite' : 'postgres',
      transaction: true,
    }),
    session: {
      expiresIn: sessionSeconds,
      additionalFields: {
        /** When the reader has last proven who they are. */
        authenticatedAt: { type: 'date', required: true, input: false, defaultValue: () => new Date() },
      },
    },
    account: {
      // A Google account joins an account whose owner has proven the address; never one that anybody may have made.
      accountLinking: { enabled: true, requireLocalEmailVerified: true },
      updateAccountOnSignIn: false,
    },
    databaseHooks: {
      account: {
        create: {
          // We ask Google who somebody is, and nothing afterwards.
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
    },
    // Each is done by this server itself, by the address of the client.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message) => log.error(`Accounts: ${message}`) },
    advanced: {
      cookiePrefix: 'topshelf',
      useSecureCookies: siteUrl.startsWith('https:'),
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
    onAPIError: { errorURL: `${siteUrl}${authBase}/google/done` },
  } satisfies BetterAuthOptions
}
