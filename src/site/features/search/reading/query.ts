import { closestMatch } from 'leven'

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

/** The value that is meant by what is written: itself, its label, or the first that begins so. Null for none. */
export function resolveValue(options: readonly QueryOption[], written: string): string | null {
  return (options.find((option) => isNamed(option, written)) ?? findBegun(options, written)[0])?.value ?? null
}

/** Whether what is written is the option's value, label or short form. */
export function isNamed({ value, label, word = value }: QueryOption, written: string): boolean {
  const wanted = fold(written)
  return [value, label, word].some((name) => fold(name) === wanted)
}

/** The options that begin with what is written. */
export function findBegun(options: readonly QueryOption[], written: string): readonly QueryOption[] {
  const wanted = fold(written)
  return options.filter(({ value, label }) => fold(value).startsWith(wanted) || fold(label).startsWith(wanted))
}

/** `Mini-Turbo Plus` and `mini turbo plus` are one. */
function fold(text: string): string {
  return text.toLowerCase().replace(/[\s'’-]+/g, ' ')
}

/**
 * Reads a word that is a term on its own: `missing`, `karts`, `HE`. Null for any other word. A short form counts only as
 * it is printed, in capitals: in lower case it could begin a name, such as `Heart Balloons`.
 */
export function readWord(word: string, operators: readonly QueryOperator[]): Term | null {
  for (const { name, isWord, options } of operators) {
    const meant = options?.find((option) => option.word === word || (isWord && isNamed(option, word)))
    if (meant) return { operator: name, comparison: ':', value: meant.value }
  }
  return null
}

const typosAtMost = 2

/** The operator whose name differs least from a misspelt one; undefined where none is like it. */
export function findNearest(name: string, operators: readonly QueryOperator[]): QueryOperator | undefined {
  const maxDistance = Math.min(typosAtMost, name.length - 2)
  if (maxDistance < 1) return operators.find((operator) => operator.name === name)
  const names = operators.map((operator) => operator.name)
  const nearest = closestMatch(name, names, { maxDistance: maxDistance + 1 })
  return operators.find((operator) => operator.name === nearest)
}
