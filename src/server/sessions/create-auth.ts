import { randomBytes } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { kyselyAdapter } from '@better-auth/kysely-adapter'
import type { BetterAuthOptions } from 'better-auth'
import { betterAuth } from 'better-auth/minimal'
import { authBase } from '#documents/identity-provider.ts'
import type { Database } from '../database/open-database.ts'
import { log } from '../process/log.ts'
import { type Configuration, leastSecretCharacters, ConfigurationError } from '../configuration/configuration.ts'
import { makePrivateFolder } from '../process/private-files.ts'

export interface AuthSettings {
  readonly database: Database
  /** The origin under which readers open the site. */
  readonly siteUrl: string
  readonly secret: string
  /** Where better-auth sends readers after a failure. */
  readonly errorPath?: string
}

/** A session ends after being unused for this long. */
export const sessionSeconds = 30 * 24 * 3600

/** The prefix of cookie names. On https, browsers accept names with this prefix only from this very host. */
export function nameCookies(isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}topshelf`
}

/** better-auth as this server uses it: its tables, its sessions, its sign-in with others; passwords and mails are ours. */
export function createAuth(settings: AuthSettings) {
  return betterAuth(buildAuthOptions(settings))
}

export type AuthContext = Awaited<ReturnType<typeof createAuth>['$context']>

/** The same for every instance. */
export function buildAuthOptions({ database, siteUrl, secret, errorPath }: AuthSettings) {
  const isSecure = siteUrl.startsWith('https:')
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
        /** When the reader last proved who they are. */
        authenticatedAt: { type: 'date', required: true, input: false, defaultValue: () => new Date() },
      },
    },
    account: {
      // A provider's account is linked to an account whose owner has proven the address; never to one that anybody may
      // have made.
      accountLinking: { enabled: true, requireLocalEmailVerified: true },
      updateAccountOnSignIn: false,
    },
    databaseHooks: {
      account: {
        create: {
          // We ask a provider who somebody is, and nothing more.
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
    },
    // Each is done by this server itself, by the address of the client.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message, ...details) => logComplaint(message, details) },
    advanced: {
      cookiePrefix: nameCookies(isSecure),
      // Its own way would name them `__Secure-`, which a sibling of the site could set.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure },
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
    ...(errorPath ? { onAPIError: { errorURL: `${siteUrl}${errorPath}` } } : {}),
  } satisfies BetterAuthOptions
}

/** Anybody can open the address to which a provider sends readers back: the operator has nothing to look into then. */
function logComplaint(message: string, details: readonly unknown[]): void {
  if (message === 'State not found' || details.some(isStateFault)) log.info(`A sign-in was not continued: ${message}`)
  else log.error(`Accounts: ${message}`)
}

/** The state is not of this browser, or too old; what else goes wrong with it has no such code. */
function isStateFault(detail: unknown): boolean {
  return detail instanceof Error && 'code' in detail && String(detail.code).startsWith('state_')
}

const fileName = 'auth-secret'

/** The secret that signs cookies: the configured one, or one that was made at the first start and is kept. */
export function readAuthSecret({ authSecret, dataFolder }: Configuration): string {
  if (authSecret !== null) return authSecret
  const name = join(dataFolder, fileName)
  makePrivateFolder(dataFolder)
  try {
    // Fails if there is one: it is never replaced.
    writeFileSync(name, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  if (statSync(name).isDirectory())
    throw new ConfigurationError([`${name} is a folder, in the place of the file with the secret. Move it aside.`])
  const secret = readFileSync(name, 'utf8').trim()
  if (secret.length >= leastSecretCharacters) return secret
  throw new ConfigurationError([
    `The secret in ${name} is too short. Delete the file to get a new one; this signs everybody out.`,
  ])
}
