/** What the data of pages is made from, apart from code. Each is a text that changes with it: see `digestInputs`. */
export interface PageInputs {
  /** All facts of items, skills, courses, tours and records, except names in other languages. */
  readonly game: string
  readonly foreignNames: string
  readonly badges: string
  readonly guides: string
  /** Of each guide all but its text. */
  readonly guideHeads: string
  /** And what it links to. */
  readonly guideLinks: string
  /** What was taken back up to today. */
  readonly corrections: string
  /** The newest day on which something began or ended. */
  readonly changes: string
  /** Today. */
  readonly day: string
}

export type PageInput = keyof PageInputs
