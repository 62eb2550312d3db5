import { hostWords, isHost, isPort, portWords } from '#command-line/parse-options.ts'
import { ownValue } from '#documents/json-value.ts'
import { resolve } from 'node:path'
import { z } from 'zod'
import { providerIds } from '#documents/identity-provider.ts'
import { parseOrigin } from '#documents/parse-url.ts'
import {
  type Configuration,
  type DatabaseConfiguration,
  leastSecretCharacters,
  type MailConfiguration,
  type ProviderConfiguration,
  ConfigurationError,
  identityProviders,
} from './configuration.ts'

const encodedWords = 'write / ? # and @ in a password as %2F %3F %23 and %40'
const databaseWords = `an address like postgresql://user:password@host/name; ${encodedWords}`

const settings = z.object({
  PORT: text(isPort, portWords, '8080'),
  HOST: text(isHost, hostWords).optional(),
  SITE_URL: text(
    (value) => parseOrigin(value) !== null,
    'the origin under which readers open the site, like https://example.org',
  ).optional(),
  DATA_FOLDER: z.string().default('data'),
  DATABASE_URL: text(isUrl('postgres', 'postgresql'), databaseWords).optional(),
  LISTEN_URL: text(isUrl('postgres', 'postgresql'), databaseWords).optional(),
  AUTH_SECRET: text(
    (value) => value.length >= leastSecretCharacters,
    `at least ${leastSecretCharacters} characters; \`openssl rand -base64 32\` generates one`,
  ).optional(),
  SMTP_URL: text(isUrl('smtp', 'smtps'), `an address like smtps://user:password@host; ${encodedWords}`).optional(),
  MAIL_FROM: text(
    (value) => /^[^\r\n]*@[^\r\n]+$/.test(value),
    'an e-mail address, like Topshelf <post@example.org>',
  ).optional(),
  REVIEWERS: text(
    (value) => listAddresses(value).every((address) => z.email().safeParse(address).success),
    'e-mail addresses separated by commas, like ana@example.org, ben@example.org',
    '',
  ),
  TRUST_PROXY: text((value) => /^\d$/.test(value), 'the number of proxies in front of the server, from 0 to 9', '0'),
  RATE_LIMIT_FACTOR: text(
    (value) => Number(value) > 0 && Number(value) <= 1e6,
    'a number above 0, 1000000 at most',
    '1',
  ),
})
type Settings = z.infer<typeof settings>

/** For each identity provider, by its id in capitals. */
const providerSettings = providerIds.map((id) => {
  const name = id.toUpperCase()
  return {
    id,
    clientId: `${name}_CLIENT_ID`,
    clientSecret: `${name}_CLIENT_SECRET`,
    discoveryUrl: `${name}_DISCOVERY_URL`,
  }
})
type ProviderSettings = (typeof providerSettings)[number]

/** Every variable that is read. */
export const settingNames: readonly string[] = [
  ...Object.keys(settings.shape),
  ...providerSettings.flatMap(({ clientId, clientSecret, discoveryUrl }) => [clientId, clientSecret, discoveryUrl]),
]

/** Values of these are never shown: they are secrets or contain some. */
const secrets = new Set(['DATABASE_URL', 'LISTEN_URL', 'AUTH_SECRET', 'SMTP_URL'])

/**
 * The configuration from environment variables, of which an empty one counts as unset. Throws a ConfigurationError that
 * names everything that is wrong or missing, and the remedy.
 */
export function parseConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  const providers = providerSettings.map((names) => parseProvider(names, given))
  const problems = [
    ...(parsed.success
      ? listMissing(parsed.data)
      : parsed.error.issues.map(({ path, message }) => describe(String(path[0]), given, message))),
    ...providers.flatMap((provider) => (typeof provider === 'string' ? [provider] : [])),
  ]
  if (!parsed.success || problems.length > 0) throw new ConfigurationError(problems)
  const { data } = parsed
  return {
    port: Number(data.PORT),
    // Anyone who reached the port directly could write any address into X-Forwarded-For.
    host: data.HOST ?? (Number(data.TRUST_PROXY) > 0 ? '127.0.0.1' : null),
    siteUrl: parseOrigin(data.SITE_URL ?? ''),
    dataFolder: resolve(data.DATA_FOLDER),
    database: toDatabase(data),
    authSecret: data.AUTH_SECRET ?? null,
    mail: toMail(data),
    providers: providers.filter((provider) => provider !== null && typeof provider !== 'string'),
    reviewers: new Set(listAddresses(data.REVIEWERS)),
    trustedProxies: Number(data.TRUST_PROXY),
    rateLimitFactor: Number(data.RATE_LIMIT_FACTOR),
  }
}

