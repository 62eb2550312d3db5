import { itemKinds } from '#catalogue/entities.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { OpenCollection } from './open-data-path.ts'

/** How many rows each table has. */
export function countOpenRows({ catalogue, items }: PageSource): Record<OpenCollection, number> {
  const { skills, courses, tours, badges, guides, variantById } = catalogue
  return {
    drivers: items.driver.length,
    karts: items.kart.length,
    gliders: items.glider.length,
    skills: skills.length,
    courses: courses.length,
    tours: tours.length,
    badges: badges.length,
    guides: guides.length,
    variants: variantById.size,
    shelves: sum(itemKinds.flatMap((kind) => items[kind].map(({ shelves }) => shelves.length))),
    cups: sum(tours.map(({ cups, rankedCups }) => cups.length + rankedCups.length)),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
