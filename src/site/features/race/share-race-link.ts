import { showToast } from '../../ui/toasts/show-toast.tsx'
import type { CardCourse } from './card-course.ts'
import { listSentPicks } from './list-sent-picks.ts'
import { raceAddress } from './race-address.ts'

/** Hands the card's address to the device, or copies it where there is nothing to hand it to. */
export async function shareRaceLink(title: string, courses: readonly CardCourse[]): Promise<void> {
  const ids = courses.map(({ variant }) => variant.id)
  const url = new URL(raceAddress({ courses: ids, picks: listSentPicks(courses) }), location.href).href
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
  showToast({ message: 'Link copied. Whoever opens it sees your card, and can compare their own.' })
}
