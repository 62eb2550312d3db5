/**
 * The score once more, as slowly and plainly as its definition reads, to check the real one against. It shares no
 * code with src/rankings, on purpose, and works on dates as text.
 */
import type { Catalogue, Item, ItemKind, ShelfRelation, Tour } from '#catalogue/entities.ts'

export interface PlainRow {
  readonly item: Item
  readonly score: number
  readonly shelfPart: number
  readonly points: number
  readonly skill: number | null
  readonly levelNeeded: number
  readonly top: PlainCounts
  readonly middle: PlainCounts
  readonly topAtLevelOne: number
}

interface PlainCounts {
  readonly cup: number
  readonly tour: number
  readonly all: number
}

/** 'day', 'game', or the ids of course variants. */
export type PlainSubject = 'day' | 'game' | readonly string[]

interface PlainShelves {
  readonly item: Item
  readonly top: ReadonlySet<string>
  readonly middle: ReadonlySet<string>
}

/** The items of a kind that the subject ranks on a date, best first. */
export function rankPlainly(catalogue: Catalogue, date: string, kind: ItemKind, subject: PlainSubject): PlainRow[] {
  const tour = catalogue.tours.filter((each) => each.start <= date && date < each.end)[0]!
  const week = tour.rankedCups.filter((each) => each.start <= date && date < each.end)[0]
  const inCup = new Set(week?.variantIds)
  const inTour = variantsOf(tour)
  const shelves = listShelves(catalogue, date, kind)
  const shelfParts = measurePlainly(catalogue, tour, inCup, kind, shelves, subject)
  const count = (ids: ReadonlySet<string>): PlainCounts => ({
    cup: [...ids].filter((id) => inCup.has(id)).length,
    tour: [...ids].filter((id) => inTour.has(id)).length,
    all: ids.size,
  })
  const rows = shelves.map(({ item, top, middle }, index) => {
    const shelfPart = shelfParts[index]!
    const points = (pointsOf(item) / pointsOf({ ...item, rarity: 'high-end' })) * 100
    const skill = skillOf(item, catalogue)
    const score = scoreOf(kind, shelfPart, points, skill)
    const needed = [...top].filter((id) => typeof subject === 'string' || subject.includes(id))
    const topByLevel = [1, 3, 6, 8].map((level) => ({ level, ids: variantsOn(item, 'top', date, catalogue, level) }))
    const levelNeeded = Math.max(1, ...needed.map((id) => topByLevel.find(({ ids }) => ids.includes(id))!.level))
    const topAtLevelOne = topByLevel[0]!.ids.length
    return { item, score, shelfPart, points, skill, levelNeeded, top: count(top), middle: count(middle), topAtLevelOne }
  })
  return rows
    .filter(({ shelfPart }) => subject === 'day' || shelfPart > 0)
    .toSorted((a, b) => comparePlainly(a, b, catalogue))
}

/** S, A, B, C from these scores on. */
export function tierPlainly(score: number, [s, a, b, c]: readonly number[]): string {
  return score >= s! ? 'S' : score >= a! ? 'A' : score >= b! ? 'B' : score >= c! ? 'C' : 'D'
}

function measurePlainly(
  catalogue: Catalogue,
  tour: Tour,
  inCup: ReadonlySet<string>,
  kind: ItemKind,
  shelves: readonly PlainShelves[],
  subject: PlainSubject,
): number[] {
  const middleValue = kind === 'driver' ? 0.25 : 0.5
  const mean = (ids: readonly string[]) => {
    const sums = shelves.map(({ top, middle }) =>
      ids.reduce((sum, id) => sum + (top.has(id) ? 1 : middle.has(id) ? middleValue : 0), 0),
    )
    return toHundred(sums.map((sum) => sum / ids.length))
  }
  if (subject === 'day') {
    const tourKnown = tour.cups.length > 0
    const zones = [
      { share: 0.5, values: inCup.size > 0 ? mean([...inCup]) : null },
      { share: 0.3, values: tourKnown ? mean([...variantsOf(tour)]) : null },
      { share: 0.2, values: toHundred(measureGamePlainly(catalogue, tour, middleValue, shelves)) },
    ].flatMap(({ share, values }) => (values?.some((value) => value > 0) ? [{ share, values }] : []))
    const known = zones.reduce((sum, { share }) => sum + share, 0)
    return shelves.map((_, index) => zones.reduce((sum, { share, values }) => sum + share * values[index]!, 0) / known)
  }
  if (subject === 'game') return toHundred(measureGamePlainly(catalogue, tour, middleValue, shelves))
  return mean(subject)
}

