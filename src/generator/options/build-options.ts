import { resolve } from 'node:path'
import type { IsoDate } from '#catalogue/calendar.ts'
import { gameDayWording, isGameDay } from '#catalogue/game-day.ts'
import { parseOptions } from '#command-line/parse-options.ts'
import { parseOrigin } from '#documents/parse-url.ts'
import type { AnalyticsSettings } from '#pages/config/analytics-settings.ts'
import { siteConfig, type SiteLanguage, offeredLanguages, siteLanguages } from '#pages/config/site-config.ts'
import { parseAnalytics } from './parse-analytics.ts'
import { parseContact, parseSecurityContact, type SecurityContact } from './parse-contacts.ts'
import { pseudoLanguage } from '../languages/pseudo-language.ts'

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
export function parseBuildOptions(commandLine: readonly string[], environment: NodeJS.ProcessEnv): BuildOptions {
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

/**
 * The languages of a site, the default first.
 * @param codes separated by commas, as `LANGUAGES` names them; all that are offered if there are none
 * @throws if one is unknown
 */
export function parseLanguages(codes: string | undefined): readonly SiteLanguage[] {
  if (!codes) return offeredLanguages
  const known: readonly SiteLanguage[] = [...siteLanguages, pseudoLanguage]
  const asked = codes.split(',').map((code) => code.trim())
  const unknown = asked.find((code) => !known.some((language) => language.code === code))
  if (unknown !== undefined) {
    const list = siteLanguages.map(({ code }) => code).join(', ')
    throw new Error(`LANGUAGES names "${unknown}", which is none of ${list}. Write them like en,de.`)
  }
  return known.filter(({ code, pathPrefix }) => pathPrefix === '' || asked.includes(code))
}

export function nameLanguages(languages: readonly SiteLanguage[]): string {
  return languages.map(({ code }) => code).join()
}
