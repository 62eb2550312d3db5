import { resolve } from 'node:path'
import { type IsoDate, isIsoDate } from '#catalogue/calendar.ts'
import { gameDayWording, isGameDay } from '#catalogue/game-day.ts'
import { parseOptions } from '#command-line/parse-options.ts'
import { parseOrigin } from '#documents/parse-url.ts'
import type { AnalyticsSettings } from '#pages/config/analytics-settings.ts'
import { siteConfig, type SiteLanguage } from '#pages/config/site-config.ts'
import { parseLanguages } from './parse-languages.ts'

export interface BuildOptions {
  /** Absolute folders. */
  readonly contentFolder: string
  readonly outFolder: string
  readonly cacheFolder: string
  /** The origin of the published site, without a trailing slash. */
  readonly siteUrl: string
  /** An https or mailto address for reports of wrong data; null for none. */
  readonly reportUrl: string | null
  /** Null: no contact is set. */
  readonly securityContact: SecurityContact | null
  readonly analytics: AnalyticsSettings | null
  /** What the site was built of, for the footer; null where it is not given. */
  readonly commit: string | null
  /** The default first. */
  readonly languages: readonly SiteLanguage[]
  /** The build day; null for the last day of the game, for which any later day stands, too. */
  readonly today: IsoDate | null
}

/** What other servers call it. */
const hints = new Map([
  ['--port', 'The environment names the port: PORT=3000.'],
  ['--host', 'The environment names the address: HOST=0.0.0.0.'],
])

/** Reads the options of a build from the command line and the environment. Throws on unknown or invalid ones. */
export function parseBuildOptions(
  commandLine: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): BuildOptions {
  const options = {
    today: { type: 'string' },
    content: { type: 'string', default: 'content' },
    out: { type: 'string', default: 'dist' },
    cache: { type: 'string', default: '.cache' },
  } as const
  const { values } = parseOptions({ args: [...commandLine], options }, hints)
  return {
    contentFolder: resolve(values.content),
    outFolder: resolve(values.out),
    cacheFolder: resolve(values.cache),
    siteUrl: parseSiteUrl(environment.SITE_URL || findLocalUrl(environment.PORT)),
    reportUrl: parseContact('REPORT_URL', environment.REPORT_URL || siteConfig.reportUrl),
    securityContact: parseSecurityContact(environment),
    analytics: parseAnalytics(environment),
    commit: parseCommit(environment.COMMIT),
    languages: parseLanguages(environment.LANGUAGES),
    today: parseDay(values.today || environment.TODAY),
  }
}

/** Of any length that Git can tell from others; the footer shows the first seven digits. */
function parseCommit(text: string | undefined): string | null {
  if (!text) return null
  if (!/^[0-9a-f]{7,64}$/.test(text))
    throw new Error(`COMMIT "${text}" is not one. Write it like $(git rev-parse HEAD).`)
  return text.slice(0, 7)
}

function parseDay(text: string | undefined): IsoDate | null {
  if (!text) return null
  if (!isGameDay(text))
    throw new Error(`The build day "${text}" is not ${gameDayWording.expected}. ${gameDayWording.remedy}`)
  return text
}

/** Where `npm start` serves the site that it builds. If there is no such port, the server says so. */
function findLocalUrl(port: string | undefined): string {
  return (port ? parseOrigin(`http://localhost:${port}`) : null) ?? siteConfig.siteUrl
}

function parseSiteUrl(text: string): string {
  const origin = parseOrigin(text)
  if (origin === null) throw new Error(`SITE_URL "${text}" is not an origin. Write it like https://example.org.`)
  return origin
}

type Environment = Readonly<Record<string, string | undefined>>

const plausibleApi = 'https://plausible.io/api/event'
const googleOrigin = 'https://www.googletagmanager.com'

