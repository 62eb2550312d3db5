import { useMemo } from 'react'
import type { ItemRef } from '#pages/data/refs.ts'
import { judgeItem, type Verdict } from '#rankings/planner/judge-item.ts'
import { ownsSomething, type PlannerGame } from '#rankings/planner/planner-game.ts'
import * as say from '#wording/planner.ts'
import { plannerAddress } from '#pages/player/planner-address.ts'
import { LoadFailure } from '../../../ui/loading/load-failure.tsx'
import { useReaderChecklist } from '../../checklist/reader-checklist.ts'
import { usePlannerGame } from '../../game/load-planner-game.ts'
import { describeVerdict } from './describe-verdict.ts'
import './verdict-card.css'
import { CourseChips } from '../../../ui/tours/course-chip.tsx'

/** What an item means to this reader; null for readers who own nothing. */
export function ItemVerdict({ item }: { item: ItemRef }) {
  const { owned } = useReaderChecklist()
  const { value: game, error, retry } = usePlannerGame()
  const verdict = useMemo(
    () => game && ownsSomething(game, owned) && judgeItem(game, owned, item.id),
    [game, owned, item.id],
  )
  if (owned.size === 0) return null
  if (error !== undefined) return <LoadFailure what={say.verdict()} retry={retry} />
  return game && verdict ? <VerdictCard verdict={verdict} game={game} /> : null
}

/** "Closes 4 gaps for you", with the courses a press away. */
function VerdictCard({ verdict, game }: { verdict: Verdict; game: PlannerGame }) {
  const { headline, details, variants } = describeVerdict(verdict, game)
  const { kind } = verdict.outlook.item
  return (
    <section className={`card verdict ${variants.length > 0 ? 'useful' : ''}`} aria-label={say.forYou()}>
      <p className="verdict-line">
        <b>{headline}</b> <span>{details}</span>
      </p>
      <p>
        <a href={plannerAddress({ tab: 'next', kind })}>{say.nextSteps()}</a>
      </p>
      <ShownCourses game={game} variants={variants} />
    </section>
  )
}

interface ShownCoursesProps {
  readonly game: PlannerGame
  /** Indexes of the variants that the sentence above counts. */
  readonly variants: readonly number[]
}

/** The courses that a sentence counts, a press away: the number says which ones. */
function ShownCourses({ game, variants }: ShownCoursesProps) {
  if (variants.length === 0) return null
  return (
    <details>
      <summary>{say.showCourses({ count: variants.length })}</summary>
      <CourseChips variants={variants.map((index) => game.variants[index]!)} />
    </details>
  )
}
