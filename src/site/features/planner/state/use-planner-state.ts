import { useMemo } from 'react'
import { parsePlannerState, writePlannerState, type PlannerState } from '#pages/player/planner-address.ts'
import type { OwnedLevels, PlannerGame } from '#rankings/planner/planner-game.ts'
import { replaceQuery, useQuery } from '../../search/use-query.ts'

/** The inputs of every part of the planner. */
export interface PlannerViewProps {
  readonly game: PlannerGame
  readonly levels: OwnedLevels
  readonly state: PlannerState
  readonly change: (changed: Partial<PlannerState>) => void
}

/** The reader's choices, and a function that changes some of them. */
export function usePlannerState(): [PlannerState, (change: Partial<PlannerState>) => void] {
  const query = useQuery()
  const state = useMemo(() => parsePlannerState(query), [query])
  return [state, changeState]
}

function changeState(change: Partial<PlannerState>): void {
  replaceQuery((parameters) => writePlannerState(parameters, change))
}
