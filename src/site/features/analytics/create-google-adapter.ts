import type { AnalyticsSettings } from '#pages/config/analytics-settings.ts'
import type { AnalyticsAdapter, CountedPage } from './analytics-adapter.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Loads Google's tag (https://developers.google.com/tag-platform/gtagjs) and reports pages to it one by one. */
export function createGoogleAdapter({ id, origin }: NonNullable<AnalyticsSettings['ga4']>): AnalyticsAdapter {
  const layer = (window.dataLayer ??= [])
  // The tag only understands `arguments` objects.
  function say(..._command: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments)
  }
  say('js', new Date())
  say('config', id, { send_page_view: false, allow_google_signals: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `${origin}/gtag/js?id=${id}`
  document.head.append(script)

  return {
    sendPage: (page) => say('event', 'page_view', describe(page)),
    sendVital: ({ name, value, rating, id: metricId }, page) =>
      say('event', name, {
        ...describe(page),
        value,
        metric_id: metricId,
        metric_rating: rating,
        non_interaction: true,
      }),
  }
}

function describe({ address, title, referrer }: CountedPage) {
  return { page_location: address, page_title: title, page_referrer: referrer }
}
