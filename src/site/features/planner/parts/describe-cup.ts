import type { PlannerCup } from '#rankings/planner/planner-game.ts'

/** "Chargin' Chuck Cup", or tour and week if no name is recorded. */
export function describeCup({ name, tourName, week }: PlannerCup): string {
  return name ?? `${tourName}, ranked week ${week}`
}
