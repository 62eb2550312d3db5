import { useMemo } from 'react'
import { racesOfCup } from '#rankings/planner/plan-races.ts'
import type { RankedCupDate } from '#pages/data/tour-views.ts'
import { raceAddress } from '#pages/race/race-address.ts'
import * as say from '#wording/race.ts'
import { usePlannerGame } from '../game/load-planner-game.ts'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { OwnCard } from './own-card.tsx'

/** The card of a ranked week that no page has prerendered: the reader's own, or the best there are. */
export function WeekBoard({ week }: { readonly week: RankedCupDate }) {
  const { value: game, error, retry } = usePlannerGame(week.start)
  const races = useMemo(() => (game?.plan.cup ? racesOfCup(game, game.plan.cup.cup) : []), [game])
  if (error !== undefined) return <LoadFailure what={say.theRaceCard()} retry={retry} />
  if (!game) return <Skeleton what={say.theRaceCard()} shape="cards" lines={3} />
  return (
    <>
      <OwnCard week={week} on={week.start} game={game} races={races} />
      <p className="actions">
        <a className="button" href={raceAddress({ courses: races.map(({ variant }) => game.variants[variant]!.id) })}>
          {say.changeTheCourses()}
        </a>
      </p>
    </>
  )
}
