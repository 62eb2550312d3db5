/** Which analytics services the site reports visits to. Set for the build, read in the browser. */
export interface AnalyticsSettings {
  /** https://plausible.io/docs/events-api */
  readonly plausible?: { readonly domain: string; readonly api: string }
  /** Google Analytics 4: `id` is a measurement id, `origin` serves its script. */
  readonly ga4?: { readonly id: string; readonly origin: string }
}

/** Name of the meta element that holds the settings as JSON. Without it nothing is measured. */
export const analyticsMetaName = 'analytics'
