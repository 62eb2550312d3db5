import { isLocalAddress } from './web-address.ts'

/** `{pictureBase}?address=…`: a picture that the reader has named, fetched by the server. `signed-out`, `not-found` and more. */
export const pictureBase = '/api/picture'

/**
 * Where a page loads a picture from: one of another site comes through our server, so that its site learns nothing of the
 * reader, and pages need not allow pictures from everywhere.
 */
export function pictureSource(address: string): string {
  return isLocalAddress(address) ? address : `${pictureBase}?${new URLSearchParams({ address })}`
}
