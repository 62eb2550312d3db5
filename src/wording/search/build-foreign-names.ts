import type { Catalogue, Item } from '#catalogue/entities.ts'
import { nameCourse } from '#catalogue/variant-id.ts'
import { languages, type ForeignNames } from '#catalogue/languages.ts'
import type { OutputFile } from '#pages/data/output-file.ts'
import { foreignNamesPath, type ForeignNameRow, type ForeignNamesFile } from './foreign-names.ts'

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
