import type { CupOfVariant } from '#pages/data/tour-views.ts'
import { tourPath } from '#pages/routes/routes.ts'
import { Day } from '../../ui/wording/day.tsx'
import { formatCount } from '../../ui/wording/wording.ts'

/** All cups with the variant; most have a handful, some none on record. */
export function VariantCups({ cups }: { cups: readonly CupOfVariant[] }) {
  if (cups.length === 0) return null
  const byCycle = cups.filter(({ isByCycle }) => isByCycle).length
  return (
    <details className="cup-history">
      <summary>
        {formatCount(cups.length - byCycle, 'recorded cup')} with this course
        {byCycle > 0 && `, ${byCycle} by the yearly cycle`}
      </summary>
      <ul>
        {cups.map(({ tour, name, week, start, isByCycle }, index) => (
          <li key={index}>
            <Day date={start} /> <a href={tourPath(tour.id)}>{tour.name}</a>, {name ?? 'unnamed cup'}{' '}
            {week && <em className="new">Ranked, week {week}</em>}{' '}
            {isByCycle && <small className="basis">By the cycle</small>}
          </li>
        ))}
      </ul>
    </details>
  )
}