function measureGamePlainly(
  catalogue: Catalogue,
  tour: Tour,
  middleValue: number,
  shelves: readonly PlainShelves[],
): number[] {
  const after = catalogue.tours.filter(({ number }) => number > tour.number)
  const round = after.length >= 26 ? after.slice(0, 26) : catalogue.tours.slice(-26)
  const occasions = (id: string) => {
    let count = 1
    for (const { cups, rankedCups } of round) {
      for (const { variantIds } of rankedCups) if (variantIds.includes(id)) count += 6
      for (const { variantIds } of cups) {
        const isRanked = rankedCups.some((ranked) => ranked.variantIds.join() === variantIds.join())
        if (!isRanked && variantIds.includes(id)) count += 1
      }
    }
    return count
  }
  const worthOf = new Map(
    [...catalogue.variantById.keys()].map((id) => {
      const sharers = shelves.filter(({ top }) => top.has(id)).length
      return [id, occasions(id) / Math.sqrt(sharers === 0 ? 1 : sharers)]
    }),
  )
  const sum = (ids: ReadonlySet<string>) => [...ids].reduce((total, id) => total + worthOf.get(id)!, 0)
  return shelves.map(({ top, middle }) => sum(top) + middleValue * sum(middle))
}

function toHundred(values: readonly number[]): number[] {
  const best = Math.max(...values)
  return values.map((value) => (best === 0 ? 0 : (value / best) * 100))
}

function variantsOf({ cups, rankedCups }: Tour): Set<string> {
  return new Set([...cups, ...rankedCups].flatMap(({ variantIds }) => variantIds))
}

function listShelves(catalogue: Catalogue, date: string, kind: ItemKind): PlainShelves[] {
  return catalogue.items[kind]
    .filter((item) => debutOf(item, catalogue) <= date)
    .map((item) => {
      const top = new Set(variantsOn(item, 'top', date, catalogue))
      return { item, top, middle: new Set(variantsOn(item, 'middle', date, catalogue)).difference(top) }
    })
}

/** Scores that differ by less than the arithmetic can tell are tied. */
function comparePlainly(a: PlainRow, b: PlainRow, catalogue: Catalogue): number {
  const debutOfA = debutOf(a.item, catalogue)
  const debutOfB = debutOf(b.item, catalogue)
  if (Math.abs(a.score - b.score) > 1e-10) return b.score - a.score
  if (a.levelNeeded !== b.levelNeeded) return a.levelNeeded - b.levelNeeded
  if (a.top.cup !== b.top.cup) return b.top.cup - a.top.cup
  if (a.top.tour !== b.top.tour) return b.top.tour - a.top.tour
  if (a.top.all !== b.top.all) return b.top.all - a.top.all
  if (a.item.rarity !== b.item.rarity) return pointsOf(b.item) - pointsOf(a.item)
  if (debutOfA !== debutOfB) return debutOfA < debutOfB ? 1 : -1
  return a.item.id < b.item.id ? -1 : 1
}

function scoreOf(kind: ItemKind, shelfPart: number, points: number, skill: number | null): number {
  if (kind !== 'driver') return 0.85 * shelfPart + 0.15 * points
  if (skill === null) return (70 * shelfPart + 10 * points) / 80
  return 0.7 * shelfPart + 0.1 * points + 0.2 * skill
}

function pointsOf(item: Pick<Item, 'kind' | 'rarity'>): number {
  const [normal, superRarity, highEnd] = item.kind === 'driver' ? [400, 450, 500] : [200, 220, 250]
  return { normal, super: superRarity, 'high-end': highEnd }[item.rarity]
}

function debutOf(item: Item, catalogue: Catalogue): string {
  if (item.debutTour !== null) return startOf(item.debutTour, catalogue)
  return item.shelves.map(({ since }) => since).toSorted()[0] ?? 'never'
}

function skillOf(item: Item, catalogue: Catalogue): number | null {
  if (item.kind !== 'driver' || item.skillId === null) return null
  const { strength } = catalogue.skillById.get(item.skillId)!
  return strength === null ? null : strength * 10
}

/** Before the first record: what it shows, of the course variants that may have been there already. */
function variantsOn(item: Item, shelf: string, date: string, catalogue: Catalogue, highestLevel = 8): string[] {
  const firstRecord = catalogue.shelfRecords[0]!.date
  const recordDate = date < firstRecord ? firstRecord : date
  const holds = (relation: ShelfRelation) =>
    relation.shelf === shelf &&
    relation.level <= highestLevel &&
    relation.since <= recordDate &&
    !(relation.until !== null && relation.until <= recordDate) &&
    existed(relation.variantId, date, catalogue)
  return [...new Set(item.shelves.filter(holds).map(({ variantId }) => variantId))]
}

function existed(variantId: string, date: string, catalogue: Catalogue): boolean {
  const variant = catalogue.variantById.get(variantId)!
  const debutTour = variant.debutTour ?? catalogue.courseById.get(variant.courseId)!.debutTour
  return debutTour === null || startOf(debutTour, catalogue) <= date
}

/** Tours are numbered from 1, in the order in which they began. */
function startOf(tourNumber: number, { tours }: Catalogue): string {
  const tour = tours[tourNumber - 1]!
  if (tour.number !== tourNumber) throw new Error(`Tour ${tourNumber} is not where it should be.`)
  return tour.start
}
