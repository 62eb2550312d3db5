import { useMemo } from 'react'
import type { PlannerCup, PlannerGame } from '#rankings/planner/planner-game.ts'
import { CycleNote } from '../../../ui/components/record-label-badge.tsx'
import { DayRange } from '../../../ui/wording/day-range.tsx'
import { Section } from '../../../ui/components/section.tsx'
import { NamePicker } from '../../search/name-picker.tsx'
import { nameRankedCup } from '../../../ui/wording/cup-wording.ts'
import { LoadoutCard } from './loadout-card.tsx'
import type { PlannerViewProps } from '../state/planner-view-props.ts'
import { listCourseChoices } from './list-course-choices.ts'
import './loadouts-panel.css'

/** Those to come soon; the others are found by name. */
const suggestedCups = 3

/** What to race with, on one course or in a ranked cup. */
export function LoadoutsPanel(props: PlannerViewProps) {
  const { game, state, ask } = props
  const named = findNamed(game, state.course)
  const subject = named ?? findDefault(game)
  const { all, cups } = useMemo(() => listCourseChoices(game), [game])
  return (
    <>
      <div className="toolbar">
        <NamePicker
          label="For which course or ranked cup?"
          choices={all}
          suggested={cups.slice(0, suggestedCups)}
          chosen={subject && ('cup' in subject ? subject.cup.start : game.variants[subject.variant]!.id)}
          onChoose={({ id }) => ask({ course: id })}
        />
      </div>
      {state.course !== null && !named && (
        <p>
          This link leads to a course of which no shelves are on record, or to a ranked cup that is over.
          {subject && ` These loadouts are for the ${'cup' in subject ? 'current cup' : 'first course'}.`}
        </p>
      )}
      {subject && 'cup' in subject && <CupLoadouts {...props} cup={subject.cup} />}
      {subject && 'variant' in subject && (
        <>
          <h2 className="visually-hidden">Loadout</h2>
          <ul className="loadouts">
            <LoadoutCard {...props} variants={[subject.variant]} />
          </ul>
        </>
      )}
      <p className="muted planner-note">
        The score is that of the rankings, at your levels: shelf, points and, for drivers, special skill. Points are the
        starting base points of the rarity and, on the top shelf, the level boost of 150 actions at 150cc. Your
        checklist does not say how far you have raised base points.{' '}
        <a href="/tips-and-tricks/how-points-work/">How points work</a>
      </p>
    </>
  )
}

function CupLoadouts({ cup, ...props }: PlannerViewProps & { readonly cup: PlannerCup }) {
  return (
    <>
      <Section
        id="cup-loadouts"
        title={nameRankedCup(cup, cup.tourName)}
        aside={
          <>
            <DayRange start={cup.start} end={cup.end} hasHour /> <CycleNote basis={cup.basis} />
          </>
        }
      >
        <ul className="loadouts">
          {cup.variants.map((variant) => (
            <LoadoutCard key={variant} {...props} variants={[variant]} />
          ))}
        </ul>
      </Section>
      {cup.variants.length > 1 && (
        <Section id="one-set" title="One loadout for the whole cup">
          <ul className="loadouts">
            <LoadoutCard {...props} variants={cup.variants} />
          </ul>
        </Section>
      )}
    </>
  )
}

type Subject = { readonly cup: PlannerCup } | { readonly variant: number }

/** The course or the ranked cup, by its first day, that the address names. */
function findNamed(game: PlannerGame, course: string | null): Subject | null {
  if (course === null) return null
  const variant = game.indexOfVariant.get(course)
  if (variant !== undefined) return { variant }
  const cup = game.rankedCups.find(({ start }) => start === course)
  return cup ? { cup } : null
}

/** The current ranked cup, or else the first course. */
function findDefault({ rankedCups: [cup], variants }: PlannerGame): Subject | null {
  if (cup) return { cup }
  return variants.length > 0 ? { variant: 0 } : null
}
