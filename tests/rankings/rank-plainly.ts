/**
 * The score once more, as slowly and plainly as its definition reads, to check the real one against. It shares no
 * code with src/rankings, on purpose, and works on dates as text.
 */
import type { Catalogue, Item, ItemKind, ShelfRelation } from '#catalogue/entities.ts'

export interface PlainRow {
  readonly item: Item
  readonly score: number
  readonly tier: string
  readonly coverage: number
  readonly points: number
  readonly skill: number | null
  readonly top: PlainCounts
  readonly middle: PlainCounts
  readonly topAtLevelOne: number
}

interface PlainCounts {
  readonly cup: number
  readonly tour: number
  readonly all: number
}

/** The items of a kind on a date, best first. */
export function rankPlainly(catalogue: Catalogue, date: string, kind: ItemKind): PlainRow[] {
  const tour = catalogue.tours.filter((each) => each.start <= date && date < each.end)[0]
  const week = tour?.rankedCups.filter((each) => each.start <= date && date < each.end)[0]
  const inCup = new Set(week?.variantIds)
  const inTour = new Set([...(tour?.cups ?? []), ...(tour?.rankedCups ?? [])].flatMap((each) => each.variantIds))

  const shelves = catalogue.items[kind]
    .filter((item) => debutOf(item, catalogue) <= date)
    .map((item) => {
      const top = variantsOn(item, 'top', date, catalogue)
      const middle = variantsOn(item, 'middle', date, catalogue).filter((id) => !top.includes(id))
      return { item, top, middle }
    })
  const sharers = (variantId: string) => shelves.filter(({ top }) => top.includes(variantId)).length || 1
  const worthByVariant = new Map(
    [...catalogue.variantById.keys()].map((id) => [
      id,
      (inCup.has(id) ? 6 : inTour.has(id) ? 3 : 1) / Math.sqrt(sharers(id)),
    ]),
  )
  const worth = (ids: string[]) => ids.reduce((total, id) => total + worthByVariant.get(id)!, 0)
  const coverages = shelves.map(({ top, middle }) => worth(top) + (kind === 'driver' ? 0.25 : 0.5) * worth(middle))
  const bestCoverage = Math.max(...coverages)
  const bestPoints = Math.max(...shelves.map(({ item }) => pointsOf(item)))
  const count = (ids: string[]): PlainCounts => ({
    cup: ids.filter((id) => inCup.has(id)).length,
    tour: ids.filter((id) => inTour.has(id)).length,
    all: ids.length,
  })
  return shelves
    .map(({ item, top, middle }, place) => {
      const coverage = bestCoverage === 0 ? 0 : (coverages[place]! / bestCoverage) * 100
      const points = (pointsOf(item) / bestPoints) * 100
      const skill = skillOf(item, catalogue)
      const score = scoreOf(kind, coverage, points, skill)
      const tier = score >= 85 ? 'S' : score >= 70 ? 'A' : score >= 55 ? 'B' : score >= 40 ? 'C' : 'D'
      const topAtLevelOne = variantsOn(item, 'top', date, catalogue, 1).length
      return { item, score, tier, coverage, points, skill, top: count(top), middle: count(middle), topAtLevelOne }
    })
    .toSorted((a, b) => comparePlainly(a, b, catalogue))
}

/** Scores that differ by less than the arithmetic can tell are tied. */
function comparePlainly(a: PlainRow, b: PlainRow, catalogue: Catalogue): number {
  const debutOfA = debutOf(a.item, catalogue)
  const debutOfB = debutOf(b.item, catalogue)
  if (Math.abs(a.score - b.score) > 1e-10) return b.score - a.score
  if (a.top.cup !== b.top.cup) return b.top.cup - a.top.cup
  if (a.top.tour !== b.top.tour) return b.top.tour - a.top.tour
  if (a.top.all !== b.top.all) return b.top.all - a.top.all
  if (a.topAtLevelOne !== b.topAtLevelOne) return b.topAtLevelOne - a.topAtLevelOne
  if (a.item.rarity !== b.item.rarity) return pointsOf(b.item) - pointsOf(a.item)
  if (debutOfA !== debutOfB) return debutOfA < debutOfB ? 1 : -1
  return a.item.id < b.item.id ? -1 : 1
}

function scoreOf(kind: ItemKind, coverage: number, points: number, skill: number | null): number {
  if (kind !== 'driver') return 0.8 * coverage + 0.2 * points
  if (skill === null) return (65 * coverage + 15 * points) / 80
  return 0.65 * coverage + 0.15 * points + 0.2 * skill
}

function pointsOf(item: Item): number {
  const [normal, superRarity, highEnd] = item.kind === 'driver' ? [400, 450, 500] : [200, 220, 250]
  return { normal, super: superRarity, 'high-end': highEnd }[item.rarity]
}

function debutOf(item: Item, catalogue: Catalogue): string {
  if (item.debutTour !== null) return catalogue.tours.find(({ number }) => number === item.debutTour)!.start
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
  return debutTour === null || catalogue.tours.find(({ number }) => number === debutTour)!.start <= date
}
