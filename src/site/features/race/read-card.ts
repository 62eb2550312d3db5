import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import type { SentPick } from '#pages/race/race-address.ts'
import { answerBest, answerRaces, isBoostedIn, type RaceAnswer } from '#rankings/planner/answer-races.ts'
import type { Collection, PlannerRace } from '#rankings/planner/plan-races.ts'
import { ownsSomething, type PlannerGame, toKnownShelf } from '#rankings/planner/planner-game.ts'
import type { LoadoutAdvice } from '#rankings/points/find-best-loadout.ts'
import { placeInRace, type Race } from '#rankings/points/race-units.ts'
import { unknownPlayer, type RacingItem } from '#rankings/points/score-race.ts'
import type { CardCourse, CardPick } from './card-course.ts'

/** The card of a reader: the best set that they own for each race, completed by the best there is of kinds that they lack. */
export function readOwnCard(game: PlannerGame, collection: Collection, races: readonly PlannerRace[]): CardCourse[] {
  if (!ownsSomething(game, collection.levels)) return races.map((race) => readBestCourse(game, race))
  return races.map((race) => {
    const answer = answerRaces(game, collection, [race])
    return {
      variant: game.variants[race.variant]!,
      picks: mapKinds((kind) => answer && showAnswer(game, race, answer, kind)),
      points: answer?.lacking.length === 0 ? readPoints(answer) : null,
    }
  })
}

/**
 * The card that somebody sent, as they saw it: their items at their levels, on the shelves that these have in the race, and
 * the best there is where they own nothing of a kind. What the game does not have, or is of another kind, is left out.
 *
 * @param picks as parseRaceState has them, for these races
 */
export function readSentCard(
  game: PlannerGame,
  races: readonly PlannerRace[],
  picks: readonly (SentPick | null)[],
): CardCourse[] {
  return races.map((race, index) => {
    const sentOf = (kind: ItemKind) => picks[index * itemKinds.length + itemKinds.indexOf(kind)] ?? null
    const levels = new Map(
      itemKinds.flatMap((kind) => {
        const sent = sentOf(kind)
        return sent ? [[sent.id, sent.level] as const] : []
      }),
    )
    // Points caps and the sender's player level are not in a link.
    const answer = answerRaces(game, { levels, caps: new Map(), playerLevel: unknownPlayer.level }, [race])
    const pick = (kind: ItemKind) => {
      const sent = sentOf(kind)
      return sent ? showSent(game, race, kind, sent) : answer && showAnswer(game, race, answer, kind)
    }
    return { variant: game.variants[race.variant]!, picks: mapKinds(pick), points: null }
  })
}

function readBestCourse(game: PlannerGame, race: PlannerRace): CardCourse {
  const advice = answerBest(game, [race])
  return {
    variant: game.variants[race.variant]!,
    picks: mapKinds((kind) => advice && showBest(game, race, advice.best.races[0]!.loadout[kind])),
    points: advice && readPoints(advice),
  }
}

function readPoints({ best, runnerUp }: LoadoutAdvice) {
  return {
    points: best.points,
    lead: runnerUp && best.points - runnerUp.points,
    isEstimated: best.races.some(({ race }) => race.isEstimated),
  }
}

function showAnswer(game: PlannerGame, race: Race, { best, lacking }: RaceAnswer, kind: ItemKind): CardPick {
  const racing = best.races[0]!.loadout[kind]
  return lacking.includes(kind) ? showBest(game, race, racing) : showOwned(game, race, racing)
}

function showBest(game: PlannerGame, race: Race, racing: RacingItem): CardPick {
  return { ...showOwned(game, race, racing), level: null, of: 'all' }
}

function showOwned({ itemById }: PlannerGame, race: Race, racing: RacingItem): CardPick {
  const item = itemById.get(racing.item.id)!
  const isBoosted = isBoostedIn(race, racing)
  return { item, shelf: toKnownShelf(racing.shelf, item), isBoosted, level: racing.level, of: 'owner' }
}

function showSent(game: PlannerGame, race: Race, kind: ItemKind, sent: SentPick): CardPick | null {
  const item = game.itemById.get(sent.id)
  if (item?.kind !== kind) return null
  return showOwned(game, race, placeInRace(race, { item, level: sent.level, cap: 0 }))
}
