import { platforms } from '#catalogue/entities.ts'
import type { ComingCup } from '#pages/data/tour-views.ts'
import type { SearchRow } from '#pages/search/search-index.ts'
import { formatDayRange } from '../../ui/wording/day.tsx'
import { platformNames } from '../../ui/wording/list-wording.ts'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { loadSearchIndex } from '../search/load-search-index.ts'
import type { TopShelfFilter } from './use-top-shelf.ts'

interface TopShelfFieldProps {
  readonly filter: TopShelfFilter
  /** The current one; most readers look for its courses. */
  readonly rankedCup: ComingCup | null
}

/** Chooses the course variant for the filter "top shelf on". */
export function TopShelfField({ filter, rankedCup }: TopShelfFieldProps) {
  const { value: index, error, retry } = useLoading('The courses', loadSearchIndex)
  if (error !== undefined) return <LoadFailure what="The courses" retry={retry} />
  return (
    <section>
      <h2 id="top-shelf-on">Top shelf on</h2>
      <select
        className="course-choice"
        aria-labelledby="top-shelf-on"
        value={filter.variantId ?? ''}
        onChange={(event) => filter.choose(event.target.value || null)}
      >
        <option value="">Any course</option>
        {index && rankedCup && (
          <optgroup label={`Ranked cup, ${formatDayRange(rankedCup.start, rankedCup.end)}`}>
            {rankedCup.courses.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
        {index && platforms.map((platform) => <Variants key={platform} platform={platform} rows={index.course} />)}
      </select>
      {filter.hasFailed && <LoadFailure what="The shelves of this course" retry={filter.retry} />}
    </section>
  )
}

function Variants({ platform, rows }: { platform: (typeof platforms)[number]; rows: readonly SearchRow[] }) {
  const ofPlatform = rows.filter(([, id]) => id.startsWith(`${platform}-`))
  return (
    ofPlatform.length > 0 && (
      <optgroup label={platformNames[platform]}>
        {ofPlatform.map(([name, id]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </optgroup>
    )
  )
}
