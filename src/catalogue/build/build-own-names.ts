import { suggestNearMiss } from '#base/near-miss.ts'
import type { OwnNames, Tour } from '../entities.ts'
import { languageByFolder, type OwnLanguage } from '../languages.ts'
import { listCupNames, nameDriverOfCup, splitTourName, nameBadge } from '../names/list-names.ts'
import { type Entry, type ParsedContent, reportUnknownLanguage } from '../parse/parse-content.ts'
import type { AddFault } from '../problem.ts'
import type { OwnNamesFile } from '../schemas/record-schemas.ts'

type Kind = 'tours' | 'cups' | 'badges' | 'reasons'

/** Which English names a list may have, and which of them it must have. */
interface Wanted {
  readonly known: ReadonlySet<string>
  readonly needed: ReadonlySet<string>
}

/** Reports each name that a language lacks, and each that nothing in the game has. */
export function buildOwnNames(
  content: ParsedContent,
  tours: readonly Tour[],
  addFault: AddFault,
): Map<OwnLanguage, OwnNames> {
  const wanted = listWanted(content, tours)
  return new Map(
    content.names.flatMap((entry): [OwnLanguage, OwnNames][] => {
      const language = languageByFolder.get(entry.id)
      if (language === undefined) {
        reportUnknownLanguage(entry.file, entry.id, addFault)
        return []
      }
      for (const [kind, names] of Object.entries(wanted)) checkNames(entry, kind as Kind, names, addFault)
      return [[language, readNames(entry.value)]]
    }),
  )
}

function listWanted({ drivers, badges, skills }: ParsedContent, tours: readonly Tour[]): Record<Kind, Wanted> {
  const driverNames = new Set(drivers.map(({ value }) => value.name))
  const cupNames = listCupNames(tours)
  const tourNames = new Set(tours.map(({ name }) => splitTourName(name).tour))
  const judged = new Set(skills.flatMap(({ value }) => (value.reason === undefined ? [] : value.name)))
  const badgeNames = new Set(badges.map(({ value }) => nameBadge(value)))
  return {
    tours: { known: tourNames, needed: tourNames },
    cups: {
      known: new Set(cupNames),
      needed: new Set(cupNames.filter((name) => !driverNames.has(nameDriverOfCup(name)))),
    },
    badges: { known: badgeNames, needed: badgeNames },
    reasons: { known: judged, needed: judged },
  }
}

function checkNames({ file, value }: Entry<OwnNamesFile>, kind: Kind, { known, needed }: Wanted, addFault: AddFault) {
  const names = value[kind]
  for (const name of needed) {
    if (Object.hasOwn(names, name)) continue
    addFault({ file, location: [kind], message: `"${name}" is missing`, remedy: 'Add a line with its translation.' })
  }
  for (const name of Object.keys(names)) {
    if (known.has(name)) continue
    const remedy = `${suggestNearMiss(name, known)}Write the English name, without a year, or delete the line.`
    addFault({ file, location: [kind, name], message: `"${name}" is not in the game`, remedy })
  }
}

function readNames(file: OwnNamesFile): OwnNames {
  return {
    tours: new Map(Object.entries(file.tours)),
    tourOfYear: file['tour-of-year'],
    tourOfMonth: file['tour-of-month'],
    cups: new Map(Object.entries(file.cups)),
    cupOfDriver: file['cup-of-driver'],
    badges: new Map(Object.entries(file.badges)),
    reasons: new Map(Object.entries(file.reasons)),
  }
}
