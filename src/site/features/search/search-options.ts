import type { SearchGroup } from './group-matches.ts'

/** One line that the reader can go to. */
interface SearchOption {
  /** A thing may stand in two groups. */
  readonly key: string
  readonly path: string
  readonly isRecent: boolean
}

/** All lines of all groups, from the first to the last. */
export function listOptions(groups: readonly SearchGroup[]): readonly SearchOption[] {
  return groups.flatMap(({ title, entries, rest, isRecent = false }) =>
    [...entries, ...(rest ? [rest] : [])].map(({ path }) => ({ key: `${title} ${path}`, path, isRecent })),
  )
}

/**
 * Where a key takes the reader among the lines; null for a key that does not move.
 * @param index of the active line, -1 for none
 */
export function moveActive(key: string, index: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
