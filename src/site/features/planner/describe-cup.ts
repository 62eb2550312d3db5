import type { PlannerCup } from '#rankings/planner/planner-game.ts'

/** "Chargin' Chuck Cup", or what stands for a name where none is on record. */
export function describeCup({ name, tourName, week }: PlannerCup): string {
  return name ?? `${tourName}, ranked week ${week}`
}
