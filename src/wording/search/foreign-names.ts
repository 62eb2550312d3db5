/** The names of things in other languages and inside the game, in one file that the site loads when a query asks for it. */
import { type Language, languages, type ForeignNames } from '#catalogue/languages.ts'
import type { Catalogue, Item } from '#catalogue/entities.ts'
import { nameCourse } from '#catalogue/variant-id.ts'
import type { OutputFile } from '#pages/data/output-file.ts'

/** English is among them where it is not the page's own. */
export type NameLanguage = Language | 'en'

export const foreignNameKinds = ['driver', 'kart', 'glider', 'course', 'skill'] as const
export type ForeignNameKind = (typeof foreignNameKinds)[number]

/** The id, then the names in the order of the file's languages; empty where the search can do without one. */
export type ForeignNameRow = readonly [id: string, ...names: string[]]

/** What the game itself calls things. A tour that repeats another shares its key. */
export const keyedKinds = ['driver', 'kart', 'glider', 'variant', 'tour'] as const
type KeyedKind = (typeof keyedKinds)[number]

export interface ForeignNamesFile extends Readonly<Record<ForeignNameKind, readonly ForeignNameRow[]>> {
  readonly languages: readonly NameLanguage[]
  /** The id of a thing, then its keys and names inside the game. */
  readonly keys: Readonly<Record<KeyedKind, readonly ForeignNameRow[]>>
}

/** Lies beside the page data; the server revalidates it like them. */
export const foreignNamesPath = '/assets/foreign-names.json'

export function buildForeignNamesFile({ items, courses, skills, tours, tables }: Catalogue): OutputFile {
  const keysOfItem = new Map(tables['item-keys'].map((row) => [row.item, row]))
  const listKeys = ({ id }: Item): ForeignNameRow[] => {
    const { gameKey = null, internalName = null } = keysOfItem.get(id) ?? {}
    const keys = [gameKey, internalName].filter((key) => key !== null)
    return keys.length === 0 ? [] : [[id, ...keys]]
  }
  const file: ForeignNamesFile = {
    languages,
    driver: items.driver.map(toRow),
    kart: items.kart.map(toRow),
    glider: items.glider.map(toRow),
    course: courses.map(({ id, names, ...course }) => toRow({ id, names, name: nameCourse(course) })),
    skill: skills.map(toRow),
    keys: {
      driver: items.driver.flatMap(listKeys),
      kart: items.kart.flatMap(listKeys),
      glider: items.glider.flatMap(listKeys),
      variant: tables['course-keys'].map(({ variant, gameKey }) => [variant, gameKey]),
      tour: tables['tour-keys'].flatMap(({ tourNumber, gameKey }) => {
        const tour = tours[tourNumber - 1]
        return tour ? [[tour.id, gameKey]] : []
      }),
    },
  }
  return { path: foreignNamesPath, pieces: [JSON.stringify(file)] }
}

/** A name that an earlier language has, or English, is found by that one already. */
function toRow({ id, name, names }: { id: string; name: string; names: ForeignNames }): ForeignNameRow {
  const told = new Set([name])
  const others = languages.map((language) => {
    const other = names[language] ?? name
    const isNew = !told.has(other)
    told.add(other)
    return isNew ? other : ''
  })
  return [id, ...others]
}
