import type { IsoDate } from '#catalogue/calendar.ts'
import { Day } from '../../ui/wording/day.tsx'

/** Above the guides, which speak of the game as it was played. */
export function GuideTimes({ closedOn }: { closedOn: IsoDate }) {
  return (
    <>
      The game’s service ended on <Day date={closedOn} />: its cups, shops and events are over, and are described as
      they were.
    </>
  )
}
