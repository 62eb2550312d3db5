import { useDeferredValue, useMemo } from 'react'
import { itemKinds } from '#catalogue/entities.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import type { OwnedLevels } from '#rankings/planner/planner-game.ts'
import { useLoading } from '../../../ui/loading/use-loading.ts'
import { parseItemQuery } from '../../search/answers/select-items.ts'
import { loadChecklistItems } from '../../checklist/load-checklist-items.ts'
import { queryKey, writeText } from '../../search/filters/list-state.ts'
import { loadTopShelf } from '../../search/filters/load-top-shelf.ts'
import { completeQuery } from '../../search/reading/complete-query.ts'
import type { QueryOperator } from '../../search/reading/query.ts'
import { replaceQuery, useQuery } from '../../search/use-query.ts'

interface StepOfItem {
  readonly item: { readonly id: string }
}

/** The same queries as in lists, for the items of next steps. */
export interface StepQuery {
  readonly text: string
  readonly write: (text: string) => void
  readonly completions: readonly string[]
  readonly operators: readonly QueryOperator[]
  readonly problems: readonly string[]
  /** The steps of items that the query finds, in its order if it asks for one. */
  readonly narrow: <Step extends StepOfItem>(steps: readonly Step[]) => readonly Step[]
}

const none: readonly ItemListEntry[] = []

/** A query in the address of the planner. @param levels what the reader owns */
export function useStepQuery(levels: OwnedLevels): StepQuery {
  const text = new URLSearchParams(useQuery()).get(queryKey) ?? ''
  const settled = useDeferredValue(text)
  const { value: items } = useLoading('checklist-items', loadChecklistItems)
  const entries = items?.entries ?? none
  const query = useMemo(() => parseItemQuery(settled, entries, levels), [settled, entries, levels])
  const { value: shelf } = useLoading(`top-${query.top}`, async () =>
    query.top === null ? null : loadTopShelf(query.top, itemKinds),
  )
  const found = useMemo(() => query.select(shelf?.places ?? null), [query, shelf])
  const positions = useMemo(() => new Map(found.map(({ id }, index) => [id, index])), [found])
  return {
    text,
    write: (written) => replaceQuery((parameters) => writeText(parameters, written)),
    completions: completeQuery(text, query.operators),
    operators: query.operators,
    problems: query.problems,
    narrow(steps) {
      if (!items || settled.trim() === '') return steps
      const asked = steps.filter(({ item }) => positions.has(item.id))
      if (!query.sorts) return asked
      return asked.toSorted((one, other) => positions.get(one.item.id)! - positions.get(other.item.id)!)
    },
  }
}
