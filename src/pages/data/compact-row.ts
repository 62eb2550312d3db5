/** Conversions between the two forms of a row. */
import { rarities, type ItemKind, type Rarity } from '#catalogue/entities.ts'
import { positionPointsOf, unknownPlayer } from '#rankings/points/score-race.ts'
import type { MoveReason } from '#rankings/days/explain-move.ts'
import { compactName, expandName, type CompactName } from './compact-name.ts'
import type { RankingOverview, RankingSubjectPage } from './ranking-pages.ts'
import type {
  CompactExtras,
  CompactMover,
  CompactRankedItem,
  CompactRestEntry,
  CompactRow,
  DayKindView,
  RankedEntry,
  RankingRow,
  RarityCode,
  RestEntry,
  RowExtras,
} from './ranking-views.ts'
import type { ItemRef } from './refs.ts'

/** Leaves out what `expandRow` finds again: the kind, an id that follows from the name, and the points of the position. */
export function compactRow(row: RankingRow): CompactRow {
  const { rank, item, score, tier, parts, top, shelves, isNew, movement, gained, levelOne, ...extras } = row
  const compact = [
    rank,
    ...compactItem(item),
    score,
    tier,
    [parts.base, parts.actions, parts.combo, parts.skills, parts.levelBoost],
    [top.cup, top.tour, top.all],
    levelOne,
    shelves,
  ] as const
  const change = isNew || movement !== null || gained !== null ? ([isNew ? 1 : 0, movement, gained] as const) : null
  if (Object.keys(extras).length > 0) return [...compact, change, compactExtras(extras)]
  return change === null ? compact : [...compact, change]
}

function compactExtras({ skill, ...others }: RowExtras): CompactExtras {
  if (skill === undefined) return others
  return { ...others, skill: skill === null ? null : compactName(skill) }
}

/** For a row that only level 1 brings up, which has no movement. */
export function compactContender(row: RankingRow): CompactRow {
  return compactRow({ ...row, movement: null, gained: null })
}

/** The same for all rows. */
const position = positionPointsOf(unknownPlayer)

export function expandRow(compact: CompactRow, kind: ItemKind): RankingRow {
  const [rank, name, rarity, score, tier, parts, [cup, tour, all], levelOne, shelves, ...others] = compact
  const [base, actions, combo, skills, levelBoost] = parts
  const [change, extras] = others
  const [isNew, movement, gained] = change ?? [0, null, null]
  const item = expandItem(kind, name, rarity)
  return {
    rank,
    item,
    score,
    tier,
    parts: { position, base, actions, combo, skills, levelBoost },
    top: { cup, tour, all },
    shelves,
    isNew: isNew === 1,
    movement,
    gained,
    levelOne,
    ...(extras && expandExtras(extras)),
  }
}

function expandExtras({ skill, ...others }: CompactExtras): RowExtras {
  if (skill === undefined) return others
  return { ...others, skill: skill === null ? null : expandName(skill) }
}

export function compactRestEntry({
  item,
  score,
  levelOne,
  knownTops,
}: Pick<RankingRow, 'item' | 'score' | 'levelOne' | 'knownTops'>): CompactRestEntry {
  const entry = [...compactItem(item), score, levelOne[0]] as const
  return knownTops ? [...entry, 1] : entry
}

export function expandRestEntry(compact: CompactRestEntry, kind: ItemKind): RestEntry {
  const [name, rarityCode, score, scoreAtLevelOne, isShort] = compact
  const { id, rarity, name: whole } = expandItem(kind, name, rarityCode)
  return {
    id,
    name: whole,
    rarity,
    score,
    scoreAtLevelOne,
    ...(isShort && { isShort: true }),
  }
}

export function compactRankedItem({
  item,
  score,
  tier,
  knownTops,
}: Pick<RankingRow, 'item' | 'score' | 'tier' | 'knownTops'>): CompactRankedItem {
  const entry = [...compactItem(item), score, tier] as const
  return knownTops ? [...entry, knownTops] : entry
}

/** The items of a complete ranking in rank order. */
export function expandOverview({ items }: Pick<RankingOverview, 'items'>, kind: ItemKind): RankedEntry[] {
  return items.map(([name, rarity, score, tier, knownTops], index) => {
    const item = expandItem(kind, name, rarity)
    return { ...item, item, rank: index + 1, score, tier, isNew: false, ...(knownTops && { knownTops }) }
  })
}

export function compactItem(item: ItemRef): readonly [name: CompactName, rarity: RarityCode] {
  return [compactName(item), rarityCodes[item.rarity]]
}

const rarityCodes = { normal: 0, super: 1, 'high-end': 2 } as const satisfies Record<Rarity, RarityCode>

function expandItem(kind: ItemKind, name: CompactName, rarity: RarityCode): ItemRef {
  return { kind, ...expandName(name), rarity: rarities[rarity] }
}

export type ExpandedSubject<Page = RankingSubjectPage> = Omit<Page, 'rows' | 'rest'> & {
  readonly rows: readonly RankingRow[]
  readonly rest: readonly RestEntry[]
}

/** With its rows and the items after them in full. */
export function expandSubject<Page extends Pick<RankingSubjectPage, 'itemKind' | 'rows' | 'rest'>>(
  page: Page,
): ExpandedSubject<Page> {
  const { itemKind, rows, rest } = page
  return {
    ...page,
    rows: rows.map((row) => expandRow(row, itemKind)),
    rest: rest.map((entry) => expandRestEntry(entry, itemKind)),
  }
}

export type ExpandedDayKind = Omit<DayKindView, 'rows' | MoverList> & { readonly rows: readonly RankingRow[] } & Movers

/** With its rows and movers in full. */
export function expandDayKind(view: DayKindView): ExpandedDayKind {
  return { ...view, ...expandMovers(view), rows: view.rows.map((row) => expandRow(row, view.itemKind)) }
}

type MoverList = 'risers' | 'fallers' | 'newcomers'

export interface Movers {
  readonly risers: readonly Mover[]
  readonly fallers: readonly Mover[]
  readonly newcomers: readonly Newcomer[]
}

interface Newcomer {
  readonly item: ItemRef
  readonly rank: number
  /** Shelves of it exist that are not known. */
  readonly isShort?: true
}

interface Mover {
  readonly item: ItemRef
  readonly movement: number
  readonly reason: MoveReason
}

export function expandMovers({
  itemKind: kind,
  risers,
  fallers,
  newcomers,
}: Pick<DayKindView, 'itemKind' | MoverList>): Movers {
  const expand = ([name, rarity, movement, reason]: CompactMover): Mover => ({
    item: expandItem(kind, name, rarity),
    movement,
    reason,
  })
  return {
    risers: risers.map(expand),
    fallers: fallers.map(expand),
    newcomers: newcomers.map(([name, rarity, rank, isShort]) => ({
      item: expandItem(kind, name, rarity),
      rank,
      ...(isShort && { isShort: true }),
    })),
  }
}
