import type { ItemKind } from '#catalogue/entities.ts'
import { coursePath } from '#pages/routes/routes.ts'
import type { SearchIndex } from '#pages/search/search-index.ts'
import { readingServices } from '../../navigation/reading-services.ts'
import { findWholeMatches } from '../../search/matching/find-whole-matches.ts'
import { foldNames } from '../../search/matching/fold-name.ts'
import { loadSearchIndex } from '../../search/entries/load-search-index.ts'

/** The items of some kinds on the top shelf of a course variant. */
interface TopShelf {
  /** Of the variant. */
  readonly name: string
  readonly itemIds: ReadonlySet<string>
}

/**
 * Reads the page data of the course; an unknown variant has an empty shelf.
 * @param asked the id of the variant, or some of its name
 */
export async function loadTopShelf(asked: string, kinds: readonly ItemKind[]): Promise<TopShelf> {
  const row = findVariantRow(await loadSearchIndex(), asked)
  if (!row) return { name: asked, itemIds: new Set() }
  const [name, variantId, courseId = variantId] = row
  const { loadPageData } = await readingServices
  const { data } = await loadPageData(coursePath(courseId))
  if (data?.kind !== 'course') throw new Error(`The page of the course ${courseId} does not tell of a course.`)
  const shelves = data.variants.find(({ id }) => id === variantId)?.shelves
  const indexes = kinds.flatMap((kind) => shelves?.[kind].top ?? [])
  return { name, itemIds: new Set(indexes.flatMap(([index]) => data.items[index]?.id ?? [])) }
}

function findVariantRow({ course }: SearchIndex, asked: string): SearchIndex['course'][number] | undefined {
  const byId = course.find(([, id]) => id === asked)
  if (byId) return byId
  const [best] =
    findWholeMatches(
      foldNames(course, ([name]) => name),
      asked,
    ) ?? []
  return best === undefined ? undefined : course[best]
}
