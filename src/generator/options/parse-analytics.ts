import type { AnalyticsSettings } from '#pages/config/analytics-settings.ts'

const plausibleApi = 'https://plausible.io/api/event'
const googleOrigin = 'https://www.googletagmanager.com'

/** Reads the analytics settings from the environment; null if there are none. Throws on an invalid id or address. */
export function parseAnalytics(environment: NodeJS.ProcessEnv): AnalyticsSettings | null {
  const plausible = parsePlausible(environment)
  const ga4 = parseGoogle(environment)
  return plausible || ga4 ? { ...(plausible && { plausible }), ...(ga4 && { ga4 }) } : null
}

function parsePlausible({
  PLAUSIBLE_DOMAIN: domain,
  PLAUSIBLE_API: api,
}: NodeJS.ProcessEnv): AnalyticsSettings['plausible'] {
  if (!domain) {
    if (api) throw new Error('PLAUSIBLE_API is set without PLAUSIBLE_DOMAIN, the name of your site there.')
    return undefined
  }
  if (!/^[a-z0-9.-]+(?:\/[\w./-]+)?$/i.test(domain)) {
    throw new Error(`PLAUSIBLE_DOMAIN "${domain}" is not the name of a site. Write it like example.org.`)
  }
  return { domain, api: parseAddress('PLAUSIBLE_API', api || plausibleApi) }
}

function parseGoogle({ GA4_ID: id, GA4_ORIGIN: origin }: NodeJS.ProcessEnv): AnalyticsSettings['ga4'] {
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
