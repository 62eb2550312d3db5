/** Who else can say who a reader is. Each has a record in the server's `accounts/providers/`. */
export const providerIds = ['google'] as const
export type ProviderId = (typeof providerIds)[number]

export const authBase = '/api/auth'

/** Where the popup begins. */
export function providerStartPath(id: ProviderId): string {
  return `${authBase}/${id}`
}

/** Where the provider sends readers back to; what it has to be told. */
export function providerCallbackPath(id: ProviderId): string {
  return `${authBase}/callback/${id}`
}

/** Name of the BroadcastChannel on which the popup reports. */
export function providerChannel(id: ProviderId): string {
  return `topshelf-${id}`
}
