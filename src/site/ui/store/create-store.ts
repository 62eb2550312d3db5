import { useSyncExternalStore } from 'react'

/** A value that changes over time, and a way to hear about it; what React's `useSyncExternalStore` expects. */
export interface Store<Value> {
  /** The same value until `write` replaces it. */
  readonly read: () => Value
  /** Replaces the value and notifies everyone, unless it is the same value. */
  readonly write: (value: Value) => void
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write(next) {
      if (next === value) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The value of a store, followed live. @param onServer the value in prerendered markup and while it hydrates */
export function useStore<Value>(store: Pick<Store<Value>, 'read' | 'subscribe'>, onServer?: () => Value): Value {
  return useSyncExternalStore(store.subscribe, store.read, onServer ?? store.read)
}
