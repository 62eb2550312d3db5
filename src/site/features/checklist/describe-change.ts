import type { ItemLevel, Levels } from '#documents/checklist.ts'
import { formatCount } from '../../ui/wording/wording.ts'

/** What has been set, for readers who do not see it: "Mario: level 3". */
export function describeLevel(name: string, level: ItemLevel): string {
  return level === 0 ? `${name}: not owned` : `${name}: level ${level}`
}

/** The same of one item or of many. @param nameOf the name of an item's id */
export function describeChange(levels: Levels, nameOf: (id: string) => string): string {
  const [first, ...others] = levels
  if (!first) return 'Nothing changed'
  const [id, level] = first
  return others.length === 0 ? describeLevel(nameOf(id), level) : `${formatCount(levels.size, 'item')} changed`
}
