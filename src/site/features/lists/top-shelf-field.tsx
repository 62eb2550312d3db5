import { useMemo } from 'react'
import type { CupWithCourses } from '#pages/data/tour-views.ts'
import { readVariantRow, type SearchRow } from '#wording/search/search-index.ts'
import * as say from '#wording/lists.ts'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { NamePicker } from '../search/name-picker.tsx'
import { loadSearchIndex } from '../search/matching/load-search-index.ts'
import type { TopShelfFilter } from './use-top-shelf.ts'

interface TopShelfFieldProps {
  readonly filter: TopShelfFilter
  /** The last one; most readers look for its courses. */
  readonly rankedCup: CupWithCourses | null
}

const noRows: readonly SearchRow[] = []

/** Chooses the course variant for the filter "top shelf on". */
export function TopShelfField({ filter, rankedCup }: TopShelfFieldProps) {
  const { value: index, error, retry } = useLoading('search-index', loadSearchIndex)
  const rows = index?.course ?? noRows
  const choices = useMemo(() => rows.map(readVariantRow), [rows])
  // There at once: nothing below moves when the others have come.
  const suggested = (rankedCup?.courses ?? []).map((variant) => ({ ...variant, note: say.lastRankedCup() }))
  if (error !== undefined) return <LoadFailure what={say.courses()} retry={retry} />
  return (
    <section>
      <NamePicker
        label={say.topShelfOn()}
        choices={choices}
        suggested={suggested}
        chosen={filter.asked}
        onChoose={({ id }) => filter.choose(id === filter.asked ? null : id)}
      />
      {filter.hasFailed && <LoadFailure what={say.topShelf()} retry={filter.retry} />}
    </section>
  )
}
