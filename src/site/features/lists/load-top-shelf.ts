import type { ItemKind } from '#catalogue/entities.ts'
import { coursePath } from '#pages/routes/routes.ts'
import type { SearchIndex } from '#pages/search/search-index.ts'
import { readingServices } from '../navigation/reading-services.ts'
import { loadSearchIndex } from '../search/load-search-index.ts'

/** The items of one kind on the top shelf of a course variant. */
interface TopShelf {
  /** Of the variant. */
  readonly name: string
  readonly itemIds: ReadonlySet<string>
}

/** Reads the page data of the course; an unknown variant has an empty shelf. */
export async function loadTopShelf(variantId: string, kind: ItemKind): Promise<TopShelf> {
  const row = findVariantRow(await loadSearchIndex(), variantId)
  if (!row) return { name: variantId, itemIds: new Set() }
  const [name, , courseId = variantId] = row
  const { loadPageData } = await readingServices
  const { data } = await loadPageData(coursePath(courseId))
  if (data?.kind !== 'course') throw new Error(`The page of the course ${courseId} does not tell of a course.`)
  const indexes = data.variants.find(({ id }) => id === variantId)?.shelves[kind].top ?? []
  return { name, itemIds: new Set(indexes.flatMap(([index]) => data.items[index]?.id ?? [])) }
}

function findVariantRow({ course }: SearchIndex, variantId: string): SearchIndex['course'][number] | undefined {
  return course.find(([, id]) => id === variantId)
}
