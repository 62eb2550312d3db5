/** Conversions between the two forms of a row. */
import { rarities, type ItemKind, type Rarity } from '#catalogue/entities.ts'
import { partWeights } from '#rankings/formula.ts'
import { scalePoints, weighParts } from '#rankings/score-parts.ts'
import type { MoveReason } from '#rankings/explain-move.ts'
import { compactName, expandName, type CompactName } from './compact-name.ts'
import type { RankingSubjectPage } from './ranking-pages.ts'
import type {
  CompactExtras,
  CompactMover,
  CompactRestEntry,
  CompactRow,
  DayKindView,
  RankingRow,
  RarityCode,
  RestEntry,
  RowExtras,
} from './ranking-views.ts'
import type { ItemRef } from './refs.ts'
import { roundScore } from './round-score.ts'

/** Leaves out what `expandRow` finds again: the kind, an id that follows from the name, and the part that is points. */
export function compactRow(row: RankingRow): CompactRow {
  const { rank, item, score, tier, parts, top, shelves, isNew, movement, gained, levelOne, ...extras } = row
  const compact = [
    rank,
    ...compactItem(item),
    score,
    tier,
    [parts.shelf, parts.skill],
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
  return { ...others, skill: skill && [compactName(skill), skill.strength] }
}

/** For a row that only a reader's own weights bring up: they replace its score and its movement. */
export function compactContender(row: RankingRow): CompactRow {
  const [rank, name, rarity, _score, ...others] = compactRow({ ...row, movement: null, gained: null })
  return [rank, name, rarity, null, ...others]
}

/** A score that was left out is that of the rounded parts. */
export function expandRow(compact: CompactRow, kind: ItemKind): RankingRow {
  const [rank, name, rarity, score, tier, [shelf, skill], [cup, tour, all], levelOne, shelves, ...others] = compact
  const [change, extras] = others
  const [isNew, movement, gained] = change ?? [0, null, null]
  const item = expandItem(kind, name, rarity)
  const parts = { shelf, points: roundScore(scalePoints(kind, item.rarity)), skill }
  return {
    rank,
    item,
    score: score ?? roundScore(weighParts(parts, partWeights[kind])),
    tier,
    parts,
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
  return { ...others, skill: skill && { ...expandName(skill[0]), strength: skill[1] } }
}

export function compactRestEntry({
  item,
  score,
  parts,
  levelOne,
  knownTops,
}: Pick<RankingRow, 'item' | 'score' | 'parts' | 'levelOne' | 'knownTops'>): CompactRestEntry {
  const entry = [...compactItem(item), score, parts.shelf, parts.skill, levelOne[0]] as const
  return knownTops ? [...entry, 1] : entry
}

export function expandRestEntry(compact: CompactRestEntry, kind: ItemKind): RestEntry {
  const [name, rarityCode, score, shelf, skill, shelfAtLevelOne, isShort] = compact
  const { id, rarity, name: whole } = expandItem(kind, name, rarityCode)
  return {
    id,
    name: whole,
    rarity,
    score,
    weigh: [shelf, roundScore(scalePoints(kind, rarity)), skill, shelfAtLevelOne],
    ...(isShort && { isShort: true }),
  }
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
