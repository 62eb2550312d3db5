import { useSyncExternalStore } from 'react'
import type { Store } from './create-store.ts'

/** The value of a store, followed live. @param onServer the value in prerendered markup and while it hydrates */
export function useStore<Value>(store: Pick<Store<Value>, 'read' | 'subscribe'>, onServer?: () => Value): Value {
  return useSyncExternalStore(store.subscribe, store.read, onServer ?? store.read)
}
