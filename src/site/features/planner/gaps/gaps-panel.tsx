import { useMemo, useState } from 'react'
import { groupBy } from '#base/group-by.ts'
import { findGaps, type Gap, type GapItem } from '#rankings/planner/find-gaps.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import * as say from '#wording/planner.ts'
import { plannerAddress, reachOf, type PlannerState } from '#pages/player/planner-address.ts'
import { rich } from '../../../ui/wording/rich.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { CourseChip } from '../../../ui/tours/course-chip.tsx'
import { kindNames } from '../../../ui/wording/wording.ts'
import { Term } from '../../../ui/components/term.tsx'
import { ItemChip } from '../../../ui/items/item-chip.tsx'
import { LevelMark } from '../../../ui/items/shelf-mark.tsx'
import { CompleteCoverage, ShortItemsNote, PossibleCover } from '../parts/coverage-notes.tsx'
import type { PlannerViewProps } from '../state/use-planner-state.ts'
import { KindChoice, ReachChoice } from '../parts/planner-choices.tsx'
import './gap-closers.css'

const cardsAtFirst = 30

interface CourseGaps {
  readonly variant: number
  readonly gaps: readonly Gap[]
}

/**
 * Course variants where the reader owns no top-shelf item, ranked cup first, with the quickest way to close each gap.
 */
export function GapsPanel(props: PlannerViewProps) {
  const { game, levels, state } = props
  const reach = reachOf(state)
  const gaps = useMemo(() => findGaps(game, levels, reach), [game, levels, reach])
  const asked = state.kind ? gaps.filter(({ kind }) => kind === state.kind) : gaps
  const courses = useMemo(() => groupByVariant(asked), [asked])
  return (
    <>
      <div className="toolbar">
        <ReachChoice {...props} />
        <KindChoice {...props} />
      </div>
      {courses.length === 0 ? (
        <CompleteCoverage title={say.noGaps()}>
          {say.noGapsWhy({ kind: state.kind ?? 'every', reach })}
        </CompleteCoverage>
      ) : (
        <>
          <ShortItemsNote game={game} levels={levels} kind={state.kind} />
          <p className="planner-answer" aria-live="polite">
            {rich(say.gapCount({ gaps: asked.length, variants: courses.length }), { b: (text) => <b>{text}</b> })}
          </p>
          {/* Keyed by the filters, so that another choice starts with the first cards. */}
          <GapCards key={`${reach} ${state.kind}`} game={game} on={state.on} courses={courses} />
          <p className="muted planner-note">
            {rich(say.gapExplanation(), { term: (inner) => <Term of="gap">{inner}</Term> })}
          </p>
        </>
      )}
    </>
  )
}

interface OfGame {
  readonly game: PlannerGame
  /** The day that is planned for; see PlannerState. */
  readonly on: PlannerState['on']
}

function GapCards({ game, on, courses }: OfGame & { readonly courses: readonly CourseGaps[] }) {
  const [shown, setShown] = useState(cardsAtFirst)
  return (
    <>
      <ul className="gap-cards">
        {courses.slice(0, shown).map((course) => (
          <GapCard key={course.variant} game={game} on={on} course={course} />
        ))}
      </ul>
      {shown < courses.length && (
        <p className="planner-more">
          <Button onClick={() => setShown(shown + 4 * cardsAtFirst)}>
            {say.showMoreOf({ count: courses.length })}
          </Button>
        </p>
      )}
    </>
  )
}

function GapCard({ game, on, course: { variant: index, gaps } }: OfGame & { readonly course: CourseGaps }) {
  const variant = game.variants[index]!
  return (
    <li className="card gap-card">
      <header>
        <CourseChip variant={variant} />
        <a className="more" href={plannerAddress({ tab: 'loadouts', on, course: variant.id })}>
          {say.loadout()}
        </a>
        {variant.zone !== 'elsewhere' && <em className="new">{say.reachNames({ reach: variant.zone })}</em>}
      </header>
      <dl>
        {gaps.map((gap) => (
          <div key={gap.kind}>
            <dt>{kindNames[gap.kind]}</dt>
            <dd>
              <GapClosers gap={gap} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

function groupByVariant(gaps: readonly Gap[]): CourseGaps[] {
  return [...groupBy(gaps, ({ variant }) => variant)].map(([variant, own]) => ({ variant, gaps: own }))
}

const namedAtMost = 16

/** What closes a gap: the cheapest level-up, and the missing item that closes the most other gaps. */
function GapClosers({ gap: { levelUps, missing, mayBeCoveredBy } }: { gap: Gap }) {
  const [levelUp] = levelUps
  const [first, ...others] = missing
  return (
    <>
      {levelUp && (
        <p className="closer">
          <ItemChip item={levelUp.item} />
          <span>
            {rich(say.levelUpCloses({ from: levelUp.from, to: levelUp.level, tickets: levelUp.tickets }), {
              b: (text) => <b>{text}</b>,
            })}
          </span>
        </p>
      )}
      {first && (
        <p className="closer">
          {rich(levelUp ? say.orGetItem() : say.getItem(), {
            verb: (text) => <span>{text}</span>,
            item: (
              <>
                <ItemChip item={first.item} /> <LevelMark level={first.level} />
              </>
            ),
          })}
        </p>
      )}
      {others.length > 0 && <OtherClosers others={others} />}
      <PossibleCover items={mayBeCoveredBy} />
    </>
  )
}

function OtherClosers({ others }: { others: readonly GapItem[] }) {
  return (
    <details className="closers">
      <summary>{say.orOthers({ count: others.length })}</summary>
      <ul className="chips">
        {others.slice(0, namedAtMost).map(({ item, level }) => (
          <li key={item.id}>
            <ItemChip item={item} />
            <LevelMark level={level} />
          </li>
        ))}
        {others.length > namedAtMost && <li>{say.andMore({ count: others.length - namedAtMost })}</li>}
      </ul>
    </details>
  )
}
