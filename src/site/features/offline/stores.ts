import { readCodeDigits } from '#pages/config/build-hash.ts'

/** The caches of this browser that hold pages; what a build with other code has left there is of no use any more. */
export interface StoreNames {
  /** Page data that the reader has visited or that was prefetched, by its address. */
  readonly pages: string
  /** Packs of page data that the reader has asked to keep, and what is known of them. */
  readonly download: string
  /** Other data files, by their address. */
  readonly files: string
  /** Scripts and styles of builds other than the service worker's. */
  readonly assets: string
  /** What a language has of its own: of those that the reader has read the site in. */
  readonly languages: string
}

export const storePrefix = 'topshelf-'

export function nameStores(buildHash: string): StoreNames {
  const code = readCodeDigits(buildHash)
  return {
    pages: `${storePrefix}pages-${code}`,
    download: `${storePrefix}download-${code}`,
    files: `${storePrefix}files-${code}`,
    assets: `${storePrefix}assets`,
    languages: `${storePrefix}languages`,
  }
}

/** Whether this browser can read pages offline: not where it blocks storage, and not without https. */
export async function canStorePages(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  try {
    // Where storage is blocked, even this question is refused.
    await caches.has(storePrefix)
    return true
  } catch (error) {
    console.warn('This browser stores no pages.', error)
    return false
  }
}

/** The title of a stored page, percent-encoded, so that a list of them can be shown without reading all of their data. */
export const titleHeader = 'X-Page-Title'
/** Milliseconds since 1970. */
export const savedAtHeader = 'X-Saved-At'
