import type { CupOfVariant } from '#pages/data/tour-views.ts'
import { tourPath } from '#pages/routes/routes.ts'
import { Day } from '../../ui/wording/day.tsx'
import { formatCount } from '../../ui/wording/wording.ts'

/** Where the variant is driven and was; most have a handful of cups, some none on record. */
export function VariantCups({ cups }: { cups: readonly CupOfVariant[] }) {
  if (cups.length === 0) return null
  const expected = cups.filter(({ isExpected }) => isExpected).length
  return (
    <details className="cup-history">
      <summary>
        {formatCount(cups.length - expected, 'cup')} with this course on record
        {expected > 0 && `, ${expected} expected: they follow the yearly cycle`}
      </summary>
      <ul>
        {cups.map(({ tour, name, week, start, isExpected }, index) => (
          <li key={index}>
            <Day date={start} /> <a href={tourPath(tour.id)}>{tour.name}</a>, {name ?? 'cup not named'}{' '}
            {week && <em className="new">Ranked, week {week}</em>}{' '}
            {isExpected && <small className="basis">Expected</small>}
          </li>
        ))}
      </ul>
    </details>
  )
}
