import { itemKinds, type Catalogue, type Item } from '#catalogue/entities.ts'

/** All that the rankings of a catalogue are made from, as a text: catalogues with the same text have the same rankings. */
export function serialiseRankedFacts(catalogue: Catalogue): string {
  const { today, skippedDays, items, skills, courses, tours, shelfRecords } = catalogue
  const ranked = itemKinds.map((kind) => items[kind].map(leaveNames))
  return JSON.stringify([today, [...skippedDays], ranked, skills, courses, tours, shelfRecords])
}

function leaveNames({ name: _name, names: _names, ...ranked }: Item) {
  return ranked
}
