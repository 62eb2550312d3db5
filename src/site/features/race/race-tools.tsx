import type { CardCourse } from './card-course.ts'
import { tell } from '../../ui/toasts/tell.ts'

interface RaceToolsProps {
  readonly title: string
  readonly courses: readonly CardCourse[]
}

/** Shares the card: as a link that needs no account, or as a picture. Their code comes with the first press. */
export function RaceTools({ title, courses }: RaceToolsProps) {
  return (
    <p className="race-tools">
      <button type="button" className="button" onClick={() => run(() => shareLink(title, courses))}>
        Share link
      </button>
      <button type="button" className="button" onClick={() => run(() => sharePicture(title, courses))}>
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

function run(share: () => Promise<void>): void {
  share().catch((error: unknown) => {
    console.error(error)
    void tell({ message: 'The card could not be shared. You may be offline.', type: 'error' })
  })
}
