import type { PageSource } from '../source/build-page-source.ts'
import { buildOpenBadges } from './build-open-badges.ts'
import { buildOpenCourses, buildVariantRows } from './build-open-courses.ts'
import { buildOpenGuides } from './build-open-guides.ts'
import { buildOpenItems } from './build-open-items.ts'
import { buildOpenSkills } from './build-open-skills.ts'
import { buildCupRows, buildOpenTours } from './build-open-tours.ts'
import { buildShelfRows } from './build-shelf-rows.ts'
import type { EntityCollection, RelationCollection } from './open-data-path.ts'

/** What makes the things of each collection; their shapes stand in collection-shapes.ts. */
export const entityBuilders: Readonly<
  Record<EntityCollection, (source: PageSource) => readonly { readonly id: string }[]>
> = {
  drivers: (source) => buildOpenItems(source, 'driver'),
  karts: (source) => buildOpenItems(source, 'kart'),
  gliders: (source) => buildOpenItems(source, 'glider'),
  skills: buildOpenSkills,
  courses: buildOpenCourses,
  tours: buildOpenTours,
  badges: buildOpenBadges,
  guides: buildOpenGuides,
}

/** What makes the rows of tables that have nothing but rows. */
export const relationBuilders: Readonly<Record<RelationCollection, (source: PageSource) => Iterable<object>>> = {
  variants: buildVariantRows,
  shelves: buildShelfRows,
  cups: buildCupRows,
}
