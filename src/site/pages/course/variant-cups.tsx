import type { CupOfVariant } from '#pages/data/tour-views.ts'
import { tourPath } from '#pages/routes/routes.ts'
import { Day } from '../../ui/wording/day.tsx'
import { formatCount } from '../../ui/wording/wording.ts'

/** All cups with the variant; most have a handful, some none on record. */
export function VariantCups({ cups }: { cups: readonly CupOfVariant[] }) {
  if (cups.length === 0) return null
  const inferred = cups.filter(({ isInferred }) => isInferred).length
  return (
    <details className="cup-history">
      <summary>
        {formatCount(cups.length - inferred, 'recorded cup')} with this course
        {inferred > 0 && `, ${inferred} inferred`}
      </summary>
      <ul>
        {cups.map(({ tour, name, week, start, isInferred }, index) => (
          <li key={index}>
            <Day date={start} /> <a href={tourPath(tour.id)}>{tour.name}</a>, {name ?? 'unnamed cup'}{' '}
            {week && <em className="new">Ranked, week {week}</em>}{' '}
            {isInferred && <small className="basis">Inferred</small>}
          </li>
        ))}
      </ul>
    </details>
  )
}
