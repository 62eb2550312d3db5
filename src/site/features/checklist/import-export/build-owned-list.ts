import { groupBy } from '#base/group-by.ts'
import type { Levels } from '#documents/checklist.ts'
import type { KnownItem } from './imported-checklist.ts'

/** What is owned, to paste anywhere and to import again: `Mario 3`, an item on each line, a blank line between kinds. */
export function buildOwnedList(items: readonly KnownItem[], owned: Levels): string {
  const kinds = groupBy(
    items.filter(({ id }) => owned.has(id)),
    ({ kind }) => kind,
  )
  return [...kinds.values()].map((some) => some.map(({ id, name }) => `${name} ${owned.get(id)}\n`).join('')).join('\n')
}
