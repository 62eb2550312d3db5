/** Who is told of visits, from the build's configuration to the reader's browser. */
export interface AnalyticsSettings {
  /** https://plausible.io/docs/events-api */
  readonly plausible?: { readonly domain: string; readonly api: string }
  /** Google Analytics 4: `id` is a measurement id, `origin` serves its script. */
  readonly ga4?: { readonly id: string; readonly origin: string }
}

/** The name of the meta element that holds the settings as JSON; documents without it are not measured. */
export const analyticsMetaName = 'analytics'
