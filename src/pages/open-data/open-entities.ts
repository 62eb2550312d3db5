import { badgeShape, guideRowShape, guideShape, skillRowShape, skillShape } from './shapes/thing-shapes.ts'
import { courseRowShape, courseShape } from './shapes/course-shape.ts'
import { itemRowShape, itemShape } from './shapes/item-shape.ts'
import { tourRowShape, tourShape } from './shapes/tour-shape.ts'
import type { OpenEntitiesPlan } from './open-collection-plan.ts'
import {
  buildOpenItems,
  buildOpenCourses,
  buildOpenTours,
  buildOpenBadges,
  buildOpenGuides,
  buildOpenSkills,
} from './build-open-entities.ts'

const inGameOrder = 'As the game lists them: by rarity, then by number.'
export const byTour = 'By tour, then by position.'

const itemEntities = {
  schema: 'item',
  row: itemRowShape,
  entity: itemShape,
  key: ['id'],
  order: inGameOrder,
  archivedAs: ['items'],
} as const

export const openEntities = [
  {
    name: 'drivers',
    ...itemEntities,
    contents: 'Every driver with rarity, skill, first tour and last rank.',
    count: (source) => source.items.driver.length,
    build: (source) => buildOpenItems(source, 'driver'),
  },
  {
    name: 'karts',
    ...itemEntities,
    contents: 'Every kart, with the same fields.',
    count: (source) => source.items.kart.length,
    build: (source) => buildOpenItems(source, 'kart'),
  },
  {
    name: 'gliders',
    ...itemEntities,
    contents: 'Every glider, with the same fields.',
    count: (source) => source.items.glider.length,
    build: (source) => buildOpenItems(source, 'glider'),
  },
  {
    name: 'skills',
    contents: 'The skills of drivers, karts and gliders.',
    schema: 'skill',
    row: skillRowShape,
    key: ['id'],
    order: 'By kind, then by name.',
    entity: skillShape,
    count: ({ catalogue }) => catalogue.skills.length,
    build: buildOpenSkills,
  },
  {
    name: 'courses',
    contents: 'The courses; the file of each has its variants with their shelves.',
    schema: 'course',
    row: courseRowShape,
    key: ['id'],
    order: 'By platform, then by name.',
    entity: courseShape,
    count: ({ catalogue }) => catalogue.courses.length,
    build: buildOpenCourses,
  },
  {
    name: 'tours',
    contents: 'The tours, from the first to the last; the file of each has its cups and ranked weeks.',
    schema: 'tour',
    row: tourRowShape,
    key: ['id'],
    order: 'By number.',
    entity: tourShape,
    count: ({ catalogue }) => catalogue.tours.length,
    build: buildOpenTours,
  },
  {
    name: 'badges',
    contents: 'The kinds of badges.',
    schema: 'badge',
    row: badgeShape,
    key: ['id'],
    order: 'By name.',
    entity: badgeShape,
    count: ({ catalogue }) => catalogue.badges.length,
    build: buildOpenBadges,
  },
  {
    name: 'guides',
    contents: 'Tips and tricks; the file of each has its text.',
    schema: 'guide',
    row: guideRowShape,
    key: ['id'],
    order: 'As the site lists them.',
    asOf: ({ catalogue: { guides, today } }) =>
      guides
        .map(({ updated }) => updated)
        .toSorted()
        .at(-1) ?? today,
    archivedAs: [],
    entity: guideShape,
    count: ({ catalogue }) => catalogue.guides.length,
    build: buildOpenGuides,
  },
] as const satisfies readonly OpenEntitiesPlan[]

/** The rows of all three kinds. */
