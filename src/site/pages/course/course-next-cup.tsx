import type { CoursePage, CourseVariantView } from '#pages/data/course-pages.ts'
import { tourPath } from '#pages/routes/routes.ts'
import { Day } from '../../ui/wording/day.tsx'
import { DayRange } from '../../ui/wording/day-range.tsx'
import './course-next-cup.css'

/** The current or next ranked cup with the variant, or that none is known. */
export function CourseNextCup({ variant, course }: { variant: CourseVariantView; course: CoursePage }) {
  const { nextCup } = variant
  const { cupsKnownUntil, holdsSince } = course
  if (!nextCup) {
    return (
      cupsKnownUntil && (
        <p className="next-cup muted">
          In none of the ranked cups known until <Day date={cupsKnownUntil} />.
        </p>
      )
    )
  }
  return (
    <p className="next-cup">
      {nextCup.start <= holdsSince ? <em className="new">Ranked cup now</em> : 'Next ranked cup:'}{' '}
      <DayRange start={nextCup.start} end={nextCup.end} hasHour />, {nextCup.name ?? `week ${nextCup.week}`} of the{' '}
      <a href={tourPath(nextCup.tour.id)}>{nextCup.tour.name}</a>
    </p>
  )
}
