/** Bundled for each language: the files beside the pages whose texts are in it. */
import type { OutputFile } from '#pages/data/output-file.ts'
import { calendarPath } from '#pages/open-data/open-data-path.ts'
import { feedPath, manifestPath, routes, sharedLinkKey, siteSearchKey } from '#pages/routes/routes.ts'
import type { PageSource } from '#pages/source/build-page-source.ts'
import { buildCalendar } from '#wording/feeds/build-calendar.ts'
import { buildFeed } from '#wording/feeds/build-feed.ts'
import { type NamesTable, provideNames } from '#wording/names.ts'
import { palette } from '#pages/config/palette.ts'
import { areaNames } from '#wording/areas.ts'
import { siteConfig } from '#pages/config/site-config.ts'
import { addPrefix, fileInLanguage } from '#pages/routes/language-path.ts'
import { language, pathPrefix } from '#wording/language.ts'
import { siteDescription } from '#wording/site.ts'
import {
  applicationIconPath,
  applicationIconSizes,
  maskableIconPath,
  maskableIconSize,
  shortcutAreas,
  shortcutIconPath,
  shortcutIconSize,
  vectorIconPath,
} from '../files/icon-list.ts'
import { screenshotPath, screenshots } from '../files/screenshot-list.ts'

/** Files of which there is one for each language, by their addresses in English. */
export const localizedFiles: readonly {
  readonly root: string
  readonly build: (source: PageSource, siteUrl: string) => readonly OutputFile[]
}[] = [
  { root: calendarPath, build: (source, siteUrl) => [buildCalendar(source, siteUrl)] },
  { root: feedPath, build: (source, siteUrl) => [buildFeed(source, siteUrl)] },
  { root: manifestPath, build: () => [buildWebManifest()] },
]

/** @param names of things in the language of the bundle */
export function buildLocalizedFiles(source: PageSource, siteUrl: string, names: NamesTable): readonly OutputFile[] {
  provideNames(names)
  return localizedFiles.flatMap(({ build }) => build(source, siteUrl))
}

/**
 * The manifest of the application: https://www.w3.org/TR/appmanifest/
 * It is one in all languages, and begins in that of the page from which it was installed.
 */
function buildWebManifest(): OutputFile {
  const manifest = {
    id: '/',
    name: siteConfig.siteName,
    short_name: siteConfig.siteName,
    description: siteDescription(),
    lang: language,
    start_url: addPrefix(routes.home, pathPrefix),
    scope: '/',
    display: 'standalone',
    theme_color: siteConfig.themeColour,
    background_color: palette.chalk,
    icons: [
      ...applicationIconSizes.map((size) => ({
        src: applicationIconPath(size),
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
      {
        src: maskableIconPath,
        sizes: `${maskableIconSize}x${maskableIconSize}`,
        type: 'image/png',
        purpose: 'maskable',
      },
      { src: vectorIconPath, sizes: 'any', type: 'image/svg+xml' },
    ],
    // Shown on a long press of the installed icon.
    shortcuts: shortcutAreas.map((area) => ({
      name: areaNames[area](),
      url: addPrefix(routes[area], pathPrefix),
      icons: [{ src: shortcutIconPath(area), sizes: `${shortcutIconSize}x${shortcutIconSize}`, type: 'image/png' }],
    })),
    // What a device shares with the installed site is searched for; a link into the site opens its page. Lists to import
    // are files, which only a service worker could receive: a reader opens them in the settings.
    share_target: {
      action: addPrefix(routes.home, pathPrefix),
      method: 'GET',
      // The default, but Chrome warns of a manifest that leaves it out.
      enctype: 'application/x-www-form-urlencoded',
      params: { text: siteSearchKey, url: sharedLinkKey },
    },
    screenshots: screenshots.map(({ name, width, height, form, label }) => ({
      src: screenshotPath(name),
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor: form,
      label,
    })),
  }
  return { path: fileInLanguage(manifestPath, pathPrefix), pieces: [JSON.stringify(manifest, null, 2), '\n'] }
}
