import { watchRoot } from '../../ui/store/watch-root.ts'

/** Whether the reader owns something; before their checklist is open, whether this browser has one, see ticksHintScript. */
export function hasTicks(): boolean {
  return document.documentElement.dataset['ticks'] !== undefined
}

/** Style sheets read it as well. */
export function noteTicks(hasSome: boolean): void {
  document.documentElement.toggleAttribute('data-ticks', hasSome)
}

export function watchTicks(notify: () => void): () => void {
  return watchRoot('data-ticks', notify)
}
