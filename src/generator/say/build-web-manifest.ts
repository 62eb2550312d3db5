import { palette } from '#pages/config/palette.ts'
import { manifestPath, routes, sharedLinkKey, siteSearchKey } from '#pages/routes/routes.ts'
import { areaNames } from '#wording/areas.ts'
import { siteConfig } from '#pages/config/site-config.ts'
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
import type { OutputFile } from '#pages/data/output-file.ts'
import { addPrefix, fileInLanguage } from '#pages/routes/language-path.ts'
import { language, pathPrefix } from '#wording/language.ts'
import { siteDescription } from '#wording/site.ts'

/**
 * The manifest of the application: https://www.w3.org/TR/appmanifest/
 * It is one in all languages, and begins in that of the page from which it was installed.
 */
export function buildWebManifest(): OutputFile {
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
