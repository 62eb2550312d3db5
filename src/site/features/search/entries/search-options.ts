import type { SearchGroup } from './group-matches.ts'

/** One line that the reader can select. */
interface SearchOption {
  /** Unique even if a page is in two groups. */
  readonly key: string
  readonly path: string
  readonly isRecent: boolean
}

/** All lines of all groups, in order. */
export function listOptions(groups: readonly SearchGroup[]): readonly SearchOption[] {
  return groups.flatMap(({ title, entries, rest, isRecent = false }) =>
    [...entries, ...(rest ? [rest] : [])].map(({ path }) => ({ key: `${title} ${path}`, path, isRecent })),
  )
}

/**
 * The line that a key moves to; null for other keys.
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
