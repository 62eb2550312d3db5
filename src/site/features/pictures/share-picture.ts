import * as say from '#wording/race.ts'
import { downloadFile } from '../../ui/download-file.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'

/** Hands a picture to the device, or downloads it where there is nothing to hand it to. */
export async function sharePicture(picture: Blob, fileName: string, title: string): Promise<void> {
  const files = [new File([picture], fileName, { type: picture.type })]
  if (!('canShare' in navigator) || !navigator.canShare({ files })) {
    downloadFile(fileName, picture)
    showToast({ message: say.pictureDownloaded({ file: fileName }) })
    return
  }
  try {
    await navigator.share({ files, title })
  } catch (error) {
    // Cancelled by the reader.
    if (error instanceof DOMException && error.name === 'AbortError') return
    console.error(error)
    showToast({ message: say.cardNotShared(), type: 'error' })
  }
}
