import type { Verdict } from '#rankings/planner/judge-item.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import * as say from '#wording/planner.ts'
import { ShownCourses } from '../parts/shown-courses.tsx'
import { describeVerdict } from './describe-verdict.ts'
import { plannerAddress } from '#pages/player/planner-address.ts'
import './verdict-card.css'

/** "Closes 4 gaps for you", with the courses a press away. */
export function VerdictCard({ verdict, game }: { verdict: Verdict; game: PlannerGame }) {
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
