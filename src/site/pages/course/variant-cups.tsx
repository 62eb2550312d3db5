import type { IsoDate } from '#catalogue/calendar.ts'
import type { CupOfVariant } from '#pages/data/tour-views.ts'
import { tourPath } from '#pages/routes/routes.ts'
import { Day } from '../../ui/wording/day.tsx'
import { formatCount } from '../../ui/wording/wording.ts'

/** Where the variant is driven and was; most have a handful of cups, some none on record. */
export function VariantCups({ cups, date }: { cups: readonly CupOfVariant[]; date: IsoDate }) {
  if (cups.length === 0) return null
  const coming = cups.filter(({ start }) => start > date).length
  return (
    <details className="cup-history">
      <summary>
        {formatCount(cups.length - coming, 'cup')} with this course on record
        {coming > 0 && `, ${coming} to come`}
      </summary>
      <ul>
        {cups.map(({ tour, name, week, start }, index) => (
          <li key={index}>
            <Day date={start} /> <a href={tourPath(tour.id)}>{tour.name}</a>, {name ?? 'cup not named'}{' '}
            {week && <em className="new">Ranked, week {week}</em>}
          </li>
        ))}
      </ul>
    </details>
  )
}
