import type { Basis, ShelfLevel } from '#catalogue/entities.ts'
import type { CupWithCourses } from '#pages/data/tour-views.ts'
import { tourPath } from '#pages/routes/routes.ts'
import * as say from '#wording/rows.ts'
import { rich } from '../wording/rich.tsx'
import { CycleNote } from '../components/record-label-badge.tsx'
import { CourseChip } from './course-chip.tsx'
import { DayRange } from '../wording/day-range.tsx'
import { LevelMark } from '../items/shelf-mark.tsx'

interface CupWithCoursesCardProps {
  readonly cup: CupWithCourses
  /** The item level that reaches the top shelf of a course. */
  readonly levelOn: (variantId: string) => ShelfLevel
}

/** A ranked cup on the page of an item: its dates, its tour and its courses. */
export function CupWithCoursesCard({ cup, levelOn }: CupWithCoursesCardProps) {
  return (
    <article className="card cup-card">
      <p className="cup-date">
        <DayRange start={cup.start} end={cup.end} />
      </p>
      <h3>{cup.name ?? say.rankedCupOfWeek({ week: cup.week })}</h3>
      <p>{rich(say.weekOfTour({ week: cup.week }), { tour: <a href={tourPath(cup.tour.id)}>{cup.tour.name}</a> })}</p>
      <ul className="chips">
        {cup.courses.map((variant) => (
          <li key={variant.id}>
            <CourseChip variant={variant} /> <LevelMark level={levelOn(variant.id)} />
          </li>
        ))}
      </ul>
    </article>
  )
}

interface CyclicCupsProps {
  readonly cups: readonly Pick<CupWithCourses, 'basis'>[]
  /** What the page has said already. */
  readonly said?: Basis
}

/** Says once that some of the cups follow from the yearly cycle. */
export function CyclicCups({ cups, said }: CyclicCupsProps) {
  return said !== 'inferred' && cups.some(({ basis }) => basis === 'inferred') && <CycleNote basis="inferred" />
}
