/** Edge lengths in pixels of those required of a web application that can be installed. */
export const applicationIconSizes = [192, 512] as const

export const vectorIconPath = '/favicon.svg'
/** For browsers without vector icons, and requested unasked: by feed readers, crawlers, and for answers that are no pages. */
export const legacyIconPath = '/favicon.ico'
export const legacyIconSizes = [16, 32, 48] as const
/** On the home screen of a phone; also requested unasked. */
export const touchIconPath = '/apple-touch-icon.png'
export const touchIconSize = 180

export function applicationIconPath(size: number): string {
  return `/assets/icons/icon-${size}.png`
}

/** For systems that cut icons into shapes of their own. */
export const maskableIconSize = 512
export const maskableIconPath = '/assets/icons/maskable-512.png'

/** The pages that a long press on the installed icon offers. */
export const shortcutAreas = ['planner', 'checklist', 'ranking-list'] as const
export const shortcutIconSize = 96

export function shortcutIconPath(area: (typeof shortcutAreas)[number]): string {
  return `/assets/icons/shortcut-${area}.png`
}
