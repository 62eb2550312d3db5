import { analyticsMetaName, type AnalyticsSettings } from '#pages/config/analytics-settings.ts'
import { formatTitle } from '#pages/config/site-config.ts'
import { shownPage, type ReachedPage } from '../navigation/shown-page.ts'
import type { AnalyticsAdapter, CountedPage } from './analytics-adapter.ts'

/** Counts visits if the site is configured to and the reader does not object; otherwise loads nothing. */
export async function startAnalytics(): Promise<void> {
  const settings = readSettings()
  if (!settings || !mayMeasure(navigator)) return
  const adapters = await loadAdapters(settings)
  let counted: CountedPage | null = null
  function count(): void {
    const page = shownPage.read()
    if (!page) return
    const next = describePage(page, counted?.address ?? document.referrer)
    // Another query or hash is the same page.
    if (next.address === counted?.address) return
    counted = next
    for (const adapter of adapters) adapter.sendPage(next)
  }
  count()
  shownPage.subscribe(count)
  const { measureVitals } = await import('./measure-vitals.ts')
  measureVitals((vital) => {
    if (counted) for (const adapter of adapters) adapter.sendVital(vital, counted)
  })
}

function readSettings(): AnalyticsSettings | null {
  const meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${analyticsMetaName}"]`)
  return meta && JSON.parse(meta.content)
}

async function loadAdapters({ plausible, ga4 }: AnalyticsSettings): Promise<AnalyticsAdapter[]> {
  return Promise.all([
    ...(plausible
      ? [import('./create-plausible-adapter.ts').then((made) => made.createPlausibleAdapter(plausible))]
      : []),
    ...(ga4 ? [import('./create-google-adapter.ts').then((made) => made.createGoogleAdapter(ga4))] : []),
  ])
}

function describePage({ url, title }: ReachedPage, referrer: string): CountedPage {
  return { address: url.origin + url.pathname, title: formatTitle(title), referrer }
}

/** The reader's privacy preferences: https://www.w3.org/TR/gpc/ and the older Do Not Track. */
export interface PrivacyWishes {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

export function mayMeasure({ doNotTrack, globalPrivacyControl }: PrivacyWishes): boolean {
  return globalPrivacyControl !== true && doNotTrack !== '1' && doNotTrack !== 'yes'
}
