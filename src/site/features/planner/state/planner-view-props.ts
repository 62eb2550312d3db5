import type { OwnedLevels, PlannerGame } from '#rankings/planner/planner-game.ts'
import type { PlannerState } from '#pages/player/planner-address.ts'

/** The inputs of every part of the planner. */
export interface PlannerViewProps {
  readonly game: PlannerGame
  readonly levels: OwnedLevels
  readonly state: PlannerState
  readonly ask: (change: Partial<PlannerState>) => void
}
