import type { CoursePage, CourseVariantView } from '#pages/data/course-pages.ts'
import { tourPath } from '#pages/routes/routes.ts'
import * as say from '#wording/course.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { CycleNote } from '../../ui/components/record-label-badge.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { RoundCounts } from '../../ui/tours/round-counts.tsx'
import './course-last-cup.css'

/** The last ranked cup with the variant, and how often it was raced in the round. */
export function CourseLastCup({ variant, course }: { variant: CourseVariantView; course: CoursePage }) {
  const cup = variant.cups.find(({ week, start }) => week !== null && start <= course.date)
  return (
    <p className={cup ? 'last-cup' : 'last-cup muted'}>
      {cup
        ? rich(cup.name === null ? say.lastWeek({ week: cup.week! }) : say.lastCup({ cup: cup.name }), {
            day: <Day date={cup.start} />,
            tour: <a href={tourPath(cup.tour.id)}>{cup.tour.name}</a>,
            note: cup.isInferred && (
              <>
                {' '}
                <CycleNote basis="inferred" />
              </>
            ),
          })
        : say.inNoCup()}{' '}
      <RoundCounts appearances={variant.appearances} round={course.round} />
    </p>
  )
}
