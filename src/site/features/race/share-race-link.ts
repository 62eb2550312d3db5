import { raceAddress } from '#pages/race/race-address.ts'
import { shareLink } from '../sharing/share-link.ts'
import type { CardCourse } from './card-course.ts'
import { listSentPicks } from './list-sent-picks.ts'

export function shareRaceLink(title: string, courses: readonly CardCourse[]): Promise<void> {
  const ids = courses.map(({ variant }) => variant.id)
  return shareLink(
    raceAddress({ courses: ids, picks: listSentPicks(courses) }),
    title,
    'Link copied. Whoever opens it sees your card, and can compare their own.',
  )
}
