import { itemOfMark, type ItemLevel, type Levels } from '#documents/checklist.ts'
import * as say from '#wording/checklist.ts'

/** What has been set, for readers who do not see it: "Mario: level 3". */
export function describeLevel(name: string, level: ItemLevel): string {
  return level === 0 ? say.itemNotOwned({ item: name }) : say.itemLevel({ item: name, level })
}

/** The same of one item, of its points cap, or of many. @param nameOf the name of an item's id */
export function describeChange(levels: Levels, nameOf: (id: string) => string): string {
  const [first, ...others] = levels
  if (!first) return say.nothingChanged()
  const [mark, level] = first
  const { id, isCap } = itemOfMark(mark)
  if (others.length === 0)
    return isCap ? say.itemCap({ item: nameOf(id), cap: level }) : describeLevel(nameOf(id), level)
  const items = new Set([...levels.keys()].map((key) => itemOfMark(key).id))
  return say.itemsChanged({ count: items.size })
}
