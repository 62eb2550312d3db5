import * as say from '#wording/lists.ts'
import { useMemo } from 'react'
import type { ItemKind } from '#catalogue/entities.ts'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { replaceQuery, useQuery } from '../search/use-query.ts'
import { readValues, writeValues } from '../search/filters/list-state.ts'
import { loadTopShelf } from '../search/filters/load-top-shelf.ts'
import type { ExtraChoice } from './chosen-filters.tsx'
import { topOperator } from '../search/filters/item-list-plan.ts'
import type { Narrowing } from './use-list.ts'

/** The filter "top shelf on". No list holds its data; it is fetched for what is asked. */
export interface TopShelfFilter {
  /** The id of a course variant, or part of the names of several; null where no shelf is asked for. */
  readonly asked: string | null
  /** Of the variant, or how many there are, once it is known. */
  readonly name: string | null
  /** By item id: where it is on the top shelf, in words; null where no shelf is asked for, or until it is known. */
  readonly places: ReadonlyMap<string, string> | null
  readonly hasFailed: boolean
  readonly retry: () => void
  /** Null where no shelf is asked for. */
  readonly narrowing: Narrowing<{ readonly id: string }> | null
  readonly choose: (variantId: string | null) => void
  /** Among the chosen filters; null where no shelf is asked for. */
  readonly chip: ExtraChoice | null
}

/** @param kinds whose shelves are meant */
export function useTopShelf(kinds: readonly ItemKind[]): TopShelfFilter {
  const asked = readValues(useQuery(), topOperator)[0] ?? null
  const { value, error, retry } = useLoading(`top-${kinds.join()}-${asked}`, async () =>
    asked ? loadTopShelf(asked, kinds) : null,
  )
  const hasFailed = error !== undefined
  const narrowing = useMemo(
    () =>
      asked
        ? {
            includes: ({ id }: { id: string }) => value?.places.has(id) ?? hasFailed,
            isComplete: Boolean(value) || hasFailed,
          }
        : null,
    [asked, value, hasFailed],
  )
  const name = value?.name ?? null
  const chip = asked ? { label: say.topShelfOnCourse({ course: name ?? '…' }), remove: () => choose(null) } : null
  return { asked, name, places: value?.places ?? null, hasFailed, retry, narrowing, choose, chip }
}

function choose(variantId: string | null): void {
  replaceQuery((parameters) => writeValues(parameters, topOperator, variantId ? [variantId] : []))
}
