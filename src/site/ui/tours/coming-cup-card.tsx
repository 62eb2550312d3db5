import type { Basis, ShelfLevel } from '#catalogue/entities.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { ComingCup } from '#pages/data/tour-views.ts'
import { tourPath } from '#pages/routes/routes.ts'
import { ExpectedNote } from '../components/record-label-badge.tsx'
import { CourseChip } from './course-chip.tsx'
import { DayRange } from '../wording/day-range.tsx'
import { LevelMark } from '../items/shelf-mark.tsx'

interface ComingCupCardProps {
  readonly cup: ComingCup
  /** Whatever started by then is on: today, or the day since which nothing has begun. */
  readonly date: IsoDate
  /** The item level that reaches the top shelf of a course, on the page of an item. */
  readonly levelOn?: (variantId: string) => ShelfLevel
}

/** A current or upcoming ranked cup: its dates, its tour and its courses. */
export function ComingCupCard({ cup, date, levelOn }: ComingCupCardProps) {
  return (
    <article className="card cup-card">
      <p className="cup-date">
        <DayRange start={cup.start} end={cup.end} hasHour /> {cup.start <= date && <em className="new">On now</em>}
      </p>
      <h3>{cup.name ?? `Ranked cup, week ${cup.week}`}</h3>
      <p>
        <a href={tourPath(cup.tour.id)}>{cup.tour.name}</a>, week {cup.week}
      </p>
      <ul className="chips">
        {cup.courses.map((variant) => (
          <li key={variant.id}>
            <CourseChip variant={variant} /> {levelOn && <LevelMark level={levelOn(variant.id)} />}
          </li>
        ))}
      </ul>
    </article>
  )
}

interface ExpectedCupsProps {
  readonly cups: readonly Pick<ComingCup, 'basis'>[]
  /** What the page has said already. */
  readonly said?: Basis
}

/** Says once that some of the cups follow from the yearly cycle. */
export function ExpectedCups({ cups, said }: ExpectedCupsProps) {
  const isExpected = said !== 'inferred' && cups.some(({ basis }) => basis === 'inferred')
  return isExpected && <ExpectedNote basis="inferred" />
}
