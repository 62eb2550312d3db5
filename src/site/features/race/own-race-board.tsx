import { useEffect, useMemo } from 'react'
import { racesOfCup } from '#rankings/planner/plan-races.ts'
import { ownsSomething } from '#rankings/planner/planner-game.ts'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useReaderChecklist } from '../checklist/use-reader-checklist.ts'
import { usePlannerGame } from '../game/use-planner-game.ts'
import { BestRaceBoard, type RaceBoardProps } from './best-race-board.tsx'
import { countLook } from './offer-offline.ts'
import { OwnInvitation } from './own-invitation.tsx'
import { OwnCard } from './own-card.tsx'

/** The card of a reader with a checklist; the one of everybody where the checklist is empty or cannot be used. */
export function OwnRaceBoard(props: RaceBoardProps) {
  const { week } = props
  const { owned } = useReaderChecklist()
  const { value: game, error, retry } = usePlannerGame(week.start)
  const races = useMemo(() => (game?.plan.cup ? racesOfCup(game, game.plan.cup.cup) : []), [game])
  const isOwn = game ? ownsSomething(game, owned) && races.length === week.courses.length : owned.size > 0
  const isShown = isOwn && game !== null
  useEffect(() => {
    if (isShown) countLook()
  }, [isShown])
  if (!isOwn) return <BestRaceBoard {...props} help={<OwnInvitation />} />
  if (game) return <OwnCard week={week} on={week.start} game={game} races={races} />
  return (
    <>
      <BestRaceBoard {...props} isWaiting={error === undefined} />
      {error !== undefined && <LoadFailure what="Your race card" retry={retry} />}
    </>
  )
}
