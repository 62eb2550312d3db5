import { itemKinds } from '#catalogue/entities.ts'
import { raceAddress } from '#pages/race/race-address.ts'
import type { RaceAnswer } from '#rankings/planner/answer-races.ts'
import * as say from '#wording/planner.ts'
import { shareLink } from '../../sharing/share-link.ts'

/** Shares a loadout as a race card of its courses, the same three items on each. */
export function shareLoadout(courses: readonly string[], { best, lacking }: RaceAnswer): Promise<void> {
  const picks = courses.flatMap(() =>
    itemKinds.map((kind) => {
      const { item, level } = best.items[kind]
      return lacking.includes(kind) ? null : { id: item.id, level }
    }),
  )
  return shareLink(raceAddress({ courses, picks }), say.sharedTitle(), say.linkCopied())
}
