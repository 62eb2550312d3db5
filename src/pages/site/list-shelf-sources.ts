import type { ShelfRecord } from '#catalogue/entities.ts'
import { groupBy } from '#base/group-by.ts'
import type { ShelfSource } from '../data/site-pages.ts'

/** A repository, before the commit and the files in it. */
const repository = /^github\.com\/([\w.-]+\/[\w.-]+)/

/** Who has recorded the shelves of the whole game, from the first record on. */
export function listShelfSources(records: readonly ShelfRecord[]): ShelfSource[] {
  const groups = groupBy(records, ({ source }) => repository.exec(source)?.[0] ?? source)
  return [...groups].map(([source, group]) => {
    const name = repository.exec(source)?.[1]
    const days = { dayCount: group.length, from: group[0]!.date, to: group.at(-1)!.date }
    return { name: name ?? source, href: name === undefined ? null : `https://${source}/`, ...days }
  })
}
