import type { CardCourse } from './card-course.ts'
import { shareOrTell } from '../sharing/share-or-tell.ts'

interface RaceToolsProps {
  readonly title: string
  readonly courses: readonly CardCourse[]
}

const card = 'The card'

/** Shares the card: as a link that needs no account, or as a picture. Their code comes with the first press. */
export function RaceTools({ title, courses }: RaceToolsProps) {
  return (
    <p className="race-tools">
      <button type="button" className="button" onClick={() => shareOrTell(card, () => shareLink(title, courses))}>
        Share link
      </button>
      <button type="button" className="button" onClick={() => shareOrTell(card, () => sharePicture(title, courses))}>
        Picture
      </button>
    </p>
  )
}

async function shareLink(title: string, courses: readonly CardCourse[]): Promise<void> {
  const { shareRaceLink } = await import('./share-race-link.ts')
  await shareRaceLink(title, courses)
}

async function sharePicture(title: string, courses: readonly CardCourse[]): Promise<void> {
  const { shareRacePicture } = await import('./share-race-picture.ts')
  await shareRacePicture(title, courses)
}
