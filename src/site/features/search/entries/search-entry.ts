import { isIsoDate, type IsoDate } from '#catalogue/calendar.ts'
import { rarities, skillCategories, type ItemKind, type Rarity, type SkillCategory } from '#catalogue/entities.ts'
import { badgePath, coursePath, guidePath, itemPath, skillPath, tourPath, variantPath } from '#pages/routes/routes.ts'
import { describeTour, type SearchedList } from '../matching/find-matches.ts'
import { foldName } from '../matching/fold-name.ts'
import type { ForeignKey, ForeignMatch } from '../matching/foreign-search.ts'
import { nameSearchRows } from '#wording/search/name-search-rows.ts'
import {
  readVariantRow,
  appearanceLink,
  reportLink,
  searchKinds,
  shortcutsLink,
  type SearchIndex,
  type SearchKind,
  type SearchRow,
} from '#wording/search/search-index.ts'

/** A search result, with everything needed to draw and open it. */
export type SearchEntry = {
  readonly name: string
  /** With a fragment if it has one; only a quick link may have that of another entry. */
  readonly path: string
  /** Its name in the language in which it was asked for; left out where that is English. */
  readonly alias?: Pick<ForeignMatch, 'name' | 'language'>
} & (
  | {
      readonly kind: ItemKind
      readonly id: string
      readonly rarity: Rarity
      /** Beside the name, where the item is an answer. */
      readonly note?: string
    }
  | { readonly kind: 'skill'; readonly id: string; readonly category: SkillCategory | null; readonly of: ItemKind }
  | { readonly kind: 'course'; readonly courseId: string; readonly variantId: string }
  | { readonly kind: 'cup'; readonly start: IsoDate; readonly end: IsoDate; readonly hasRankings: boolean }
  | {
      readonly kind: 'tour'
      readonly id: string
      readonly number: number
      readonly start: IsoDate
      readonly end: IsoDate
    }
  | { readonly kind: 'guide' | 'badge'; readonly id: string }
  | {
      readonly kind: 'link'
      /** The name of the page or thing that it leads to. */
      readonly to: string
      /** The shortcut that does the same, if it leads to no page. */
      readonly shortcut?: string | undefined
    }
  | {
      readonly kind: 'page'
      /** Of a saved query: the plural of what its list contains, lower case. */
      readonly asked?: string
    }
)

/** The key of its names in other languages and inside the game. A course's own entry has those of the course. */
export function findForeignKey(entry: SearchEntry): ForeignKey {
  switch (entry.kind) {
    case 'driver':
    case 'kart':
    case 'glider':
    case 'skill':
      return `${entry.kind}/${entry.id}`
    case 'course':
      return entry.path === coursePath(entry.courseId) ? `course/${entry.courseId}` : `variant/${entry.variantId}`
    case 'tour':
      return `tour/${entry.id}`
    default:
      return null
  }
}

/** What it is searched for by, besides its names; empty for nothing. */
function describeEntry(entry: SearchEntry): string {
  return entry.kind === 'tour' ? describeTour(entry) : ''
}

/** Everything that can be found. */
export interface SearchedSite {
  readonly entries: readonly SearchEntry[]
  readonly list: SearchedList
  /** Null while the index is loading, or cannot be loaded. */
  readonly days: SearchIndex['rankedDays'] | null
}

export const emptySite: SearchedSite = { entries: [], list: { names: [], keys: [], details: [] }, days: null }

export function readSearchedSite(index: SearchIndex): SearchedSite {
  const entries = listSearchEntries(index)
  const list = {
    names: entries.map(({ name }) => foldName(name)),
    keys: entries.map(findForeignKey),
    details: entries.map(describeEntry),
  }
  return { entries, list, days: index.rankedDays }
}

/** All entries of the index, kind by kind. */
export function listSearchEntries(index: SearchIndex): readonly SearchEntry[] {
  const rows = nameSearchRows(index)
  return searchKinds.flatMap((kind) => rows[kind].map((row) => toEntry(kind, row)))
}

const shortcuts: ReadonlyMap<string, string> = new Map([
  [reportLink, 'r'],
  [appearanceLink, 't'],
  [shortcutsLink, '?'],
])

function toEntry(kind: SearchKind, row: SearchRow): SearchEntry {
  const [name, id, detail = ''] = row
  switch (kind) {
    case 'driver':
    case 'kart':
    case 'glider': {
      const rarity = rarities.find((known) => known === detail) ?? 'normal'
      return { kind, name, id, path: itemPath({ kind, id }), rarity }
    }
    case 'skill': {
      const category = skillCategories.find((known) => known === detail) ?? null
      const of = detail === 'kart' || detail === 'glider' ? detail : 'driver'
      return { kind, name, id, path: skillPath(id), category, of }
    }
    case 'course': {
      const variant = readVariantRow(row)
      const { courseId } = variant
      return { kind, name, path: id === courseId ? coursePath(id) : variantPath(variant), courseId, variantId: id }
    }
    case 'cup': {
      const { path, start, end, ranked } = readCupRow(row)
      return { kind, name, path, start, end, hasRankings: ranked !== null }
    }
    case 'tour': {
      const [start, end, number] = detail.split('/')
      return { kind, name, id, path: tourPath(id), number: Number(number), start: readDate(start), end: readDate(end) }
    }
    case 'guide':
      return { kind, name, id, path: guidePath(id) }
    case 'badge':
      return { kind, name, id, path: badgePath(id) }
    case 'link':
      return { kind, name, path: id, to: detail, shortcut: shortcuts.get(id) }
    case 'page':
      return { kind, name, path: id }
  }
}

/** A ranked cup as its row shows it. */
export interface CupOfRow {
  readonly name: string
  readonly path: string
  readonly start: IsoDate
  readonly end: IsoDate
  /** Null where its week has no rankings. */
  readonly ranked: { readonly tourNumber: number; readonly week: number } | null
}

export function readCupRow([name, path, detail = '']: SearchRow): CupOfRow {
  const [start, end, tour, week] = detail.split('/')
  const ranked = week === undefined ? null : { tourNumber: Number(tour), week: Number(week) }
  return { name, path, start: readDate(start), end: readDate(end), ranked }
}

function readDate(text = ''): IsoDate {
  if (!isIsoDate(text)) throw new Error(`The search index has “${text}” as a date.`)
  return text
}
