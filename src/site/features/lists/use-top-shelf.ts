import { useMemo } from 'react'
import type { ItemKind } from '#catalogue/entities.ts'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { replaceQuery, useQuery } from '../search/use-query.ts'
import { readValues, writeValues } from './list-state.ts'
import { loadTopShelf } from './load-top-shelf.ts'
import type { Narrowing } from './use-list.ts'

/** Takes the id of a course variant, or some of its name. */
export const topOperator = { name: 'top', title: 'Top shelf on', isSingle: true, options: null } as const

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
  const variantId = readValues(useQuery(), topOperator)[0] ?? null
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
  replaceQuery((parameters) => writeValues(parameters, topOperator, variantId ? [variantId] : []))
}
