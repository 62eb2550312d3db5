import { createHash } from 'node:crypto'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import { fileInLanguage } from '#pages/routes/language-path.ts'
import type { AnalyticsSettings } from '#pages/config/analytics-settings.ts'
import { dataPackagePath, openDataRoot } from '#pages/open-data/open-data-path.ts'
import { legacyIconPath, touchIconPath, vectorIconPath } from '../files/icon-list.ts'
import { feedPath } from '#pages/routes/routes.ts'

export interface HeaderFacts {
  readonly siteUrl: string
  readonly languages: readonly SiteLanguage[]
  readonly analytics: AnalyticsSettings | null
  /** The HTML of a page with every inline script that pages have, in each language. */
  readonly documents: readonly string[]
}

/** Google's own list: https://developers.google.com/tag-platform/security/guides/csp */
const googleCollectors = ['https://*.google-analytics.com', 'https://*.analytics.google.com']

/** For a year, for files whose names change with their content. */
const immutable = ['Cache-Control: public, max-age=31536000, immutable']
/** For pictures that previews, feed readers and lists of bookmarks show beside a link to the site. */
const embedded = ['Cross-Origin-Resource-Policy: cross-origin']
/** For public data: other sites may read it and its version. */
const open = ['Access-Control-Allow-Origin: *', 'Access-Control-Expose-Headers: ETag', ...embedded]

/**
 * The text of `_headers`, which assigns headers to addresses in the format that static hosts read
 * (https://docs.netlify.com/manage/routing/headers/, https://developers.cloudflare.com/pages/configuration/headers/).
 * Our own server reads the same file.
 */
export function buildHeaders(facts: HeaderFacts): string {
  const rules: readonly (readonly [pattern: string, headers: readonly string[]])[] = [
    ['/*', buildSecurityHeaders(facts)],
    ...['js', 'css', 'fonts', 'media'].map((folder) => [`/assets/${folder}/*`, immutable] as const),
    ['/assets/offline/*.pack', immutable],
    [`${openDataRoot}*`, open],
    [dataPackagePath, open],
    ['/data/archive/*', open],
    ['/assets/emblems/*', open],
    ...['/assets/cards/*', '/assets/icons/*', vectorIconPath, legacyIconPath, touchIconPath].map(
      (path) => [path, embedded] as const,
    ),
    ...facts.languages.map(
      ({ pathPrefix }) =>
        [fileInLanguage(feedPath, pathPrefix), ['Content-Type: application/atom+xml; charset=utf-8', ...open]] as const,
    ),
  ]
  return rules
    .map(([pattern, headers]) => `${[pattern, ...headers.map((header) => `  ${header}`)].join('\n')}\n`)
    .join('')
}

function buildSecurityHeaders(facts: HeaderFacts): string[] {
  return [
    `Content-Security-Policy: ${buildContentPolicy(facts)}`,
    // Browsers ignore it on http, and a site without https must not demand it. Subdomains are not ours to decide on.
    ...(facts.siteUrl.startsWith('https:') ? ['Strict-Transport-Security: max-age=31536000'] : []),
    // The sign-in popup of another origin must be able to close itself.
    'Cross-Origin-Opener-Policy: same-origin-allow-popups',
    // What others may show is named above, address by address.
    'Cross-Origin-Resource-Policy: same-origin',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Permissions-Policy: accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'X-Content-Type-Options: nosniff',
    'X-Frame-Options: DENY',
  ]
}

function buildContentPolicy({ siteUrl, analytics, documents }: HeaderFacts): string {
  const inlineScripts = new Set(documents.flatMap(findInlineScripts).map(hashSource))
  const google = analytics?.ga4 ? [analytics.ga4.origin, ...googleCollectors] : []
  const plausible = analytics?.plausible ? [new URL(analytics.plausible.api).origin] : []
  const directives: readonly (readonly [name: string, ...sources: readonly string[]])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...inlineScripts, ...google.slice(0, 1)],
    ['style-src', "'self'"],
    // Nine in ten prerendered pages have lengths, such as that of a score bar, in style attributes. These can neither
    // run code nor load what the rest of the policy forbids. Style elements stay forbidden.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...plausible, ...google],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['frame-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ...(siteUrl.startsWith('https:') ? [['upgrade-insecure-requests'] as const] : []),
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/** The inline scripts of a document, without script elements that only hold data. */
export function findInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)
}

/** https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
