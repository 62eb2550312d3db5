import { useMemo } from 'react'
import { isIsoDate } from '#catalogue/calendar.ts'
import { raceOn, racesOfCup } from '#rankings/planner/plan-races.ts'
import { listCups, type CupOfTour } from '#rankings/planner/plan-week.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import * as say from '#wording/planner.ts'
import { rich } from '../../../ui/wording/rich.tsx'
import { CycleNote } from '../../../ui/components/record-label-badge.tsx'
import { DayRange } from '../../../ui/wording/day-range.tsx'
import { Section } from '../../../ui/components/section.tsx'
import { NamePicker, type NameChoice } from '../../search/name-picker.tsx'
import { nameRankedCup, describeCupDays } from '../../../ui/wording/cup-wording.ts'
import { LoadoutCard } from './loadout-card.tsx'
import type { PlannerViewProps } from '../state/planner-view-props.ts'
import './loadouts-panel.css'

/** What to race with, on one course or in a ranked cup. */
export function LoadoutsPanel(props: PlannerViewProps) {
  const { game, state, ask } = props
  const named = findNamed(game, state.course)
  const subject = named ?? findDefault(game)
  const { all, ofTour } = useMemo(() => listCourseChoices(game), [game])
  return (
    <>
      <div className="toolbar">
        <NamePicker
          label={say.loadoutFor()}
          choices={all}
          suggested={ofTour}
          chosen={subject && ('cup' in subject ? subject.cup.start : game.variants[subject.variant]!.id)}
          onChoose={({ id }) => ask(isIsoDate(id) ? { on: id, course: null } : { course: id })}
        />
      </div>
      {state.course !== null && !named && (
        <p>{say.unrecordedCourse({ instead: subject ? ('cup' in subject ? 'cup' : 'course') : 'none' })}</p>
      )}
      {subject && 'cup' in subject && <CupLoadouts game={game} {...subject} />}
      {subject && 'variant' in subject && (
        <>
          <h2 className="visually-hidden">{say.loadout()}</h2>
          <ul className="loadouts">
            <CourseLoadout game={game} variant={subject.variant} />
          </ul>
        </>
      )}
      <p className="muted planner-note">
        {rich(say.loadoutNote(), {
          link: (inner) => <a href="/tips-and-tricks/how-points-work/">{inner}</a>,
        })}
      </p>
    </>
  )
}

function CourseLoadout({ game, variant }: { readonly game: PlannerGame; readonly variant: number }) {
  const races = useMemo(() => [raceOn(game, variant)], [game, variant])
  return <LoadoutCard game={game} races={races} variants={[variant]} />
}

function CupLoadouts({ game, tour, cup }: CupOfTour & { readonly game: PlannerGame }) {
  const races = useMemo(() => racesOfCup(game, cup), [game, cup])
  const sets = useMemo(
    () => races.map((race, index) => ({ races: [race], variant: cup.variants[index]! })),
    [races, cup],
  )
  return (
    <>
      <Section
        id="cup-loadouts"
        title={nameRankedCup(cup, tour.name)}
        aside={
          <>
            <DayRange start={cup.start} end={cup.end} /> <CycleNote basis={cup.basis} />
          </>
        }
      >
        <ul className="loadouts">
          {sets.map(({ races: ofOne, variant }) => (
            <LoadoutCard key={variant} game={game} races={ofOne} variants={[variant]} />
          ))}
        </ul>
      </Section>
      {cup.variants.length > 1 && (
        <Section id="one-set" title={say.cupInOne()}>
          <ul className="loadouts">
            <LoadoutCard game={game} races={races} variants={cup.variants} />
          </ul>
        </Section>
      )}
    </>
  )
}

type Subject = CupOfTour | { readonly variant: number }

/** The course that the address names. */
function findNamed(game: PlannerGame, course: string | null): Subject | null {
  const variant = course === null ? undefined : game.indexOfVariant.get(course)
  return variant === undefined ? null : { variant }
}

/** The ranked cup that is planned for, or else the first course. */
function findDefault({ plan, variants }: PlannerGame): Subject | null {
  return plan.cup ?? (variants.length > 0 ? { variant: 0 } : null)
}

/**
 * What loadouts can be for: the ranked cups of the tour that is planned for, then those of its round, each named by its
 * first day, and every course variant.
 */
function listCourseChoices({ plan, variants }: PlannerGame): {
  readonly ofTour: readonly NameChoice[]
  readonly all: readonly NameChoice[]
} {
  const { tour, round } = plan
  const ofTour = listCups(tour ? [tour] : []).map(toChoice)
  const ofRound = listCups(round.filter((other) => other !== tour)).map(toChoice)
  const courses = variants.map(({ id, name, courseId }) => ({ id, name, courseId }))
  return { ofTour, all: [...ofTour, ...ofRound, ...courses] }
}

function toChoice({ tour, cup }: ReturnType<typeof listCups>[number]): NameChoice {
  return { id: cup.start, name: nameRankedCup(cup, tour.name), note: describeCupDays(cup) }
}