function listMissing(data: Settings): string[] {
  const needs: readonly (readonly [keyof Settings, keyof Settings, string])[] = [
    ['DATABASE_URL', 'AUTH_SECRET', 'all processes on one database share it; `openssl rand -base64 32` generates one'],
    ['LISTEN_URL', 'DATABASE_URL', 'LISTEN_URL is a second address of the same database'],
    ['SMTP_URL', 'MAIL_FROM', 'mail servers require a sender, like Topshelf <post@example.org>'],
  ]
  return needs.flatMap(([given, needed, why]) =>
    data[given] !== undefined && data[needed] === undefined ? [`${needed} is missing, ${given} needs it: ${why}.`] : [],
  )
}

function describe(name: string, given: Readonly<Record<string, string | undefined>>, wanted: string): string {
  return `${name}${secrets.has(name) ? '' : ` "${ownValue(given, name)}"`} must be ${wanted}.`
}

function toDatabase({ DATABASE_URL: url, LISTEN_URL: directUrl }: Settings): DatabaseConfiguration {
  return url ? { engine: 'postgresql', url, directUrl: directUrl ?? url } : { engine: 'sqlite' }
}

function toMail({ SMTP_URL: url, MAIL_FROM: from = 'Topshelf <topshelf@localhost>' }: Settings): MailConfiguration {
  return url ? { by: 'smtp', url, from } : { by: 'outbox', from }
}

/** @returns null if it is not set up; a text says what is wrong */
function parseProvider(
  names: ProviderSettings,
  given: Readonly<Record<string, string | undefined>>,
): ProviderConfiguration | string | null {
  const { id } = names
  const { credentials, discoveryUrl: usual } = identityProviders[id]
  const clientId = ownValue(given, names.clientId)
  const clientSecret = ownValue(given, names.clientSecret)
  const discoveryUrl = ownValue(given, names.discoveryUrl) ?? usual
  const why = `both come from ${credentials}`
  if (clientId === undefined && clientSecret === undefined) return null
  if (clientId === undefined) return `${names.clientId} is missing, ${names.clientSecret} needs it: ${why}.`
  if (clientSecret === undefined) return `${names.clientSecret} is missing, ${names.clientId} needs it: ${why}.`
  if (discoveryUrl === null) return `${names.discoveryUrl} is missing, ${names.clientId} needs it.`
  if (isUrl('https', 'http')(discoveryUrl)) return { id, clientId, clientSecret, discoveryUrl }
  return `${names.discoveryUrl} "${discoveryUrl}" must be the address of an OpenID configuration.`
}

function text(fits: (value: string) => boolean, wanted: string): z.ZodString
function text(fits: (value: string) => boolean, wanted: string, otherwise: string): z.ZodDefault<z.ZodString>
function text(fits: (value: string) => boolean, wanted: string, otherwise?: string) {
  const checked = z.string().refine(fits, wanted)
  return otherwise === undefined ? checked : checked.default(otherwise)
}

/** As accounts have them: without surrounding spaces, in lower case. */
function listAddresses(value: string): string[] {
  return value === '' ? [] : value.split(',').map((address) => address.trim().toLowerCase())
}

/** A password with `/`, `?` or `#` in it ends the host too soon, and its rest would be shown as a path. */
function isUrl(...protocols: readonly string[]): (value: string) => boolean {
  return (value) => {
    const url = URL.parse(value)
    if (url === null || !protocols.some((protocol) => url.protocol === `${protocol}:`)) return false
    return !/@/.test(url.pathname + url.hash) && !/^[^=]*@/.test(url.search)
  }
}
