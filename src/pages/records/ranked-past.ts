import { compareBy } from '#base/compare-by.ts'
import { groupBy } from '#base/group-by.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import type { RecordLabel } from '#rankings/ranking.ts'
import type { DaysKnown, Reigns, RecordList, RecordRow } from '../data/records-page.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { joinRuns, tracesOf, type Trace } from '../source/trace-ranks.ts'

/** Indexes of ranked days. */
export interface Span {
  readonly from: number
  readonly until: number
}

/** Seven years of rankings, by the index of the day. */
export interface RankedPast {
  readonly days: readonly IsoDate[]
  readonly labels: readonly RecordLabel[]
  readonly traces: Readonly<Record<ItemKind, readonly Trace[]>>
}

export function collectPast(source: PageSource): RankedPast {
  const { days } = source.rankings
  return {
    days,
    labels: days.map((date) => source.recordNote(date).label),
    traces: tracesOf(source),
  }
}

export function sumSpans(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, until }) => sum + until - from, 0)
}

export function countDaysKnown(labels: readonly RecordLabel[], spans: readonly Span[]): DaysKnown {
  const counts = { recorded: 0, between: 0, reconstructed: 0, 'carried-on': 0 }
  for (const { from, until } of spans) {
    for (const label of labels.slice(from, until)) counts[label] += 1
  }
  return counts
}

/** Who was #1, and when. */
export function collectReigns({ references }: PageSource, { traces }: RankedPast, kind: ItemKind): Reigns {
  const reigns = traces[kind]
    .flatMap(({ itemId, runs }) => joinRuns(runs, (rank) => rank === 1).map((span) => ({ itemId, ...span })))
    .toSorted(compareBy(({ from, itemId }) => [from, itemId]))
  const items = [...groupBy(reigns, ({ itemId }) => itemId)]
    .map(([itemId, own]) => ({ ...references.item(itemId), days: sumSpans(own), first: own[0]!.from }))
    .toSorted(compareBy(({ days, first, id }) => [-days, first, id]))
    .map(({ first: _first, ...item }) => item)
  const indexes = new Map(items.map(({ id }, index) => [id, index]))
  return {
    items,
    reigns: reigns.map(({ itemId, from, until }, index) => [
      indexes.get(itemId)!,
      from - (reigns[index - 1]?.from ?? 0),
      until - from,
    ]),
  }
}

/** Runs of days whose shelves are known in one way. */
export function listSpells(labels: readonly RecordLabel[]): [RecordLabel, number][] {
  const spells: [RecordLabel, number][] = []
  for (const label of labels) {
    const last = spells.at(-1)
    if (last?.[0] === label) last[1] += 1
    else spells.push([label, 1])
  }
  return spells
}

/** How many items of the three kinds came among the best of theirs on each day; 0 on the first. */
export function countArrivals({ days, traces }: RankedPast, best: number): number[] {
  const arrivals = days.map(() => 0)
  for (const kind of itemKinds) {
    for (const { runs } of traces[kind]) {
      runs.forEach(({ from, rank }, index) => {
        const before = runs[index - 1]?.rank ?? null
        const wasIn = before !== null && before <= best
        if (from > 0 && rank !== null && rank <= best && !wasIn) arrivals[from]! += 1
      })
    }
  }
  return arrivals
}

/** What may be a record. */
export interface Candidate {
  readonly id: string
  readonly value: number
  /** Where two are equal, the earlier one comes first: the index of a day, or another number that grows. */
  readonly since: number
  /** Drawn up for the few that are shown. */
  readonly buildRow: () => RecordRow
}

/** The record and its five runners-up. */
const shownRows = 6

/** @param order of the values */
export function pickBest(of: RecordList['of'], order: 'most' | 'fewest', candidates: readonly Candidate[]): RecordList {
  const sign = order === 'most' ? -1 : 1
  const inOrder = candidates.toSorted(compareBy(({ value, since, id }) => [sign * value, since, id]))
  const shown = inOrder.slice(0, shownRows)
  const others = inOrder.slice(shownRows).filter(({ value }) => value === shown.at(-1)!.value).length
  return { of, rows: shown.map(({ buildRow }) => buildRow()), ...(others > 0 && { others }) }
}
