import { useMemo } from 'react'
import { itemKinds } from '#catalogue/entities.ts'
import { plannerAddress } from '#pages/player/planner-address.ts'
import { answerBest, answerRaces, rankAllUpgrades } from '#rankings/planner/answer-races.ts'
import { raceOn } from '#rankings/planner/plan-races.ts'
import { ownsSomething, type PlannerGame } from '#rankings/planner/planner-game.ts'
import * as say from '#wording/course.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useCollection } from '../../features/checklist/use-collection.ts'
import { usePlannerGame } from '../../features/game/load-planner-game.ts'
import { formatDifference, formatPoints } from '../../ui/wording/wording.ts'
import { describeUpgrade } from '../../features/planner/parts/describe-points.ts'
import { LoadoutLine } from './loadout-line.tsx'
import { LoadoutShelves } from '../../features/planner/loadouts/loadout-shelves.tsx'

/** The reader's own best on a course variant, how far it is from the best there is, and what would bring most. */
export function OwnLoadout({ variantId }: { variantId: string }) {
  const { value: game, error, retry } = usePlannerGame()
  if (error !== undefined) return <LoadFailure what={say.yourLoadout()} retry={retry} />
  const variant = game?.indexOfVariant.get(variantId)
  return game && variant !== undefined ? <OwnLine game={game} variant={variant} /> : null
}

function OwnLine({ game, variant }: { game: PlannerGame; variant: number }) {
  const collection = useCollection()
  const races = useMemo(() => [raceOn(game, variant)], [game, variant])
  const own = useMemo(
    () => (ownsSomething(game, collection.levels) ? answerRaces(game, collection, races) : null),
    [game, collection, races],
  )
  const best = useMemo(() => answerBest(game, races), [game, races])
  const upgrade = useMemo(() => rankAllUpgrades(game, collection, races).owned[0], [game, collection, races])
  if (!own || !best) return null
  const { items, races: raced, points } = own.best
  const picks = itemKinds.map((kind) => {
    const item = game.itemById.get(items[kind].item.id)!
    if (own.lacking.includes(kind)) return { kind, item: null, note: <span className="muted">{say.ownNone()}</span> }
    const note = (
      <>
        <span className="level">{say.levelShort({ level: items[kind].level })}</span>{' '}
        <LoadoutShelves shelves={[{ shelf: raced[0]!.loadout[kind].shelf, isBoosted: false }]} item={item} />
      </>
    )
    return { kind, item, note }
  })
  const isComplete = own.lacking.length === 0
  return (
    <>
      <LoadoutLine
        name={say.mine()}
        picks={picks}
        points={
          isComplete && (
            <>
              <b>{formatPoints(points, raced[0]!.race.isEstimated)}</b>{' '}
              <small className="muted">{formatDifference(points - best.best.points)}</small>
            </>
          )
        }
      />
      {upgrade && (
        <p className="own-upgrade">
          {rich(
            say.bestUpgrade({
              item: game.itemById.get(upgrade.item.id)!.name,
              upgrade: describeUpgrade(upgrade),
            }),
            {
              details: (inner) => (
                <a href={plannerAddress({ tab: 'loadouts', course: game.variants[variant]!.id })}>{inner}</a>
              ),
            },
          )}
        </p>
      )}
    </>
  )
}
