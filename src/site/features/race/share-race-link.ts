import type { RankedCupDate } from '#pages/data/tour-views.ts'
import { raceAddress } from '#pages/race/race-address.ts'
import { shareLink } from '../sharing/share-link.ts'
import type { CardCourse } from './card-course.ts'
import { nameCard } from './describe-card.ts'
import { listSentPicks } from './list-sent-picks.ts'

export function shareRaceLink(week: RankedCupDate | null, courses: readonly CardCourse[]): Promise<void> {
  const ids = courses.map(({ variant }) => variant.id)
  return shareLink(
    raceAddress({ courses: ids, picks: listSentPicks(courses) }),
    nameCard(week),
    'Link copied. Whoever opens it sees your card, and can compare their own.',
  )
}
