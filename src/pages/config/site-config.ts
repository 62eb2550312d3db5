import type { OwnLanguage } from '#catalogue/languages.ts'
import { palette } from './palette.ts'
import { siteName } from './site-name.ts'

/** What the site says about itself in titles, heads, the manifest and the footer. */
export const siteConfig = {
  siteName,
  /** Takes the place of `{host}` in the title template. */
  host: 'Topshelf',
  /** Where the site is published; `SITE_URL` overrides it at build time. */
  siteUrl: 'http://localhost:8080',
  /** An https or mailto address for reports of wrong data. Empty: the link is left out. `REPORT_URL` overrides it at build time. */
  reportUrl: '',
  /** The contact that `/.well-known/security.txt` names, and until when. `SECURITY_CONTACT` and `SECURITY_EXPIRES` override them. */
  securityContact: '',
  securityExpires: '',
  /** Handles on the network that reads `twitter:` tags, with their @. Empty: the tag is left out. */
  socialSiteHandle: '',
  socialCreatorHandle: '',
  titleTemplate: '%s - {host}',
  /** Only here: package.json needs no version, because the package is never published. */
  version: '0.7.21',
  themeColour: palette.brand,
} as const

export interface SiteLanguage {
  /** BCP 47. */
  readonly code: string
  /** Empty for the default, or a slash and a name, which is that of its catalogue and of its folder of guides, too. */
  readonly pathPrefix: string
  /** What it calls itself. */
  readonly name: string
  /** https://ogp.me/#optional */
  readonly openGraph: string
}

/**
 * The languages that there are texts in; the first is the default. Which of them a site has is decided when it is built:
 * `languages` in `src/wording/language.ts`.
 */
export const siteLanguages = [
  { code: 'en', pathPrefix: '', name: 'English', openGraph: 'en_GB' },
  { code: 'ja', pathPrefix: '/ja', name: '日本語', openGraph: 'ja_JP' },
  { code: 'de', pathPrefix: '/de', name: 'Deutsch', openGraph: 'de_DE' },
  { code: 'fr', pathPrefix: '/fr', name: 'Français', openGraph: 'fr_FR' },
  { code: 'es-419', pathPrefix: '/es', name: 'Español', openGraph: 'es_LA' },
  { code: 'pt-BR', pathPrefix: '/pt-br', name: 'Português', openGraph: 'pt_BR' },
] as const satisfies readonly (SiteLanguage & { readonly code: 'en' | OwnLanguage })[]

/** Codes of languages that are still being translated. */
const unfinished: readonly string[] = []

/** Those whose catalogues are complete: a site is built in them unless `LANGUAGES` asks for others. */
export const offeredLanguages: readonly SiteLanguage[] = siteLanguages.filter(({ code }) => !unfinished.includes(code))

/** Fills the title template; a page without a title gets the name of the site alone. */
export function formatTitle(title: string | null): string {
  const text = title?.trim()
  if (!text) return siteConfig.siteName
  // Functions, because `$&` in a replacement string would be a pattern.
  return siteConfig.titleTemplate.replace('{host}', () => siteConfig.host).replace('%s', () => text)
}
