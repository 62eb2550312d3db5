import { useEffect, useMemo } from 'react'
import { routes } from '#pages/routes/routes.ts'
import { racesOfCup } from '#rankings/planner/plan-races.ts'
import { ownsSomething } from '#rankings/planner/planner-game.ts'
import * as say from '#wording/race.ts'
import { showToastOnDemand } from '../../ui/toasts/show-toast-on-demand.ts'
import { goTo } from '../navigation/navigation-services.ts'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useReaderChecklist } from '../checklist/reader-checklist.ts'
import { usePlannerGame } from '../game/load-planner-game.ts'
import { BestRaceBoard, type RaceBoardProps } from './best-race-board.tsx'
import { OwnInvitation, OwnCard } from './own-card.tsx'

/** The card of a reader with a checklist; the general one where the checklist is empty or cannot be used. */
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
      {error !== undefined && <LoadFailure what={say.yourRaceCard()} retry={retry} />}
    </>
  )
}

const storageKey = 'topshelf-card-looks'
const looksBeforeOffer = 3

/** Counts a look at the reader's own race card; at the third, once, offers to keep it for where there is no network. */
function countLook(): void {
  if (!('serviceWorker' in navigator)) return
  try {
    const looks = Number(localStorage.getItem(storageKey)) + 1
    if (looks > looksBeforeOffer) return
    localStorage.setItem(storageKey, String(looks))
    if (looks === looksBeforeOffer) void offer()
  } catch {
    // Storage is blocked, and so is offline reading.
  }
}

function offer(): Promise<void> {
  return showToastOnDemand({
    message: say.offlineOffer(),
    type: 'default',
    durationMs: 12_000,
    queue: true,
    action: { label: say.readOffline(), run: () => void keep() },
  })
}

/** Downloads the game, a few megabytes; the page of offline reading shows how far that is, stops it, and offers the rest. */
async function keep(): Promise<void> {
  const [{ refreshOfflineDownload, startOfflineDownload }] = await Promise.all([
    import('../offline/offline-download.ts'),
    goTo(`${routes.offline}#keep`),
  ])
  await refreshOfflineDownload()
  await startOfflineDownload(['catalogue'])
}
