import type { Basis } from '#catalogue/entities.ts'
import type { RankedCupView } from '#pages/data/tour-views.ts'
import * as say from '#wording/rows.ts'
import { CourseChips } from './course-chip.tsx'
import { describeMissing } from './cup-courses.tsx'
import { DayRange } from '../wording/day-range.tsx'
import { RankingLinks } from '../rankings/ranking-links.tsx'
import { WeekTools } from './week-tools.tsx'
import { CycleNote } from '../components/record-label-badge.tsx'

interface RankedCupCardProps {
  readonly cup: RankedCupView
  /** One level below the heading above it. */
  readonly heading?: 'h2' | 'h3'
  /** What the page has said of the cup's tour. */
  readonly said?: Basis
}

/** A week's ranked cup: its courses, and what is best there. */
export function RankedCupCard({ cup, heading: Heading = 'h3', said }: RankedCupCardProps) {
  const title = say.weekTitle({ hasName: cup.name ? 'yes' : 'no', week: cup.week, name: cup.name ?? '' })
  const missing = describeMissing(cup.courses.length)
  return (
    <article className="card cup-card">
      <Heading className="cup-title">{title}</Heading>
      <p className="muted">
        <DayRange start={cup.start} end={cup.end} /> <CycleNote basis={cup.basis} said={said} />
      </p>
      {missing && <p className="muted">{missing}</p>}
      <div className="cup-ways">
        {cup.courses.length > 0 && <CourseChips variants={cup.courses} />}
        {cup.rankings && <RankingLinks rankings={cup.rankings} subject={title} />}
      </div>
      <WeekTools start={cup.start} courseCount={cup.courses.length} />
    </article>
  )
}
