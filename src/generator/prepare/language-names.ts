import type { Catalogue } from '#catalogue/entities.ts'
import { languageByFolder, type OwnLanguage } from '#catalogue/languages.ts'
import { listNames } from '#catalogue/names/list-names.ts'
import { memoizeWeak } from '#base/memoize.ts'
import type { OutputFile } from '#pages/data/output-file.ts'
import type { NamesTable } from '#wording/names.ts'
import { digest } from '../files/digest.ts'

/** What things are called in a language of the site. */
export interface LanguageNames {
  /** BCP 47. */
  readonly language: string
  /** Address of the file of the table. It changes with the content, for readers' caches keep it for a year. */
  readonly path: string
  readonly table: NamesTable
}

/** Start of the addresses of the files. */
export const namesRoot = '/assets/media/names-'

/** Of each language of which the content knows names. */
export const listLanguageNames = memoizeWeak((catalogue: Catalogue): readonly LanguageNames[] =>
  [...languageByFolder].map(([folder, language]) => {
    const names = { ...listGuides(catalogue, language), ...listNames(catalogue, language) }
    const table = tellApart(names, listIdentified(catalogue))
    const path = `${namesRoot}${folder}-${digest([JSON.stringify(table)]).slice(0, 8)}.json`
    return { language, path, table }
  }),
)

/** Titles and summaries of guides, which page data has in English, too. */
function listGuides({ guides }: Catalogue, language: OwnLanguage): NamesTable {
  return Object.fromEntries(
    guides.flatMap(({ title, summary, texts }) => {
      const text = texts.get(language)
      return text ? [[title, text.title] as const, [summary, text.summary] as const] : []
    }),
  )
}

/** The English names of what page data may know by its name alone. */
function listIdentified({ items, skills, tours }: Catalogue): string[] {
  return [...Object.values(items).flat(), ...skills, ...tours].map(({ name }) => name)
}

/**
 * Those of the identified things come first, and where two of them share a name, the second has the English one beside it:
 * in a list they would look the same, and what follows from a name would follow for the first alone.
 */
export function tellApart(names: NamesTable, identified: readonly string[]): NamesTable {
  const known = new Set(identified)
  const taken = new Set<string>()
  const apart = identified.map((english): [string, string] => {
    const name = names[english] ?? english
    const isTaken = taken.has(name)
    taken.add(name)
    return [english, isTaken ? `${name} (${english})` : name]
  })
  return {
    ...Object.fromEntries(apart),
    ...Object.fromEntries(Object.entries(names).filter(([english]) => !known.has(english))),
  }
}

export function buildNamesFiles(catalogue: Catalogue): OutputFile[] {
  return listLanguageNames(catalogue).map(({ path, table }) => ({ path, pieces: [JSON.stringify(table)] }))
}
