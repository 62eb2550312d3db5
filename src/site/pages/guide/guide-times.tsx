import type { IsoDate } from '#catalogue/calendar.ts'
import * as say from '#wording/guide.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { Day } from '../../ui/wording/day.tsx'

/** Above the guides, which speak of the game as it was played. */
export function GuideTimes({ closedOn }: { closedOn: IsoDate }) {
  return <>{rich(say.serviceEnded(), { day: <Day date={closedOn} /> })}</>
}
