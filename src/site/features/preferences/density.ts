import { useSyncExternalStore } from 'react'

/** How close together lists stand unless their address says otherwise: kept in this browser, applied to the root. */
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

const storageKey = 'topshelf-density'

/** Runs inline before the first paint, so that no list is drawn twice. */
export const densityScript = `(function(d){try{d.density=localStorage.getItem('${storageKey}')||'comfortable'}catch{}})(document.documentElement.dataset)`

export function readDensity(root: HTMLElement): Density {
  return root.dataset['density'] === 'compact' ? 'compact' : 'comfortable'
}

export function chooseDensity(root: HTMLElement, density: Density): void {
  root.dataset['density'] = density
  try {
    localStorage.setItem(storageKey, density)
  } catch (error) {
    // Storage is full or forbidden: the choice holds for this visit only.
    console.warn('How close lists stand could not be kept.', error)
  }
}

/** As the reader likes it. While markup is hydrated, as the server has written it; the root's style shows the choice. */
export function useDensity(): Density {
  return useSyncExternalStore(
    subscribeToNothing,
    () => readDensity(document.documentElement),
    () => 'comfortable' as const,
  )
}

/** It changes on the settings page alone, where there is no list. */
const subscribeToNothing = () => () => {}
