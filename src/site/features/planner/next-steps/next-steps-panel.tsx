import { useMemo } from 'react'
import { itemKinds, rarities } from '#catalogue/entities.ts'
import { rankNextSteps, type NextStep, type NextStepRequest } from '#rankings/planner/rank-next-steps.ts'
import { EmptyState } from '../../../ui/components/empty-state.tsx'
import { Section } from '../../../ui/components/section.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { formatCount } from '../../../ui/wording/wording.ts'
import { QueryProblems } from '../../lists/query-problems.tsx'
import { SearchField } from '../../lists/search-field.tsx'
import { CompleteCoverage } from '../parts/complete-coverage.tsx'
import { NextStepTable } from './next-step-table.tsx'
import type { PlannerViewProps } from '../state/planner-view-props.ts'
import { ReachChoice } from '../parts/reach-choice.tsx'
import { ShortItemsNote } from '../parts/short-items-note.tsx'
import { TicketAnswer } from './ticket-answer.tsx'
import { TicketQuestion } from './ticket-question.tsx'
import { useStepQuery } from './use-step-query.ts'
import './next-steps-panel.css'

/** The missing items and level-ups that close the most gaps. */
export function NextStepsPanel(props: PlannerViewProps) {
  const { game, levels, state } = props
  const { reach, kind, rarity, tickets } = state
  const request = useMemo<NextStepRequest>(
    () => ({ reach, kinds: kind ? [kind] : itemKinds, rarities: rarity ? [rarity] : rarities, tickets }),
    [reach, kind, rarity, tickets],
  )
  const steps = useMemo(() => rankNextSteps(game, levels, request), [game, levels, request])
  const query = useStepQuery(levels)
  const [missing, levelUps] = [query.narrow(steps.missing), query.narrow(steps.levelUps)]
  const turn = JSON.stringify(request)
  return (
    <>
      <div className="toolbar">
        <ReachChoice {...props} />
        <SearchField
          label="Search steps"
          placeholder="Search items"
          search={{
            query: query.text,
            write: query.write,
            prepare: noPreparation,
            found: [...missing, ...levelUps],
            isComplete: true,
          }}
          of={steps.missing.length + steps.levelUps.length}
          completions={query.completions}
          operators={query.operators}
        />
      </div>
      <QueryProblems problems={query.problems} />
      <TicketQuestion {...props} />
      <TicketAnswer game={game} levels={levels} request={request} />
      {steps.missing.length + steps.levelUps.length > 0 && <ShortItemsNote game={game} levels={levels} kind={kind} />}
      {missing.length + levelUps.length === 0 && query.text.trim() !== '' ? (
        <EmptyState title={`No step for “${query.text.trim()}”`}>
          <Button onClick={() => query.write('')}>Show all steps</Button>
        </EmptyState>
      ) : missing.length + levelUps.length === 0 ? (
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

/** Names are searched as they are: nothing has to be loaded. */
function noPreparation(): void {}

function describe(steps: readonly NextStep[], noun: string): string {
  return `${formatCount(steps.length, noun)} that would close a gap`
}
