import type { PageSource } from '../build-page-source.ts'
import { buildOpenBadges } from './build-open-badges.ts'
import { buildOpenCourses, buildVariantRows } from './build-open-courses.ts'
import { buildOpenGuides } from './build-open-guides.ts'
import { buildOpenItems } from './build-open-items.ts'
import { buildOpenSkills } from './build-open-skills.ts'
import { buildCupRows, buildOpenTours } from './build-open-tours.ts'
import { buildShelfRows } from './build-shelf-rows.ts'
import type { BulkData } from './open-shapes.ts'

export type OpenThings = Omit<BulkData, 'index' | 'ranking'>

/** Everything that has a file of its own. */
export function collectOpenThings(source: PageSource): OpenThings {
  return {
    drivers: buildOpenItems(source, 'driver'),
    karts: buildOpenItems(source, 'kart'),
    gliders: buildOpenItems(source, 'glider'),
    skills: buildOpenSkills(source),
    courses: buildOpenCourses(source),
    tours: buildOpenTours(source),
    badges: buildOpenBadges(source),
    guides: buildOpenGuides(source),
  }
}

/** What stands in tables alone. */
export function collectRelations(source: PageSource) {
  return { variants: buildVariantRows(source), shelves: buildShelfRows(source), cups: buildCupRows(source) }
}
