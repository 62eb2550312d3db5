import { useSyncExternalStore } from 'react'
import type { Theme } from '#documents/appearance.ts'
import { watchRoot } from '../../ui/store/watch-root.ts'
import { readTheme } from './theme.ts'

/** The reader's choice, live: it changes in the header, too, and when the account has another. Never prerendered. */
export function useTheme(): Theme {
  return useSyncExternalStore(watchTheme, readShownTheme)
}

const watchTheme = (notify: () => void) => watchRoot('data-theme', notify)
const readShownTheme = () => readTheme(document.documentElement)
