import type { CupOfVariant } from '#pages/data/tour-views.ts'
import { tourPath } from '#pages/routes/routes.ts'
import * as say from '#wording/course.ts'
import { Day } from '../../ui/wording/day.tsx'

/** All cups with the variant; most have a handful, some none on record. */
export function VariantCups({ cups }: { cups: readonly CupOfVariant[] }) {
  if (cups.length === 0) return null
  const inferred = cups.filter(({ isInferred }) => isInferred).length
  return (
    <details className="cup-history">
      <summary>{say.cupsWithCourse({ cups: cups.length - inferred, inferred })}</summary>
      <ul>
        {cups.map(({ tour, name, week, start, isInferred }, index) => (
          <li key={index}>
            <Day date={start} /> <a href={tourPath(tour.id)}>{tour.name}</a>, {name ?? say.unnamedCup()}{' '}
            {week && <em className="new">{say.rankedWeek({ week })}</em>}{' '}
            {isInferred && <small className="basis">{say.inferred()}</small>}
          </li>
        ))}
      </ul>
    </details>
  )
}
