import type { ItemKind, Rarity } from '#catalogue/entities.ts'
import type { CapStep, ItemLevel } from '#documents/checklist.ts'
import type { UserDocument } from '#documents/user-document.ts'

/** What files contain about an item besides its level. */
export interface KnownItem {
  readonly id: string
  readonly name: string
  readonly kind: ItemKind
  readonly rarity: Rarity
  /** The game's own number; absent where it is not known. */
  readonly gameId?: number | undefined
}

/** The collection in a file. */
export interface ImportedChecklist {
  readonly entries: ReadonlyMap<string, ImportedEntry>
  /** What else of the player's document the file brings; empty if it holds a checklist alone. */
  readonly document: UserDocument
  /** Further collections, by name; absent where the file has none. */
  readonly collections?: ReadonlyMap<string, ReadonlyMap<string, ImportedEntry>>
  /** Kept by name; absent where the file has none. */
  readonly snapshots?: readonly ImportedSnapshot[]
}

export interface ImportedSnapshot {
  readonly name: string
  /** Milliseconds since 1970. */
  readonly takenAtMs: number
  readonly entries: ReadonlyMap<string, ImportedEntry>
}

export interface ImportedEntry {
  /** Null where the file only says that the item is owned. */
  readonly level: ItemLevel | null
  /** Milliseconds since 1970; null where the file does not say. */
  readonly changedAtMs: number | null
  /** Absent where the file does not say. */
  readonly cap?: CapStep
}

/** A row that is not accepted as it is. */
export interface WaitingRow {
  /** Where in the file: `Row 12`, `checklist[3]`. */
  readonly where: string
  /** The item and its level as the file has them; a level that it does not give is empty. */
  readonly item: string
  readonly level: string
  /** A sentence. */
  readonly why: string
  /** Ids of the items that may be meant, the likeliest first. */
  readonly suggestions: readonly string[]
  /** What the row says about one of them; null where its level cannot be read. */
  readonly entry: ImportedEntry | null
  /** Whether an earlier row is about the same item; the row would take its place. */
  readonly isRepeat?: boolean
}

/** Columns without headings that may all hold the levels. */
export interface LevelQuestion {
  readonly columns: readonly {
    readonly index: number
    /** The first of its cells. */
    readonly sample: string
  }[]
}

/** What could be read of a file, row by row; or why there is nothing in it. */
export type ImportOutcome =
  | {
      readonly imported: ImportedChecklist
      readonly waiting: readonly WaitingRow[]
      /** Sentences about what the file has and this site does not keep. */
      readonly notes?: readonly string[]
      /** To be answered before anything is imported. */
      readonly question?: LevelQuestion | undefined
      readonly fault?: undefined
    }
  | {
      readonly imported?: undefined
      readonly waiting?: undefined
      readonly notes?: undefined
      readonly question?: undefined
      readonly fault: string
    }
