import { contentTables, type TableName } from '#catalogue/content-tables.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { buildOpenRankedCup, countSeconds } from './build-open-entities.ts'
import type {
  CityCourseRow,
  CupCourseRow,
  CycleRow,
  RankedCupCourseRow,
  RankedCupRow,
  TourCupRow,
} from './shapes/tour-shape.ts'

/** Tables of the content that are published as they are; the others are joined to the things that they are about. */
const contents = {
  'skill-keys': 'The numbers and keys of skills inside the game, by the rarity of the items that have them.',
  'cup-keys': 'The keys of cups inside the game, with their names.',
  'badge-ids': 'Every badge by its number and key inside the game; no source names single ones.',
  balloons: 'The balloons that karts could carry, with their prices.',
  'cup-exports': 'The courses of cups as the game itself listed them for 16 tours.',
  'bonus-challenges': 'The bonus challenges of 14 tours: what to do, where, with what, and how often for each star.',
  'bonus-challenge-racers': 'Who else raced in those challenges.',
  offers: 'What the Spotlight Shop of each tour of the yearly cycle sold, and how likely.',
  'offer-pools': 'What could be had as daily selects, from the All-Clear Pipe, and in gold challenges.',
  obtainable: 'What could be had in tours 98 to 118, and how.',
  service: 'When the game began, stopped growing and ended.',
  prices: 'What items cost in coins.',
  scoring: 'Every figure of the score of a race, with where it is from.',
  'level-costs': 'Level-up tickets that each level of an item takes.',
  'points-caps': 'Points-cap tickets that each step takes, and what it adds.',
  'base-points': 'How the base points of an item grow with experience.',
  tickets: 'The tickets of the game, with their numbers inside it.',
  tags: 'The tags that the game gave to drivers for its challenges, with their meaning where it is known.',
  'driver-tags': 'Which driver has which tag.',
  'shelf-observations': 'Shelves that somebody saw before the first record of the whole game.',
} as const satisfies Partial<Record<TableName, string>>

type PublishedTable = keyof typeof contents

export const contentRelations = (Object.keys(contents) as PublishedTable[]).map((name) => ({
  name,
  contents: contents[name],
  schema: name,
  row: contentTables[name].row,
  key: contentTables[name].key,
  count: ({ catalogue }: PageSource): number => catalogue.tables[name].length,
  build: ({ catalogue }: PageSource): readonly object[] => catalogue.tables[name],
}))

/** What tours consist of, a row for each part. */
export function buildTourCupRows({ catalogue }: PageSource): TourCupRow[] {
  return catalogue.tours.flatMap(({ number, cups, cupsBasis }) =>
    cups.map(({ position, name, driverId }) => ({
      tourNumber: number,
      position,
      name,
      driver: driverId,
      basis: cupsBasis,
    })),
  )
}

export function buildCupCourseRows({ catalogue }: PageSource): CupCourseRow[] {
  return catalogue.tours.flatMap(({ number, cups }) =>
    cups.flatMap(({ position, variantIds, picturedIds }) =>
      variantIds.map((variant, index) => ({
        tourNumber: number,
        position,
        course: index + 1,
        variant,
        pictured: picturedIds[index] ?? null,
      })),
    ),
  )
}

export function buildRankedCupRows({ catalogue }: PageSource): RankedCupRow[] {
  return catalogue.tours.flatMap((tour) =>
    tour.rankedCups.map((cup) => {
      const { week, cupPosition, name, driver, start, end, basis } = buildOpenRankedCup(tour, cup)
      return { tourNumber: tour.number, week, cupPosition, name, driver, start, end, ...countSeconds(cup), basis }
    }),
  )
}

export function buildRankedCupCourseRows({ catalogue }: PageSource): RankedCupCourseRow[] {
  return catalogue.tours.flatMap(({ number, rankedCups }) =>
    rankedCups.flatMap(({ week, variantIds }) =>
      variantIds.map((variant, index) => ({ tourNumber: number, week, course: index + 1, variant })),
    ),
  )
}

export function buildCityCourseRows({ catalogue }: PageSource): CityCourseRow[] {
  const idOfName = new Map([...catalogue.variantById.values()].map(({ id, name }) => [name, id]))
  return catalogue.tours.flatMap(({ number, newCityCourses }) =>
    newCityCourses.flatMap((name) => {
      const variant = idOfName.get(name)
      return variant === undefined ? [] : { tourNumber: number, variant }
    }),
  )
}

export function buildCycleRows({ catalogue }: PageSource): CycleRow[] {
  return catalogue.cycle.turns.map(({ name, repeats }, index) => ({ position: index + 1, name, repeats }))
}
