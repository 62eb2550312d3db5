import { addDays, type IsoDate, daysBetween } from '#catalogue/calendar.ts'
import type { Basis } from '#catalogue/entities.ts'
import type { VariantRef } from '#pages/data/refs.ts'
import { isBoostedCode, levelOfCode, shelfOfCode } from '#pages/data/shelf-views.ts'
import type { RankedWeek, TourPage, WeekLoadout } from '#pages/data/tour-pages.ts'
import { dayRankingPath, tourWeekAnchor } from '#pages/routes/routes.ts'
import { formatShortMonth, formatShortWeekday } from '#wording/days.ts'
import * as say from '#wording/tour.ts'
import { ItemChip } from '../../ui/items/item-chip.tsx'
import { BoostMark, LevelMark, ShelfMark } from '../../ui/items/shelf-mark.tsx'
import { CourseChip } from '../../ui/tours/course-chip.tsx'
import { CupCourses, describeMissing } from '../../ui/tours/cup-courses.tsx'
import { formatPoints } from '../../ui/wording/wording.ts'
import { WeekTools } from '../../ui/tours/week-tools.tsx'
import { DayRange } from '../../ui/wording/day-range.tsx'
import { RankingLinks } from '../../ui/rankings/ranking-links.tsx'
import { CycleNote } from '../../ui/components/record-label-badge.tsx'
import { Section } from '../../ui/components/section.tsx'
import './tour-calendar.css'

/** A tour week by week: the ranked cup of each with its best loadouts, and its days, which lead to their rankings. */
export function TourCalendar({ data }: { data: TourPage }) {
  const { tour, rankedCups, rankingDays } = data
  const ranked = new Set(rankingDays)
  const weeks = splitWeeks(tour)
  return (
    <Section id="calendar" title={say.weekByWeek()} aside={say.dayStart()}>
      {rankedCups.some(({ loadouts }) => loadouts.length > 0) && <p className="week-note">{say.aboutLoadouts()}</p>}
      <div className="columns tour-weeks" style={{ '--parts': weeks.length }}>
        {weeks.map((week) => (
          <Week
            key={week.number}
            week={week}
            cup={rankedCups.find((cup) => cup.week === week.number) ?? null}
            tourBasis={tour.basis}
            ranked={ranked}
          />
        ))}
      </div>
    </Section>
  )
}

interface WeekProps {
  readonly week: TourWeek
  readonly cup: RankedWeek | null
  /** Of the whole tour, which the page has already shown. */
  readonly tourBasis: Basis
  /** Days that have a ranking. */
  readonly ranked: ReadonlySet<IsoDate>
}

function Week({ week, cup, tourBasis, ranked }: WeekProps) {
  const title = cup?.name ? say.weekNamed({ week: week.number, cup: cup.name }) : say.week({ week: week.number })
  return (
    <article id={tourWeekAnchor(week.number)} className="card cup-card">
      <h3>{title}</h3>
      <p className="muted">
        <DayRange start={week.days[0]!} end={addDays(week.days.at(-1)!, 1)} />{' '}
        {cup && <CycleNote basis={cup.basis} said={tourBasis} />}
      </p>
      <ol className="week-days">
        {week.days.map((day) => (
          <li key={day}>
            <WeekDay day={day} isRanked={ranked.has(day)} />
          </li>
        ))}
      </ol>
      {cup ? <Races cup={cup} title={title} /> : <p className="muted">{say.noRankedCup()}</p>}
      {cup?.rankings && <RankingLinks rankings={cup.rankings} subject={title} />}
      <WeekTools start={week.days[0]!} courseCount={cup?.courses.length ?? 0} />
    </article>
  )
}

/** The courses of a ranked cup with what to race with there, or alone where that is not known. */
function Races({ cup: { courses, loadouts }, title }: { cup: RankedWeek; title: string }) {
  if (!loadouts.some(({ picks }) => picks.length > 0)) return <CupCourses variants={courses} />
  const missing = describeMissing(courses.length)
  return (
    <>
      <ol className="week-races" aria-label={say.loadoutsOf({ week: title })}>
        {courses.map((variant, index) => (
          <li key={variant.id}>
            <Race variant={variant} loadout={loadouts[index]!} />
          </li>
        ))}
      </ol>
      {missing && <p className="muted">{missing}</p>}
    </>
  )
}

function Race({ variant, loadout: { picks, points, isEstimated } }: { variant: VariantRef; loadout: WeekLoadout }) {
  return (
    <>
      <p>
        <CourseChip variant={variant} /> {points !== null && <b>{formatPoints(points, isEstimated === true)}</b>}
      </p>
      {picks.length > 0 && (
        <ul>
          {picks.map(({ item, shelf = 1 }) => (
            <li key={item.id}>
              <ItemChip item={item} />{' '}
              {shelfOfCode(shelf) === 'middle' ? (
                <ShelfMark shelf="middle" isBoosted={isBoostedCode(shelf)} />
              ) : isBoostedCode(shelf) ? (
                <BoostMark />
              ) : (
                <LevelMark level={levelOfCode(shelf)} />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function WeekDay({ day, isRanked }: { day: IsoDate; isRanked: boolean }) {
  const face = (
    <>
      <small>{formatShortWeekday(day)}</small> <b>{Number(day.slice(8))}</b>
    </>
  )
  if (!isRanked) return <span>{face}</span>
  return (
    <a href={dayRankingPath(day)}>
      {face}
      <span className="visually-hidden"> {say.rankingOf({ month: formatShortMonth(day) })}</span>
    </a>
  )
}

interface TourWeek {
  readonly number: number
  /** At least one, at most seven. */
  readonly days: readonly IsoDate[]
}

const daysPerWeek = 7

/** The days of a tour by its weeks, which begin with the tour and not on a Monday. The day that ends it is not one of them. */
export function splitWeeks({ start, end }: { readonly start: IsoDate; readonly end: IsoDate }): TourWeek[] {
  const days = Array.from({ length: daysBetween(start, end) }, (_, index) => addDays(start, index))
  const weeks = Array.from({ length: Math.ceil(days.length / daysPerWeek) }, (_, index) => index)
  return weeks.map((index) => ({
    number: index + 1,
    days: days.slice(index * daysPerWeek, (index + 1) * daysPerWeek),
  }))
}
