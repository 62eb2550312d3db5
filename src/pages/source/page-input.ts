import type { ItemKind } from '#catalogue/entities.ts'
import type { IsoDate } from '#catalogue/calendar.ts'

/** What the data of pages is made from, apart from code and the build day. Each is a text that changes with it: see `digestInputs`. */
interface NamedInputs {
  /** All facts of items, skills, courses and records, except those that have an input of their own. */
  readonly game: string
  /** All tours with their cups. */
  readonly tours: string
  /**
   * English names of items. Pages need not declare them: one that tells a name is made again because its text is in its
   * data.
   */
  readonly itemNames: string
  /** In other languages. */
  readonly foreignNames: string
  readonly driverShelves: string
  readonly kartShelves: string
  readonly gliderShelves: string
  readonly badges: string
  /** The tables of the content, what they are from, and the yearly cycle. */
  readonly tables: string
  readonly guides: string
  /** Of each guide all but its text. */
  readonly guideHeads: string
  /** And what it links to. */
  readonly guideLinks: string
  /** What was taken back up to today. */
  readonly corrections: string
}

export type PageInput = keyof NamedInputs

export interface PageInputs extends NamedInputs {
  /** The shelves of a kind as far as they bear on rankings up to a day: see `digestShelfHistory`. */
  readonly shelvesUpTo: (kind: ItemKind, day: IsoDate) => string
  /** The tours as far as they bear on rankings up to a day: see `digestTours`. */
  readonly toursSeenOn: (day: IsoDate) => string
}

export const shelfInputs = ['driverShelves', 'kartShelves', 'gliderShelves'] as const satisfies readonly PageInput[]

/** The facts of the game, all tours and all shelves. */
export const gameInputs = ['game', 'tours', ...shelfInputs] as const satisfies readonly PageInput[]
