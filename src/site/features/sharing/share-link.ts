import { showToast } from '../../ui/toasts/show-toast.tsx'

/**
 * Hands an address of this site to the device, or copies it where there is nothing to hand it to.
 *
 * @param address with or without the site's origin
 * @param copied what to say once it is copied
 */
export async function shareLink(address: string, title: string, copied: string): Promise<void> {
  const url = new URL(address, location.href).href
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
