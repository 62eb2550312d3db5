import { resolveOnSite } from '../navigation/page-address.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'

/**
 * Hands an address of this site to the device, or copies it where there is nothing to hand it to; where the browser refuses
 * that, as those inside other apps do, it is shown to be copied by hand.
 *
 * @param address within the site: a path, or with its origin
 * @param copied what to say once it is copied
 */
export async function shareLink(address: string, title: string, copied: string): Promise<void> {
  const url = address.startsWith('/') ? resolveOnSite(address).href : address
  try {
    await shareOrCopy(url, title, copied)
  } catch (error) {
    console.warn(error)
    const { showLink } = await import('./show-link.tsx')
    showLink(url)
  }
}

/** The same for callers that already show the link. Fails where the browser refuses to copy it. */
export async function shareOrCopy(url: string, title: string, copied: string): Promise<void> {
  if ('share' in navigator && navigator.canShare?.({ url, title })) {
    try {
      return await navigator.share({ url, title })
    } catch (error) {
      // Closed by the reader.
      if (error instanceof DOMException && error.name === 'AbortError') return
      console.warn(error)
    }
  }
  await navigator.clipboard.writeText(url)
  showToast({ message: copied })
}
