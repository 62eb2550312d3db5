import { languages } from '#catalogue/languages.ts'
import { type ContentEditor, formatScalar } from './content-editor.ts'
import type { NameRow } from './fact-tables.ts'

/** `name` is the English one of the file, as the tables of items, courses and skills give it. */
export function distilNames(editor: ContentEditor, name: string, names: NameRow | undefined): void {
  if (!names) return
  if (names.en !== name)
    editor.notes.push(`row ${names.row} of names.csv calls it "${names.en}" in English, kept "${name}"`)
  const entries = languages.flatMap((language) => {
    const value = names[language]
    return value === undefined ? [] : [{ id: language, value, text: formatScalar(value) }]
  })
  if (entries.length > 0) editor.setEntries('names', entries)
}
