import type * as z from 'zod'
import { itemKinds } from '#catalogue/entities.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { shelfInputs, type PageInput } from '../source/page-input.ts'
import { buildCorrectionRows } from './build-correction-rows.ts'
import { buildNameRows, countNameRows } from './build-name-rows.ts'
import { buildOpenBadges } from './build-open-badges.ts'
import { buildOpenCourses, buildVariantRows } from './build-open-courses.ts'
import { buildOpenGuides } from './build-open-guides.ts'
import { buildOpenItems } from './build-open-items.ts'
import { buildOpenSkills } from './build-open-skills.ts'
import { buildCupRows, buildOpenTours } from './build-open-tours.ts'
import { buildShelfRows } from './build-shelf-rows.ts'
import { badgeShape } from './shapes/badge-shape.ts'
import { correctionRowShape } from './shapes/correction-shape.ts'
import { courseRowShape, courseShape, variantRowShape } from './shapes/course-shape.ts'
import { guideRowShape, guideShape } from './shapes/guide-shape.ts'
import { itemRowShape, itemShape } from './shapes/item-shape.ts'
import { nameRowShape } from './shapes/name-shape.ts'
import { shelfRowShape } from './shapes/shelf-shape.ts'
import { skillRowShape, skillShape } from './shapes/skill-shape.ts'
import { cupRowShape, tourRowShape, tourShape } from './shapes/tour-shape.ts'

/** Every table is made from these: it says the day for which it holds, and that follows from them. */
export const inputsOfEveryTable = ['game', 'tours', 'changes'] as const satisfies readonly PageInput[]

/**
 * A collection of the open data. Its files as JSON and CSV, its schemas, its entry in the index and what the page about
 * the data says of it all follow from this description.
 */
export interface OpenCollectionPlan {
  /** Its name in addresses. */
  readonly name: string
  /** What the table holds; the names of most say it themselves. */
  readonly contents: string
  /** The schema of a single thing; that of the table is `{schema}-table`. Collections of the same shapes share them. */
  readonly schema: string
  /** The columns of the table: what of a single thing fits in a row. */
  readonly row: z.ZodObject
  /** What it is made from, apart from code and what every table is made from. */
  readonly from: readonly Exclude<PageInput, (typeof inputsOfEveryTable)[number]>[]
  /** How many rows the table has, counted without making them. */
  readonly count: (source: PageSource) => number
  /** Every thing or row, in the order of the table. */
  readonly build: (source: PageSource) => Iterable<object>
}

/** Things with a file each, besides the table of all. */
export interface OpenEntitiesPlan extends OpenCollectionPlan {
  readonly entity: z.ZodObject
  readonly build: (source: PageSource) => readonly { readonly id: string }[]
}

const items = { schema: 'item', row: itemRowShape, entity: itemShape } as const

export const openEntities = [
  {
    name: 'drivers',
    ...items,
    contents: 'Every driver with rarity, skill, first tour and rank today.',
    from: ['itemNames', 'foreignNames', 'driverShelves'],
    count: (source) => source.items.driver.length,
    build: (source) => buildOpenItems(source, 'driver'),
  },
  {
    name: 'karts',
    ...items,
    contents: 'Every kart, with the same fields.',
    from: ['itemNames', 'foreignNames', 'kartShelves'],
    count: (source) => source.items.kart.length,
    build: (source) => buildOpenItems(source, 'kart'),
  },
  {
    name: 'gliders',
    ...items,
    contents: 'Every glider, with the same fields.',
    from: ['itemNames', 'foreignNames', 'gliderShelves'],
    count: (source) => source.items.glider.length,
    build: (source) => buildOpenItems(source, 'glider'),
  },
  {
    name: 'skills',
    contents: 'The skills of drivers, karts and gliders.',
    schema: 'skill',
    row: skillRowShape,
    entity: skillShape,
    from: ['foreignNames'],
    count: ({ catalogue }) => catalogue.skills.length,
    build: buildOpenSkills,
  },
  {
    name: 'courses',
    contents: 'The courses; the file of each has its variants with their shelves today.',
    schema: 'course',
    row: courseRowShape,
    entity: courseShape,
    from: [...shelfInputs, 'foreignNames'],
    count: ({ catalogue }) => catalogue.courses.length,
    build: buildOpenCourses,
  },
  {
    name: 'tours',
    contents: 'The tours, a year ahead; the file of each has its cups and ranked weeks.',
    schema: 'tour',
    row: tourRowShape,
    entity: tourShape,
    from: [],
    count: ({ catalogue }) => catalogue.tours.length,
    build: buildOpenTours,
  },
  {
    name: 'badges',
    contents: 'The kinds of badges.',
    schema: 'badge',
    row: badgeShape,
    entity: badgeShape,
    from: ['badges'],
    count: ({ catalogue }) => catalogue.badges.length,
    build: buildOpenBadges,
  },
  {
    name: 'guides',
    contents: 'Tips and tricks; the file of each has its text.',
    schema: 'guide',
    row: guideRowShape,
    entity: guideShape,
    from: ['guides'],
    count: ({ catalogue }) => catalogue.guides.length,
    build: buildOpenGuides,
  },
] as const satisfies readonly OpenEntitiesPlan[]

/** Relations between things; a table each, and no file for a single row. */
export const openRelations = [
  {
    name: 'variants',
    contents: 'Course variants: reverse, tricks, and so on.',
    schema: 'variant',
    row: variantRowShape,
    from: [],
    count: ({ catalogue }) => catalogue.variantById.size,
    build: buildVariantRows,
  },
  {
    name: 'shelves',
    contents: 'Every shelf on record: which item, on which variant, from which level, since when.',
    schema: 'shelf',
    row: shelfRowShape,
    from: shelfInputs,
    count: (source) => sum(itemKinds.flatMap((kind) => source.items[kind].map(({ shelves }) => shelves.length))),
    build: buildShelfRows,
  },
  {
    name: 'corrections',
    contents: 'Shelves that players have reported, with the day and how many have.',
    schema: 'correction',
    row: correctionRowShape,
    from: shelfInputs,
    count: ({ reportedShelves }) => reportedShelves.length,
    build: buildCorrectionRows,
  },
  {
    name: 'cups',
    contents: 'The cups and ranked cups of all tours.',
    schema: 'cup',
    row: cupRowShape,
    from: [],
    count: ({ catalogue }) => sum(catalogue.tours.map(({ cups, rankedCups }) => cups.length + rankedCups.length)),
    build: buildCupRows,
  },
  {
    name: 'names',
    contents: 'The official names of items, courses and skills in ten languages besides English.',
    schema: 'name',
    row: nameRowShape,
    from: ['foreignNames'],
    count: countNameRows,
    build: buildNameRows,
  },
] as const satisfies readonly OpenCollectionPlan[]

export type EntityCollection = (typeof openEntities)[number]['name']
export type OpenCollection = EntityCollection | (typeof openRelations)[number]['name']

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
