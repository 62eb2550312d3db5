import type { RankedCupDate } from '#pages/data/tour-views.ts'
import { raceAddress } from '#pages/race/race-address.ts'
import * as say from '#wording/race.ts'
import { shareLink } from '../sharing/share-link.ts'
import type { CardCourse } from './card-course.ts'
import { nameCard } from './describe-card.ts'
import { listSentPicks } from './list-sent-picks.ts'

export function shareRaceLink(week: RankedCupDate | null, courses: readonly CardCourse[]): Promise<void> {
  const ids = courses.map(({ variant }) => variant.id)
  const picks = listSentPicks(courses)
  const isOwn = picks.some((pick) => pick !== null)
  return shareLink(
    raceAddress({ week: week?.start ?? null, courses: ids, picks }),
    nameCard(week),
    isOwn ? say.ownLinkCopied() : say.bestLinkCopied(),
  )
}
