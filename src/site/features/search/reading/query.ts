/** What a reader asks a list for: words of a name, and terms such as `rarity:super` or `level<6`. */
export interface Query {
  /** Words that are looked for in names, one space between them. */
  readonly text: string
  readonly terms: readonly Term[]
}

export interface Term {
  /** Name of its operator. */
  readonly operator: string
  readonly comparison: Comparison
  /** As it is written, without quotation marks. */
  readonly value: string
}

export const comparisons = [':', '<=', '>=', '<', '>'] as const
type Comparison = (typeof comparisons)[number]

/** A word of the query language: parsing, filters, chips, completion, help and errors all follow from this record. */
export interface QueryOperator {
  /** In queries and addresses: never changed once published. Lower-case letters. */
  readonly name: string
  /** Capitalised, for help and errors. */
  readonly title: string
  /** Whether it may be compared: `level<6`. */
  readonly isNumber?: boolean
  /** Whether its values and labels stand alone: `missing` for `own:missing`, `karts` for `kind:kart`. */
  readonly isWord?: boolean
  /**
   * Whether a phrase of a search may name its values beside a word that stands alone: `super karts`, `drivers with coin
   * box`. In lists it is never read so: `super` also begins names.
   */
  readonly isAttribute?: boolean
  /** Whether a second term replaces the first. */
  readonly isSingle?: boolean
  /** What it takes; null for what no list names, such as a course. */
  readonly options: readonly QueryOption[] | null
}

export interface QueryOption {
  readonly value: string
  readonly label: string
  /** A short form that is a term on its own even if the operator's values are not: `HE` for `rarity:high-end`. */
  readonly word?: string
}
