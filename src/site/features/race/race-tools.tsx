import type { RankedCupDate } from '#pages/data/tour-views.ts'
import * as say from '#wording/race.ts'
import type { CardCourse } from './card-course.ts'
import { shareOrTell } from '../sharing/share-or-tell.ts'

interface RaceToolsProps {
  readonly week: RankedCupDate | null
  readonly courses: readonly CardCourse[]
  /** Whether somebody else has sent the card. */
  readonly isSent: boolean
}

const card = say.theCard()

/** Shares the card: as a link that needs no account, or as a picture. Their code comes with the first press. */
export function RaceTools({ week, courses, isSent }: RaceToolsProps) {
  return (
    <p className="race-tools">
      <button type="button" className="button" onClick={() => shareOrTell(card, () => shareLink(week, courses))}>
        {say.shareLink()}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => shareOrTell(card, () => sharePicture(week, courses, isSent))}
      >
        {say.picture()}
      </button>
    </p>
  )
}

async function shareLink(week: RankedCupDate | null, courses: readonly CardCourse[]): Promise<void> {
  const { shareRaceLink } = await import('./share-race-link.ts')
  await shareRaceLink(week, courses)
}

async function sharePicture(
  week: RankedCupDate | null,
  courses: readonly CardCourse[],
  isSent: boolean,
): Promise<void> {
  const { shareRacePicture } = await import('./share-race-picture.ts')
  await shareRacePicture(week, courses, isSent)
}
