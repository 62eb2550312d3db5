import { itemKinds } from '#catalogue/entities.ts'
import { plannerAddress } from '#pages/player/planner-address.ts'
import { itemPath } from '#pages/routes/routes.ts'
import { answerBest, answerRaces, rankAllUpgrades } from '#rankings/planner/answer-races.ts'
import { raceOn } from '#rankings/planner/plan-races.ts'
import { ownsSomething, type PlannerGame, toKnownShelf } from '#rankings/planner/planner-game.ts'
import type { BestLoadout } from '#rankings/points/find-best-loadout.ts'
import * as say from '#wording/planner.ts'
import { formatPoints } from '../../../ui/wording/wording.ts'
import { readCollection } from '../../checklist/use-collection.ts'
import { loadPlannerGame } from '../../game/load-planner-game.ts'
import type { CourseToRace } from '../../search/entries/provide-answers.ts'
import type { SearchGroup } from '../../search/entries/search-group.ts'
import { describeUpgrade } from '../parts/describe-points.ts'

/** The best loadout on a course variant and, for a reader with one of each kind, their own with what would bring most. */
export async function answerCourse({ id, name }: CourseToRace): Promise<readonly SearchGroup[]> {
  const game = await loadPlannerGame()
  const variant = game.indexOfVariant.get(id)
  if (variant === undefined) return []
  const race = raceOn(game, variant)
  const best = answerBest(game, [race])
  const groups = best ? [groupLoadout(game, (points) => say.bestOnCourse({ course: name, points }), best.best)] : []
  const collection = readCollection()
  const own = ownsSomething(game, collection.levels) ? answerRaces(game, collection, [race]) : null
  if (!own || own.lacking.length > 0) return groups
  const [upgrade] = rankAllUpgrades(game, collection, [race]).owned
  const path = plannerAddress({ tab: 'loadouts', course: id })
  const more = upgrade
    ? `${game.itemById.get(upgrade.item.id)!.name} ${describeUpgrade(upgrade)}`
    : say.runnerUpAndParts()
  return [
    ...groups,
    {
      ...groupLoadout(game, (points) => say.myLoadout({ points }), own.best),
      rest: { name: more, path, count: itemKinds.length },
    },
  ]
}

function groupLoadout(
  game: PlannerGame,
  nameIt: (points: string) => string,
  { items, races, points }: BestLoadout,
): SearchGroup {
  const { loadout, race } = races[0]!
  return {
    title: nameIt(formatPoints(points, race.isEstimated)),
    entries: itemKinds.map((kind) => {
      const item = game.itemById.get(items[kind].item.id)!
      const { id, name, rarity } = item
      return {
        kind,
        id,
        name,
        rarity,
        path: itemPath({ kind, id }),
        note: say.levelAndShelf({ level: items[kind].level, shelf: toKnownShelf(loadout[kind].shelf, item) }),
      }
    }),
    rest: null,
  }
}
