import type { UserDocument, userFieldPlans } from '#documents/user-document.ts'

export const exportFormat = 'topshelf-export'
export const exportVersion = 1

type FieldPlans = typeof userFieldPlans

/** Fields of the player's document as they are, by the names that userFieldPlans gives them. */
type ExportedFields = {
  readonly [Name in keyof FieldPlans as FieldPlans[Name]['exportedAs'] & string]: NonNullable<UserDocument[Name]>
}

/** Everything the site stores about a player, as a file. */
export interface Export extends ExportedFields {
  readonly format: typeof exportFormat
  readonly version: typeof exportVersion
  /** ISO 8601. */
  readonly exportedAt: string
  readonly account?: { readonly email: string }
  /** Of the first collection. */
  readonly checklist: readonly ExportedEntry[]
  /** Further ones; absent where there are none. */
  readonly collections?: readonly { readonly name: string; readonly checklist: readonly ExportedEntry[] }[]
  /** Kept by name; `taken` is ISO 8601. Absent where there are none. */
  readonly snapshots?: readonly {
    readonly name: string
    readonly taken: string
    readonly checklist: readonly ExportedEntry[]
  }[]
}

export interface ExportedEntry {
  readonly id: string
  /** For people; imports use the id. */
  readonly name: string
  readonly level: number
  /** ISO 8601. */
  readonly changed: string
}
