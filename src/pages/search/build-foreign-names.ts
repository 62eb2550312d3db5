import type { Catalogue } from '#catalogue/entities.ts'
import { nameCourse } from '#catalogue/variant-id.ts'
import { languages, type ForeignNames } from '#catalogue/languages.ts'
import type { OutputFile } from '../data/output-file.ts'
import { foreignNamesPath, type ForeignNameRow, type ForeignNamesFile } from './foreign-names.ts'

export function buildForeignNamesFile({ items, courses, skills }: Catalogue): OutputFile {
  const file: ForeignNamesFile = {
    languages,
    driver: items.driver.map(toRow),
    kart: items.kart.map(toRow),
    glider: items.glider.map(toRow),
    course: courses.map(({ id, names, ...course }) => toRow({ id, names, name: nameCourse(course) })),
    skill: skills.map(toRow),
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
