import type { RankedCupDate } from '#pages/data/tour-views.ts'
import { raceAddress } from '#pages/race/race-address.ts'
import { useReaderChecklist } from '../checklist/use-reader-checklist.ts'
import { usePlannerGame } from '../game/use-planner-game.ts'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { OwnCard } from './own-card.tsx'

/** The card of a ranked week that no page has prerendered: the reader's own, or the best there are. */
export function WeekBoard({ week }: { readonly week: RankedCupDate }) {
  const { owned } = useReaderChecklist()
  const { value: game, error, retry } = usePlannerGame(week.start)
  if (error !== undefined) return <LoadFailure what="The race card" retry={retry} />
  if (!game) return <Skeleton what="The race card" shape="cards" lines={3} />
  const variants = game.plan.cup?.cup.variants ?? []
  return (
    <>
      <OwnCard week={week} on={week.start} game={game} owned={owned} variants={variants} />
      <p>
        <a href={raceAddress({ courses: variants.map((index) => game.variants[index]!.id) })}>Change the courses</a>
      </p>
    </>
  )
}
