import { expandItemCourse } from '#pages/data/compact-item-course.ts'
import type { ItemPage } from '#pages/data/item-pages.ts'
import * as say from '#wording/item.ts'
import { RoundCounts } from '../../ui/tours/round-counts.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { Section } from '../../ui/components/section.tsx'
import type { ShelfLevel } from '#catalogue/entities.ts'
import type { CupWithCourses } from '#pages/data/tour-views.ts'
import { tourPath } from '#pages/routes/routes.ts'
import * as sayRows from '#wording/rows.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { CycleNote } from '../../ui/components/record-label-badge.tsx'
import { CourseChip } from '../../ui/tours/course-chip.tsx'
import { DayRange } from '../../ui/wording/day-range.tsx'
import { LevelMark } from '../../ui/items/shelf-mark.tsx'

/** When the item counted most: the last ranked cups with courses of its top shelf. */
export function ItemLastCups({ data }: { data: ItemPage }) {
  const { lastCups, appearances, round, knownTops } = data
  const top = data.courses.map(expandItemCourse).filter(({ shelf }) => shelf === 'top')
  if (top.length === 0) return null
  const levels = new Map(top.map(({ variant, level }) => [variant.id, level]))
  return (
    <Section
      id="last-cups"
      title={say.lastCups()}
      aside={
        appearances && (
          <>
            <RoundCounts appearances={appearances} round={round} isShort={knownTops !== null} />{' '}
            {lastCups.some(({ basis }) => basis === 'inferred') && <CycleNote basis="inferred" />}
          </>
        )
      }
    >
      {lastCups.length > 0 ? (
        <div className="cups">
          {lastCups.map((cup) => (
            <CupWithCoursesCard key={cup.start} cup={cup} levelOn={(id) => levels.get(id)!} />
          ))}
        </div>
      ) : (
        <EmptyState title={say.noLastCup({ isShort: knownTops ? 'yes' : 'no' })}>
          <a href="/tours/">{say.browseTours()}</a>
        </EmptyState>
      )}
    </Section>
  )
}

interface CupWithCoursesCardProps {
  readonly cup: CupWithCourses
  /** The item level that reaches the top shelf of a course. */
  readonly levelOn: (variantId: string) => ShelfLevel
}

/** A ranked cup on the page of an item: its dates, its tour and its courses. */
function CupWithCoursesCard({ cup, levelOn }: CupWithCoursesCardProps) {
  return (
    <article className="card cup-card">
      <p className="cup-date">
        <DayRange start={cup.start} end={cup.end} />
      </p>
      <h3>{cup.name ?? sayRows.rankedCupOfWeek({ week: cup.week })}</h3>
      <p>
        {rich(sayRows.weekOfTour({ week: cup.week }), { tour: <a href={tourPath(cup.tour.id)}>{cup.tour.name}</a> })}
      </p>
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
