import type { AnalyticsSettings } from '#pages/config/analytics-settings.ts'
import type { AnalyticsAdapter, CountedPage } from './analytics-adapter.ts'

/** Calls the events API (https://plausible.io/docs/events-api) directly: no third-party script is loaded. */
export function createPlausibleAdapter({ domain, api }: NonNullable<AnalyticsSettings['plausible']>): AnalyticsAdapter {
  function send(
    name: string,
    { address, referrer }: CountedPage,
    props?: Readonly<Record<string, string | number>>,
  ): void {
    const event = { name, url: address, referrer, domain, ...(props && { props }) }
    // Plain text needs no preflight request. Failures are ignored.
    fetch(api, {
      method: 'POST',
      body: JSON.stringify(event),
      headers: { 'Content-Type': 'text/plain' },
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined)
  }
  return {
    sendPage: (page) => send('pageview', page),
    sendVital: ({ name, value, rating }, page) => send('Web Vital', page, { metric: name, value, rating }),
  }
}
