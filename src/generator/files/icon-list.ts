/** Edge lengths in pixels. */
export const faviconSizes = [16, 32, 96] as const
export const touchIconSizes = [76, 120, 152, 167, 180] as const
/** Required of a web application that can be installed. */
export const applicationIconSizes = [192, 512] as const

export const vectorIconPath = '/favicon.svg'
/** Requested without having been linked: by feed readers, crawlers, and for answers that are no pages. */
export const legacyIconPath = '/favicon.ico'
export const legacyIconSizes = [16, 32] as const

export function faviconPath(size: number): string {
  return `/assets/icons/favicon-${size}.png`
}

export function touchIconPath(size: number): string {
  return `/assets/icons/apple-touch-icon-${size}.png`
}

export function applicationIconPath(size: number): string {
  return `/assets/icons/icon-${size}.png`
}

/** For systems that cut icons into shapes of their own. */
export const maskableIconSize = 512
export const maskableIconPath = '/assets/icons/maskable-512.png'
