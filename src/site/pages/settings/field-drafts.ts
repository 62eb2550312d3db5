/** What the reader has typed into fields and not saved yet. A field without a draft shows what is stored. */
export type FieldDrafts<Name extends string> = { readonly [Field in Name]?: string }

/** The text of a field, by what is stored and what has been typed. */
export function readField<Name extends string>(
  stored: FieldDrafts<Name>,
  drafts: FieldDrafts<Name>,
  name: Name,
): string {
  return drafts[name] ?? stored[name] ?? ''
}

/** The fields that differ from what is stored, trimmed; null for one that has been emptied. */
export function listChanged<Name extends string>(
  names: readonly Name[],
  stored: FieldDrafts<Name>,
  drafts: FieldDrafts<Name>,
): Partial<Record<Name, string | null>> {
  const changed: Partial<Record<Name, string | null>> = {}
  for (const name of names) {
    const text = readField(stored, drafts, name).trim()
    if (text !== (stored[name] ?? '')) changed[name] = text === '' ? null : text
  }
  return changed
}

/** The drafts that are left when some have been saved: what was typed meanwhile stays. */
export function dropSaved<Name extends string>(
  names: readonly Name[],
  drafts: FieldDrafts<Name>,
  saved: FieldDrafts<Name>,
): FieldDrafts<Name> {
  const left: { [Field in Name]?: string } = { ...drafts }
  for (const name of names) if (left[name] === saved[name]) delete left[name]
  return left
}
