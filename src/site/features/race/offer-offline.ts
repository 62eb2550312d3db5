import { routes } from '#pages/routes/routes.ts'
import { tell } from '../../ui/toasts/tell.ts'
import { goTo } from '../navigation/go-to.ts'

const storageKey = 'topshelf-card-looks'
const looksBeforeOffer = 3

/** Counts a look at the reader's own race card; at the third, once, offers to keep it for where there is no network. */
export function countLook(): void {
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
  return tell({
    message: 'Your card can be read without a network.',
    type: 'default',
    durationMs: 12_000,
    queue: true,
    action: { label: 'Read offline', run: () => void goTo(`${routes.offline}#keep`) },
  })
}
