import type { CoursePage, CourseVariantView } from '#pages/data/course-pages.ts'
import { tourPath } from '#pages/routes/routes.ts'
import { CycleNote } from '../../ui/components/record-label-badge.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { RoundCounts } from '../../ui/tours/round-counts.tsx'
import './course-last-cup.css'

/** The last ranked cup with the variant, and how often it was raced in the round. */
export function CourseLastCup({ variant, course }: { variant: CourseVariantView; course: CoursePage }) {
  const cup = variant.cups.find(({ week, start }) => week !== null && start <= course.date)
  return (
    <p className={cup ? 'last-cup' : 'last-cup muted'}>
      {cup ? (
        <>
          Last in a ranked cup on <Day date={cup.start} />: {cup.name ?? `week ${cup.week}`} of the{' '}
          <a href={tourPath(cup.tour.id)}>{cup.tour.name}</a>
          {cup.isInferred && (
            <>
              {' '}
              <CycleNote basis="inferred" />
            </>
          )}
          .{' '}
        </>
      ) : (
        'In no ranked cup on record. '
      )}
      <RoundCounts appearances={variant.appearances} round={course.round} />
    </p>
  )
}
