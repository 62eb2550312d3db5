import { palette } from './palette.ts'
import { siteName } from './site-name.ts'

/** What the site says of itself, in one place: titles, head, manifest, footer. */
export const siteConfig = {
  siteName,
  /** Stands for `{host}` in the title template. */
  host: 'Topshelf',
  siteDescription:
    'Daily rankings, top-shelf drivers, karts and gliders, and every course of Mario Kart Tour, all linked to each other.',
  /** Where the site is published; `SITE_URL` overrides it at build time. */
  siteUrl: 'http://localhost:8080',
  /** Where readers report wrong data, an https or mailto address; empty: the link is left out. `REPORT_URL` overrides it at build time. */
  reportUrl: '',
  /** Handles on the social network of the cards, with their @; empty: the tag is left out. */
  socialSiteHandle: '',
  socialCreatorHandle: '',
  titleTemplate: '%s - {host}',
  /** The one place of the version: package.json names none, because this is never published as a package. */
  version: '0.7.21',
  themeColour: palette.brand,
} as const

/**
 * The languages in which the site is published, the first for readers of any other. Each lies below its prefix, and
 * every page of one language has its twin in the others.
 */
export const siteLanguages = [{ code: 'en', pathPrefix: '' }] as const satisfies readonly SiteLanguage[]

export interface SiteLanguage {
  /** BCP 47. */
  readonly code: string
  /** Before the path of each page: empty, or `/` and a name. */
  readonly pathPrefix: string
}

/** The document title: the template around a page's title, or the site name alone when it has none. */
export function formatTitle(title: string | null): string {
  const text = title?.trim()
  if (!text) return siteConfig.siteName
  // Replaced by functions: a `$&` in a title is text, not a pattern.
  return siteConfig.titleTemplate.replace('{host}', () => siteConfig.host).replace('%s', () => text)
}
