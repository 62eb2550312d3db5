import { useMemo } from 'react'
import type { ItemKind } from '#catalogue/entities.ts'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { replaceQuery, useQuery } from '../search/use-query.ts'
import { loadTopShelf } from './load-top-shelf.ts'
import type { Narrowing } from './use-list.ts'

const key = 'top'

/** The filter "top shelf on". No list holds its data; it is fetched for the chosen course variant. */
export interface TopShelfFilter {
  readonly variantId: string | null
  /** The name of the variant, once it is known. */
  readonly name: string | null
  readonly hasFailed: boolean
  readonly retry: () => void
  /** Null where no variant is chosen. */
  readonly narrowing: Narrowing<{ readonly id: string }> | null
  readonly choose: (variantId: string | null) => void
}

export function useTopShelf(kind: ItemKind): TopShelfFilter {
  const variantId = new URLSearchParams(useQuery()).get(key)
  const { value, error, retry } = useLoading(`Top shelf of ${kind}s ${variantId}`, async () =>
    variantId ? loadTopShelf(variantId, kind) : null,
  )
  const hasFailed = error !== undefined
  const narrowing = useMemo(
    () =>
      variantId
        ? {
            lets: ({ id }: { id: string }) => value?.itemIds.has(id) ?? hasFailed,
            isComplete: Boolean(value) || hasFailed,
          }
        : null,
    [variantId, value, hasFailed],
  )
  return { variantId, name: value?.name ?? null, hasFailed, retry, narrowing, choose }
}

function choose(variantId: string | null): void {
  replaceQuery((parameters) => (variantId ? parameters.set(key, variantId) : parameters.delete(key)))
}
