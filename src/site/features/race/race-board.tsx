import * as say from '#wording/race.ts'
import { useHasMarks } from '../checklist/has-marks.ts'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import { BestRaceBoard, type RaceBoardProps } from './best-race-board.tsx'

const loadOwn = () => import('./own-race-board.tsx').then(({ OwnRaceBoard }) => OwnRaceBoard)

/** What to race with: the best there is, and once the reader has a checklist their own, in the same place. */
export function RaceBoard(props: RaceBoardProps) {
  if (!useHasMarks()) return <BestRaceBoard {...props} />
  return (
    <LazyPart what={say.yourRaceCard()} load={loadOwn} props={props} waiting={<BestRaceBoard {...props} isWaiting />} />
  )
}
