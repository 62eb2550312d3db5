import { mapKinds } from '#catalogue/map-kinds.ts'
import { memoizeWeak } from '#base/memoize.ts'
import { answerBest, isBoostedIn } from '#rankings/planner/answer-races.ts'
import { buildPlannerGame } from '#rankings/planner/build-planner-game.ts'
import { raceOn } from '#rankings/planner/plan-races.ts'
import { listCups } from '#rankings/planner/plan-week.ts'
import { type RaceCourse, type RaceWeek, cardLength } from '../data/race-page.ts'
import type { PageSource } from './build-page-source.ts'

/** The game of the build's day, as the planner has it. */
export const plannerGameOf = memoizeWeak((source: PageSource) => buildPlannerGame(source.catalogue, source.today.date))

/** The newest ranked cup of three known courses, with what brings most on each; null if there is none. */
export function buildLastRaceWeek(source: PageSource): RaceWeek | null {
  const week = source.pastCups.find(({ courses }) => courses.length === cardLength)
  if (!week) return null
  const game = plannerGameOf(source)
  const cup = listCups(game.tours).find((each) => each.cup.start === week.start)?.cup
  const raced = week.courses.map((variant, position): RaceCourse => {
    const index = game.indexOfVariant.get(variant.id)
    const race = index === undefined ? null : { ...raceOn(game, index), boosts: cup?.boosts ?? null, position }
    const advice = race && answerBest(game, [race])
    if (!race || !advice) return { variant, best: null, points: null }
    const { best, runnerUp } = advice
    const { loadout, race: scored } = best.races[0]!
    return {
      variant,
      best: mapKinds((kind) => ({
        item: source.references.item(loadout[kind].item.id),
        shelf: loadout[kind].shelf,
        isBoosted: isBoostedIn(race, loadout[kind]),
      })),
      points: {
        points: scored.points,
        lead: runnerUp && best.points - runnerUp.points,
        isEstimated: scored.isEstimated,
      },
    }
  })
  return { ...week, courses: raced }
}
