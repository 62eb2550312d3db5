import type { ItemKind, Rarity } from '#catalogue/entities.ts'
import type { ItemLevel } from '#documents/checklist.ts'
import type { UserDocument } from '#documents/user-document.ts'

/** What files contain about an item besides its level. */
export interface KnownItem {
  readonly id: string
  readonly name: string
  readonly kind: ItemKind
  readonly rarity: Rarity
}

/** The collection in a file. */
export interface ImportedChecklist {
  readonly entries: ReadonlyMap<string, ImportedEntry>
  /** What else of the player's document the file brings; empty where it is of a checklist alone. */
  readonly document: UserDocument
}

export interface ImportedEntry {
  readonly level: ItemLevel
  /** Milliseconds since 1970; null where the file does not say. */
  readonly changedAtMs: number | null
}

/** What is wrong with a file, and where. */
export interface ImportFault {
  /** Where in the file: `Row 12`, `checklist[3]`; empty for the whole. */
  readonly where: string
  /** Name of the column or field; empty for the whole row. */
  readonly field: string
  /** Goes on from the field: `"9" is not a level from 0 to 8`. */
  readonly why: string
}

export type ImportOutcome =
  | { readonly imported: ImportedChecklist; readonly faults?: undefined }
  | { readonly imported?: undefined; readonly faults: readonly ImportFault[] }
