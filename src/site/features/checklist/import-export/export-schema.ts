import type { UserDocument } from '#documents/user-document.ts'

export const exportFormat = 'topshelf-export'
export const exportVersion = 1

/** Everything that the site keeps of a player, as a file of theirs. */
export interface Export {
  readonly format: typeof exportFormat
  readonly version: typeof exportVersion
  /** ISO 8601. */
  readonly exportedAt: string
  readonly account?: { readonly email: string }
  readonly profile: NonNullable<UserDocument['userDetails']>
  readonly preferences: NonNullable<UserDocument['preferences']>
  readonly checklist: readonly ExportedEntry[]
}

export interface ExportedEntry {
  readonly id: string
  /** For people; importing goes by the id. */
  readonly name: string
  readonly level: number
  /** ISO 8601. */
  readonly changed: string
}
