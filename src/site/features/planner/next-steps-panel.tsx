import { useMemo } from 'react'
import { itemKinds, rarities } from '#catalogue/entities.ts'
import { rankNextSteps, type NextStep, type NextStepRequest } from '#rankings/planner/rank-next-steps.ts'
import { Section } from '../../ui/components/section.tsx'
import { formatCount } from '../../ui/wording/wording.ts'
import { CompleteCoverage } from './complete-coverage.tsx'
import { NextStepTable } from './next-step-table.tsx'
import type { PlannerViewProps } from './planner-view-props.ts'
import { ReachChoice } from './reach-choice.tsx'
import { ShortItemsNote } from './short-items-note.tsx'
import { TicketAnswer } from './ticket-answer.tsx'
import { TicketQuestion } from './ticket-question.tsx'
import './next-steps-panel.css'

/** The missing items and level-ups that close the most gaps. */
export function NextStepsPanel(props: PlannerViewProps) {
  const { game, levels, state } = props
  const { reach, kind, rarity, tickets } = state
  const request = useMemo<NextStepRequest>(
    () => ({ reach, kinds: kind ? [kind] : itemKinds, rarities: rarity ? [rarity] : rarities, tickets }),
    [reach, kind, rarity, tickets],
  )
  const { missing, levelUps } = useMemo(() => rankNextSteps(game, levels, request), [game, levels, request])
  const turn = JSON.stringify(request)
  return (
    <>
      <div className="toolbar">
        <ReachChoice {...props} />
      </div>
      <TicketQuestion {...props} />
      <TicketAnswer game={game} levels={levels} request={request} />
      <ShortItemsNote game={game} levels={levels} kind={kind} />
      {missing.length + levelUps.length === 0 ? (
        <CompleteCoverage title="Nothing left to close">No item or level-up closes another gap here.</CompleteCoverage>
      ) : (
        <div className="next-steps">
          <Section id="next-get" title="Get" aside={describe(missing, 'item')}>
            <NextStepTable key={turn} game={game} steps={missing} caption="Missing items by gaps closed" />
          </Section>
          <Section id="next-level" title="Level up" aside={describe(levelUps, 'level-up')}>
            <NextStepTable key={turn} game={game} steps={levelUps} caption="Level-ups by gaps per ticket" hasTickets />
          </Section>
        </div>
      )}
    </>
  )
}

function describe(steps: readonly NextStep[], noun: string): string {
  return `${formatCount(steps.length, noun)} that would close a gap`
}
