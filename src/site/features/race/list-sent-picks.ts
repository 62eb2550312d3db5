import { itemKinds } from '#catalogue/entities.ts'
import type { CardCourse } from './card-course.ts'
import type { SentPick } from '#pages/race/race-address.ts'

/** The picks of a card that are its owner's, for raceAddress. */
export function listSentPicks(courses: readonly CardCourse[]): (SentPick | null)[] {
  return courses.flatMap(({ picks }) =>
    itemKinds.map((kind) => {
      const pick = picks[kind]
      return pick?.of === 'owner' && pick.level !== null ? { id: pick.item.id, level: pick.level } : null
    }),
  )
}
