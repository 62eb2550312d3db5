import { itemKinds } from '#catalogue/entities.ts'
import { raceAddress } from '#pages/race/race-address.ts'
import type { Loadout } from '#rankings/planner/find-loadout.ts'
import { shareLink } from '../../sharing/share-link.ts'

/** Shares a loadout as a race card of its courses, the same three items on each. */
export function shareLoadout(courses: readonly string[], loadout: Loadout): Promise<void> {
  const picks = courses.flatMap(() =>
    itemKinds.map((kind) => {
      const { best } = loadout[kind]
      return best && { id: best.item.id, level: best.level }
    }),
  )
  return shareLink(
    raceAddress({ courses, picks }),
    'My Mario Kart Tour loadout',
    'Link copied. Whoever opens it sees your loadout, and can compare it with their own.',
  )
}
