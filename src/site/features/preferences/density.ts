/** How dense lists are unless their address says otherwise: stored in this browser, set on the root element. */
import { useSyncExternalStore } from 'react'
import type { Density } from '#documents/appearance.ts'

const storageKey = 'topshelf-density'

/** Runs inline before the first paint, so that no list is drawn twice. */
export const densityScript = `(function(d){try{d.density=localStorage.getItem('${storageKey}')||'comfortable'}catch{}})(document.documentElement.dataset)`

function readDensity(root: HTMLElement): Density {
  return root.dataset['density'] === 'compact' ? 'compact' : 'comfortable'
}

export function chooseDensity(root: HTMLElement, density: Density): void {
  root.dataset['density'] = density
  for (const listener of listeners) listener()
  try {
    localStorage.setItem(storageKey, density)
  } catch (error) {
    // Storage is full or blocked: the choice only lasts for this visit.
    console.warn('The list density could not be saved.', error)
  }
}

/** The reader's choice. During hydration the server's default; the root element's style shows the choice. */
export function useDensity(): Density {
  return useSyncExternalStore(
    subscribe,
    () => readDensity(document.documentElement),
    () => 'comfortable' as const,
  )
}

const listeners = new Set<() => void>()

/** It changes on the settings page, and on any when the account has another. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
