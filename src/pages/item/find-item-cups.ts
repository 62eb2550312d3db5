import type { ComingCup } from '../data/tour-views.ts'
import type { ItemCourse, ItemCups } from '../data/item-pages.ts'

const shownCups = 4

/**
 * When an item's top shelves count most.
 * @param comingCups soonest first, from the one that is on
 */
export function findItemCups(courses: readonly ItemCourse[], comingCups: readonly ComingCup[]): ItemCups {
  const topIds = new Set(courses.filter(({ shelf }) => shelf === 'top').map(({ variant }) => variant.id))
  const cups = comingCups.filter((cup) => cup.courses.some(({ id }) => topIds.has(id)))
  return {
    cups: cups.slice(0, shownCups).map((cup) => ({ ...cup, courses: cup.courses.filter(({ id }) => topIds.has(id)) })),
    count: cups.length,
    of: comingCups.length,
    knownUntil: comingCups.at(-1)?.end ?? null,
  }
}
