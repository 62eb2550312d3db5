import type { RankedCupDate } from '#pages/data/tour-views.ts'
import { raceAddress, type SentPick } from '#pages/race/race-address.ts'
import * as say from '#wording/race.ts'
import { itemKinds } from '#catalogue/entities.ts'
import { shareLink } from '../sharing/share-link.ts'
import type { CardCourse } from './card-course.ts'
import { nameCard } from './describe-card.ts'

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

/** The picks of a card that are its owner's, for raceAddress. */
export function listSentPicks(courses: readonly CardCourse[]): (SentPick | null)[] {
  return courses.flatMap(({ picks }) =>
    itemKinds.map((kind) => {
      const pick = picks[kind]
      return pick?.of === 'owner' && pick.level !== null ? { id: pick.item.id, level: pick.level } : null
    }),
  )
}
