import { useMemo } from 'react'
import { replaceQuery, useQuery } from '../search/use-query.ts'
import { parsePlannerState, writePlannerState, type PlannerState } from './planner-state.ts'

/** What the reader asks, and how to ask something else; only what is named changes. */
export function usePlannerState(): [PlannerState, (change: Partial<PlannerState>) => void] {
  const query = useQuery()
  const state = useMemo(() => parsePlannerState(query), [query])
  return [state, changeState]
}

function changeState(change: Partial<PlannerState>): void {
  replaceQuery((parameters) => writePlannerState(parameters, change))
}
