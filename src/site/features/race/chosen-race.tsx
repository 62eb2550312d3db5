import { useMemo } from 'react'
import type { IsoDate } from '#catalogue/calendar.ts'
import { routes } from '#pages/routes/routes.ts'
import type { RankedCupDate } from '#pages/data/tour-views.ts'
import { raceOn, racesOfCup, type PlannerRace } from '#rankings/planner/plan-races.ts'
import { listCups } from '#rankings/planner/plan-week.ts'
import type { CupOfTour } from '#rankings/planner/plan-week.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import * as say from '#wording/race.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { usePlannerGame } from '../game/load-planner-game.ts'
import { joinList } from '#wording/join-list.ts'
import { DayRange } from '../../ui/wording/day-range.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { showModal } from '../../ui/controls/show-modal.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { lackingWords } from './card-course.ts'
import { CourseDialog } from './course-dialog.tsx'
import { nameRankedCup } from '../../ui/wording/cup-wording.ts'
import { OwnCard } from './own-card.tsx'
import { raceAddress, type RaceState } from '#pages/race/race-address.ts'
import { cardLength } from '#pages/data/race-page.ts'
import { RacePanel } from './race-panel.tsx'
import { readSentCard } from './read-card.ts'

interface ChosenRaceProps {
  readonly courses: readonly string[]
  readonly picks: RaceState['picks']
  /** The day of the ranked week that the card is for, where the address says so. */
  readonly day: IsoDate | null
}

/** The card of the courses that the address names: a sender's, or the reader's own. */
export function ChosenRace({ courses, picks, day }: ChosenRaceProps) {
  const { value: game, error, retry } = usePlannerGame(day)
  if (error !== undefined) return <LoadFailure what={say.theRaceCard()} retry={retry} />
  if (!game) return <Skeleton what={say.theRaceCard()} shape="cards" lines={cardLength} />
  const known = courses.filter((id) => game.indexOfVariant.has(id))
  const unrecorded = game.unrecorded.filter(({ id }) => courses.includes(id))
  const foundCount = known.length + unrecorded.length
  const week = findWeek(game, known)
  const cup = week && nameRankedCup(week, week.tour.name)
  return (
    <>
      <h2 className="race-title">
        {picks ? (cup ? say.sharedCup({ cup }) : say.sharedWithYou()) : (cup ?? say.coursesOfChoice())}
      </h2>
      {week && (
        <p className="eyebrow">
          <DayRange start={week.start} end={week.end} />
        </p>
      )}
      {unrecorded.length > 0 && (
        <output>{say.shelvesUnknown({ courses: joinList(unrecorded.map(({ name }) => name)) })}</output>
      )}
      {foundCount < courses.length && <output>{say.coursesUnknown({ known: foundCount })}</output>}
      {picks && known.length === courses.length ? (
        <SentCard game={game} courses={known} picks={picks} week={week} />
      ) : (
        <ChosenCourses game={game} courses={known} week={week} day={day} />
      )}
    </>
  )
}

interface CardProps {
  readonly game: PlannerGame
  /** All of them are in the game. */
  readonly courses: readonly string[]
  readonly week: RankedCupDate | null
}

function SentCard({ game, courses, picks, week }: CardProps & { readonly picks: NonNullable<RaceState['picks']> }) {
  return (
    <RacePanel
      week={week}
      isSent
      courses={readSentCard(game, findRaces(game, courses, week), picks)}
      lacking={lackingWords}
      help={
        <>
          {rich(say.sentCard(), {
            link: (inner) => <a href={raceAddress({ week: week?.start ?? null, courses })}>{inner}</a>,
          })}
        </>
      }
    />
  )
}

function ChosenCourses({ game, courses, week, day }: CardProps & Pick<ChosenRaceProps, 'day'>) {
  const races = useMemo(() => findRaces(game, courses, week), [game, courses, week])
  const choose = (index: number) =>
    showModal((modal) => <CourseDialog {...modal} game={game} chosen={courses} index={index} />)
  const add = courses.length < cardLength && (
    <Button onClick={() => choose(courses.length)}>
      {courses.length === 0 ? say.chooseACourse() : say.addACourse()}
    </Button>
  )
  if (courses.length === 0) {
    return (
      <EmptyState title={say.noCourseYet()}>
        {add} <a href={routes.race}>{say.theLastRankedCup()}</a>
      </EmptyState>
    )
  }
  return (
    <>
      <OwnCard
        week={week}
        on={day}
        game={game}
        races={races}
        renderTool={(index) => (
          <button
            type="button"
            className="text-button"
            aria-label={say.changeCourse({ course: game.variants[game.indexOfVariant.get(courses[index]!)!]!.name })}
            onClick={() => choose(index)}
          >
            {say.change()}
          </button>
        )}
      />
      {add}
    </>
  )
}

/** The races on some courses; where they are those of a ranked cup, with its boosts. */
function findRaces(game: PlannerGame, courses: readonly string[], week: RankedCupDate | null): PlannerRace[] {
  const variants = courses.flatMap((id) => game.indexOfVariant.get(id) ?? [])
  const cup = week && listCups(game.tours).find((each) => each.cup.start === week.start)?.cup
  const ofCup = new Map(cup ? racesOfCup(game, cup).map((race) => [race.variant, race]) : [])
  return variants.map((variant) => ofCup.get(variant) ?? raceOn(game, variant))
}

/**
 * The ranked cup that raced on just these, in whatever order; null where none did. Of several, the one that is planned for,
 * or else the newest.
 */
function findWeek({ plan, tours, indexOfVariant }: PlannerGame, ids: readonly string[]): RankedCupDate | null {
  const asked = new Set(ids.map((id) => indexOfVariant.get(id)))
  const isAsked = ({ cup: { variants } }: CupOfTour) =>
    variants.length === asked.size && variants.every((index) => asked.has(index))
  const found = plan.cup && isAsked(plan.cup) ? plan.cup : listCups(tours).findLast(isAsked)
  if (!found) return null
  const { id, name } = found.tour
  return { ...found.cup, tour: { id, name, number: tours.indexOf(found.tour) + 1 } }
}
