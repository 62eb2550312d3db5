import { palette } from '#pages/config/palette.ts'
import { routes } from '#pages/routes/routes.ts'
import { areaNames } from '#pages/source/site-areas.ts'
import { siteConfig } from '#pages/config/site-config.ts'
import {
  applicationIconPath,
  applicationIconSizes,
  maskableIconPath,
  maskableIconSize,
  vectorIconPath,
} from '../files/icon-list.ts'

/** The text of /manifest.json: https://www.w3.org/TR/appmanifest/ */
export function buildWebManifest(): string {
  const manifest = {
    id: '/',
    name: siteConfig.siteName,
    short_name: siteConfig.siteName,
    description: siteConfig.siteDescription,
    lang: 'en',
    start_url: '/',
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
    shortcuts: (['planner', 'checklist', 'ranking-list'] as const).map((area) => ({
      name: areaNames[area],
      url: routes[area],
    })),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
