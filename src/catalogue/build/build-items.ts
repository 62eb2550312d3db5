import type { IsoDate } from '../calendar.ts'
import { checkReference, type KnownIds } from './check-ids.ts'
import { gameWentOn } from './check-tour-sequence.ts'
import { rarities, type Item, type ItemKind, type ShelfRelation } from '../entities.ts'
import type { ItemFile } from '../schemas/thing-schemas.ts'
import type { Entry } from '../parse/parse-content.ts'
import { parseShelfLine, type ParsedShelfLine } from '../shelves/shelf-line.ts'
import type { AddFault } from '../problem.ts'
import { measureShelfKnowledge } from '../shelves/shelf-knowledge.ts'
import { compareBy } from '#base/compare-by.ts'
import { memoize } from '#base/memoize.ts'

export interface ItemReferences {
  readonly skills: KnownIds
  readonly kindOfSkill: (id: string) => ItemKind | undefined
  readonly variants: KnownIds
  /** The first day on which a variant is known to have existed; undefined when no source says. */
  readonly firstDayOfVariant: (id: string) => IsoDate | undefined
  /** The start of a tour; undefined when the tours are faulty or end before it. */
  readonly startOfTour: (number: number) => IsoDate | undefined
  /** The last day of the game; undefined when the tours are faulty. */
  readonly lastDay: IsoDate | undefined
}

/** Items of one kind in the order of the game. */
export function buildItems(
  kind: ItemKind,
  entries: readonly Entry<ItemFile>[],
  references: ItemReferences,
  addFault: AddFault,
): Item[] {
  // The 51,000 shelf lines of the content are a few hundred different texts.
  const parseLine = memoize(parseShelfLine)
  const items = entries.map((entry) => {
    checkSkill(kind, entry, references, addFault)
    const item = buildItem(kind, entry, buildShelves(entry, parseLine, references, addFault))
    checkPublicCounts(entry.file, item, addFault)
    return item
  })
  return items.toSorted(compareItems)
}

function buildItem(kind: ItemKind, { id, value }: Entry<ItemFile>, shelves: ShelfRelation[]): Item {
  const { name, names, rarity, basis } = value
  const { skill: skillId = null, 'debut-tour': debutTour = null, 'game-id': gameId = null } = value
  const publicShelfCounts = value['public-shelf-counts'] ?? null
  return { kind, id, name, names, rarity, skillId, debutTour, gameId, basis, publicShelfCounts, shelves }
}

/**
 * Public counts are given where shelves are missing; once all are known, they would only be one more thing to maintain.
 */
function checkPublicCounts(file: string, item: Item, addFault: AddFault): void {
  if (item.publicShelfCounts === null) return
  const { isShort, knownTop, knownMiddle } = measureShelfKnowledge(item)
  if (isShort) return
  const message = `no shelf is missing: the file has ${knownTop} top and ${knownMiddle} middle shelves`
  addFault({
    file,
    location: ['public-shelf-counts'],
    message,
    remedy: 'Delete "public-shelf-counts", or correct the counts.',
  })
}

function checkSkill(
  kind: ItemKind,
  { file, value }: Entry<ItemFile>,
  references: ItemReferences,
  addFault: AddFault,
): void {
  const { skill } = value
  if (skill === undefined || !checkReference(skill, references.skills, { file, location: ['skill'] }, addFault)) return
  const owner = references.kindOfSkill(skill)
  if (owner === kind) return
  const remedy = `Name a skill whose file in skills/ says "kind: ${kind}".`
  addFault({ file, location: ['skill'], message: `"${skill}" is a ${owner}'s skill, but this is a ${kind}`, remedy })
}

function buildShelves(
  { file, value }: Entry<ItemFile>,
  parseLine: (line: string) => ParsedShelfLine,
  references: ItemReferences,
  addFault: AddFault,
): ShelfRelation[] {
  const { 'debut-tour': debutTour } = value
  const debut = debutTour === undefined ? undefined : references.startOfTour(debutTour)
  const relations: ShelfRelation[] = []
  for (const [variantId, line] of Object.entries(value.shelves)) {
    const at = { file, location: ['shelves', variantId] }
    const isKnown = checkReference(variantId, references.variants, at, addFault)
    const parsed = parseLine(line)
    if (!parsed.ok) {
      addFault({ ...at, message: parsed.message, remedy: parsed.remedy })
      continue
    }
    for (const span of parsed.spans) {
      relations.push({ variantId, ...span })
      checkEnd(span, references.lastDay, at, addFault)
      if (isKnown)
        checkSince(span.since, variantId, { debut, firstDay: references.firstDayOfVariant(variantId) }, at, addFault)
    }
  }
  return relations
}

/** Nothing changed after the game had ended. */
function checkEnd(
  { since, until }: Pick<ShelfRelation, 'since' | 'until'>,
  lastDay: IsoDate | undefined,
  at: { file: string; location: (string | number)[] },
  addFault: AddFault,
): void {
  const day = until ?? since
  if (lastDay === undefined || day <= lastDay) return
  const message = `${day} is after the last day of the game, ${lastDay}`
  addFault({ ...at, message, remedy: `Correct the day. ${gameWentOn}` })
}

/** Nothing can stand on a shelf before it exists, nor on a shelf of a course that does not exist yet. */
function checkSince(
  since: IsoDate,
  variantId: string,
  { debut, firstDay }: { debut: IsoDate | undefined; firstDay: IsoDate | undefined },
  at: { file: string; location: (string | number)[] },
  addFault: AddFault,
): void {
  if (debut !== undefined && since < debut) {
    const remedy = 'Correct the day, or "debut-tour" above.'
    addFault({ ...at, message: `on a shelf since ${since}, but the debut is on ${debut}`, remedy })
  }
  if (firstDay !== undefined && since < firstDay) {
    const message = `on a shelf of "${variantId}" since ${since}, but that variant is known from ${firstDay} on`
    addFault({ ...at, message, remedy: "Correct the day, or the variant's debut-tour or first-seen in courses/." })
  }
}

/**
 * Orders items of one kind as the game lists them: the rarest first, then by the game's own number (items whose number is
 * not known after the others), then by name.
 */
export const compareItems = compareBy(
  ({ rarity, gameId, name, id }: Pick<Item, 'rarity' | 'gameId' | 'name' | 'id'>) => [
    -rarities.indexOf(rarity),
    gameId ?? Infinity,
    name,
    id,
  ],
)
