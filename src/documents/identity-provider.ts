/**
 * The identity providers with which readers can sign in. Each has an entry in the server's
 * `configuration/configuration.ts` and a mark on the site's buttons (`provider-marks.tsx`).
 */
export const providerIds = ['google'] as const
export type ProviderId = (typeof providerIds)[number]

/** The names that readers know. */
export const providerNames: Readonly<Record<ProviderId, string>> = { google: 'Google' }

export const authBase = '/api/auth'

/** Where the popup begins. */
export function providerStartPath(id: ProviderId): string {
  return `${authBase}/${id}`
}

/** Where the provider sends readers back to; it must be registered there. */
export function providerCallbackPath(id: ProviderId): string {
  return `${authBase}/callback/${id}`
}

/** Name of the BroadcastChannel on which popups send a `ProviderReport`. */
export function providerChannel(id: ProviderId): string {
  return `topshelf-${id}`
}
