import type { SearchEntry } from './search-entry.ts'

/** Some results under a title. */
export interface SearchGroup {
  readonly title: string
  readonly entries: readonly SearchEntry[]
  /** A link to all matches of the kind, if the group shows only the best. */
  readonly rest: SearchRest | null
  /** Whether the reader can remove them. */
  readonly isRecent?: boolean
}

interface SearchRest {
  readonly name: string
  readonly path: string
  /** How many matches of the kind there are, including those that the group shows. */
  readonly count: number
}

/** How many results there are, including those that only a link leads to. */
export function countResults(groups: readonly SearchGroup[]): number {
  return groups.reduce((sum, { entries, rest }) => sum + (rest?.count ?? entries.length), 0)
}

/** One line that the reader can select. */
export interface SearchOption {
  /** Unique even if a page is in two groups, or has two quick links. */
  readonly key: string
  readonly path: string
  readonly isRecent: boolean
  /** Its group, without the other lines. */
  readonly alone: SearchGroup
}

/** All lines of all groups, in order. */
export function listOptions(groups: readonly SearchGroup[]): readonly SearchOption[] {
  return groups.flatMap((group) => {
    const { entries, rest } = group
    const lines = entries.map((entry) => toOption(entry.path, { ...group, entries: [entry], rest: null }))
    return rest ? [...lines, toOption(rest.path, { ...group, entries: [] })] : lines
  })
}

function toOption(path: string, alone: SearchGroup): SearchOption {
  const [entry] = alone.entries
  const name = entry?.kind === 'link' ? ` ${entry.name}` : ''
  return { key: `${alone.title} ${path}${name}`, path, isRecent: alone.isRecent ?? false, alone }
}

/** What the reader has chosen stays when other groups arrive: if it is not in them, it comes first. */
export function keepOption(groups: readonly SearchGroup[], chosen: SearchOption | null): readonly SearchGroup[] {
  if (!chosen || listOptions(groups).some(({ key }) => key === chosen.key)) return groups
  const { alone } = chosen
  const same = groups.find(({ title }) => title === alone.title)
  if (!same) return [alone, ...groups]
  const whole = { ...same, entries: [...alone.entries, ...same.entries], rest: alone.rest ?? same.rest }
  return [whole, ...groups.filter((group) => group !== same)]
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
