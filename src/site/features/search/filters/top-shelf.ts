import { joinWithCommas } from '#wording/join-list.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import { groupBy } from '#base/group-by.ts'
import type { CoursePage } from '#pages/data/course-pages.ts'
import type { VariantRef } from '#pages/data/refs.ts'
import { coursePath } from '#pages/routes/routes.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { pathPrefix } from '#wording/language.ts'
import { readVariantRow, type SearchRow } from '#wording/search/search-index.ts'
import * as say from '#wording/search.ts'
import { loadPlannerGame } from '../../game/load-planner-game.ts'
import { loadPageOf } from '../../navigation/navigation-services.ts'
import { loadEnglishIndex, loadSearchIndex } from '../matching/load-search-index.ts'
import { findWholeMatches } from '../matching/find-whole-matches.ts'
import { foldName, foldNames } from '../matching/fold-name.ts'

/** The items of some kinds that are on the top shelf of a course variant, or of any of several. */
export interface TopShelf {
  /** Of the variant, or how many there are. */
  readonly name: string
  /** By the ids of the items: where they are, in words. */
  readonly places: ReadonlyMap<string, string>
}

/**
 * The variants that are meant.
 * @param courses their variants, as the search knows them
 * @param asked the id or the whole name of a variant, or part of the names of several
 */
export function findVariants(courses: readonly SearchRow[], asked: string): readonly VariantRef[] {
  const names = foldNames(courses, ([name]) => name)
  const one = courses.find(([, id]) => id === asked) ?? courses[names.indexOf(foldName(asked))]
  const rows = one ? [one] : (findWholeMatches(names, asked) ?? []).map((index) => courses[index]!)
  return rows.map(readVariantRow)
}

export function nameVariants(variants: readonly VariantRef[], asked: string): string {
  return variants.length > 1 ? say.variantsOf({ count: variants.length, text: asked }) : (variants[0]?.name ?? asked)
}

/** A top shelf that an item is on. */
interface TopPlace {
  readonly variant: VariantRef
  /** The item level from which it is. */
  readonly level: number
}

/** By the ids of the items on the top shelf of any of these variants, at any level: on which of them, in their order. */
type TopPlaces = ReadonlyMap<string, readonly TopPlace[]>

export function findInGame(game: PlannerGame, variants: readonly VariantRef[], kinds: readonly ItemKind[]): TopPlaces {
  const positions = new Map(variants.map(({ id }, at) => [game.indexOfVariant.get(id), at]))
  const items = kinds.flatMap((kind) => game.items[kind])
  return collectPlaces(
    items.flatMap(({ id, shelves }) =>
      shelves.flatMap(({ variant, topLevel }) => {
        const at = positions.get(variant)
        return at === undefined || topLevel === 0 ? [] : { id, at, place: { variant: variants[at]!, level: topLevel } }
      }),
    ),
  )
}

/** The same, for variants of one course. */
export function findInCourse(
  course: Pick<CoursePage, 'items' | 'variants'>,
  variants: readonly VariantRef[],
  kinds: readonly ItemKind[],
): TopPlaces {
  return collectPlaces(
    variants.flatMap((variant, at) => {
      const shelves = course.variants.find(({ id }) => id === variant.id)?.shelves
      const onTop = shelves ? kinds.flatMap((kind) => shelves[kind].top) : []
      return onTop.map(([index, level]) => ({ id: course.items[index]!.id, at, place: { variant, level } }))
    }),
  )
}

function collectPlaces(
  found: readonly { readonly id: string; readonly at: number; readonly place: TopPlace }[],
): TopPlaces {
  const byItem = groupBy(found, ({ id }) => id)
  return new Map(
    [...byItem].map(([id, ofItem]) => [id, ofItem.toSorted((a, b) => a.at - b.at).map(({ place }) => place)]),
  )
}

/**
 * Of each item `From level 3` where one variant is asked for. Of several, which they are, those of the lowest level first,
 * without the name that they share: `SNES, RMX 1T · From level 3: Wii R`.
 */
export function describePlaces(
  found: TopPlaces,
  variants: readonly VariantRef[],
  asked: string,
): ReadonlyMap<string, string> {
  const isOne = variants.length === 1
  return new Map([...found].map(([id, places]) => [id, isOne ? nameLevel(places[0]!) : listPlaces(places, asked)]))
}

function nameLevel({ level }: TopPlace): string {
  return say.fromLevel({ level })
}

function listPlaces(places: readonly TopPlace[], asked: string): string {
  const groups = [...groupBy(places, ({ level }) => level).values()].toSorted(([a], [b]) => a!.level - b!.level)
  return groups
    .map((ofLevel) => {
      const courses = joinWithCommas(ofLevel.map(({ variant }) => shorten(variant.name, asked)))
      const { level } = ofLevel[0]!
      return level > 1 ? say.placesFromLevel({ level, courses }) : courses
    })
    .join(' · ')
}

/** `Wii Rainbow Road R` as `Wii R`, where `rainbow road` is asked for. A name that goes on in words stays whole. */
function shorten(name: string, asked: string): string {
  const shared = asked.trim()
  const start = ` ${name} `.toLowerCase().indexOf(` ${shared.toLowerCase()} `)
  const before = name.slice(0, start)
  const behind = name.slice(start + shared.length)
  if (start < 0 || /[a-z]/.test(behind)) return name
  return `${before.trimEnd()}${behind}`.trim() || name
}

/**
 * Reads the items on the top shelf of what is asked for, at any level, from the page data of its course; of several
 * courses, from the planner's game, which is one file but seven times as large. An unknown variant has an empty shelf.
 */
export async function readTopShelf(asked: string, kinds: readonly ItemKind[]): Promise<TopShelf> {
  const variants = await readVariants(asked)
  const [courseId, ...others] = new Set(variants.map((variant) => variant.courseId))
  const readGame = async () => findInGame(await loadPlannerGame(), variants, kinds)
  // Without a connection, the game may be stored where a course's page is not.
  const readCourse = async (id: string) => findInCourse(await loadPageOf('course', coursePath(id)), variants, kinds)
  const found =
    courseId === undefined ? new Map() : await (others.length > 0 ? readGame() : readCourse(courseId).catch(readGame))
  return { name: nameVariants(variants, asked), places: describePlaces(found, variants, asked) }
}

/** By their names in the page's language; or else, as in an address that was shared, by the English ones. */
async function readVariants(asked: string): Promise<readonly VariantRef[]> {
  const { course } = await loadSearchIndex()
  const found = findVariants(course, asked)
  if (pathPrefix === '' || found.length > 0) return found
  const english = findVariants((await loadEnglishIndex()).course, asked)
  return english.flatMap(({ id }) => findVariants(course, id))
}