/** Reads the analytics settings from the environment; null if there are none. Throws on an invalid id or address. */
export function parseAnalytics(environment: Environment): AnalyticsSettings | null {
  const plausible = parsePlausible(environment)
  const ga4 = parseGoogle(environment)
  return plausible || ga4 ? { ...(plausible && { plausible }), ...(ga4 && { ga4 }) } : null
}

function parsePlausible({ PLAUSIBLE_DOMAIN: domain, PLAUSIBLE_API: api }: Environment): AnalyticsSettings['plausible'] {
  if (!domain) {
    if (api) throw new Error('PLAUSIBLE_API is set without PLAUSIBLE_DOMAIN, the name of your site there.')
    return undefined
  }
  if (!/^[a-z0-9.-]+(?:\/[\w./-]+)?$/i.test(domain)) {
    throw new Error(`PLAUSIBLE_DOMAIN "${domain}" is not the name of a site. Write it like example.org.`)
  }
  return { domain, api: parseAddress('PLAUSIBLE_API', api || plausibleApi) }
}

function parseGoogle({ GA4_ID: id, GA4_ORIGIN: origin }: Environment): AnalyticsSettings['ga4'] {
  if (!id) {
    if (origin) throw new Error('GA4_ORIGIN is set without GA4_ID, your measurement id.')
    return undefined
  }
  if (!/^G-[A-Z0-9]{4,20}$/.test(id))
    throw new Error(`GA4_ID "${id}" is not a measurement id. It looks like G-ABC123DEF4.`)
  return { id, origin: new URL(parseAddress('GA4_ORIGIN', origin || googleOrigin)).origin }
}

function parseAddress(name: string, text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${name} "${text}" is not a web address.`)
  return url.href
}

/**
 * Parses the address to which a setting sends reports; null if it is empty. Throws unless it is an https or mailto address.
 * @param name of the setting
 */
export function parseContact(name: string, text: string): string | null {
  if (text.trim() === '') return null
  const url = URL.parse(text.trim())
  const isForm = url?.protocol === 'https:' && url.hash === '' && url.username === '' && url.password === ''
  const isMailbox = url?.protocol === 'mailto:' && /^[^@\s]+@[^@\s]+$/.test(url.pathname) && url.hash === ''
  if (url && (isForm || isMailbox)) return url.href
  throw new Error(
    `${name} "${text}" is neither a web page nor a mailbox. ` +
      'Write it like https://example.org/report or mailto:data@example.org, or leave it out.',
  )
}

/** The contact that `/.well-known/security.txt` names. */
export interface SecurityContact {
  /** An https or mailto address. */
  readonly address: string
  /** The day on which what it says stops being valid. No clock chooses it: a build is the same on any day. */
  readonly expires: IsoDate
}

/** Reads the contact for vulnerabilities; null if none is set. Throws on a contact without a day, and on a faulty one. */
export function parseSecurityContact(
  environment: Readonly<Record<string, string | undefined>>,
): SecurityContact | null {
  const address = parseContact('SECURITY_CONTACT', environment.SECURITY_CONTACT || siteConfig.securityContact)
  const expires = (environment.SECURITY_EXPIRES || siteConfig.securityExpires).trim()
  if (address === null) return null
  if (isIsoDate(expires)) return { address, expires }
  throw new Error(
    `SECURITY_EXPIRES "${expires}" is not a day. Say until when SECURITY_CONTACT is valid, like 2027-06-30, at most a ` +
      'year ahead, or leave both out.',
  )
}

/** What an operator should know of the day; null while it is in order. Takes the present moment, in ms. */
export function remarkOnExpiry({ expires }: SecurityContact, nowMs: number): string | null {
  const leftDays = (Date.parse(expires) - nowMs) / 86_400_000
  if (leftDays > 366)
    return `SECURITY_EXPIRES is ${expires}, more than a year ahead: programs that read security.txt distrust that.`
  return leftDays > 0 ? null : `SECURITY_EXPIRES was ${expires}: nobody trusts security.txt until you name a later day.`
}
