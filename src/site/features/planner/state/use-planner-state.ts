import { useMemo } from 'react'
import { replaceQuery, useQuery } from '../../search/use-query.ts'
import { parsePlannerState, writePlannerState, type PlannerState } from '#pages/player/planner-address.ts'

/** The reader's choices, and a function that changes some of them. */
export function usePlannerState(): [PlannerState, (change: Partial<PlannerState>) => void] {
  const query = useQuery()
  const state = useMemo(() => parsePlannerState(query), [query])
  return [state, changeState]
}

function changeState(change: Partial<PlannerState>): void {
  replaceQuery((parameters) => writePlannerState(parameters, change))
}
