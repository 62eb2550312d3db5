import { createStore, get, update, type UseStore } from 'idb-keyval'

/** Values by name that survive a reload. */
export interface BrowserStore {
  /** Undefined when there is none. */
  readonly read: <Value>(name: string) => Promise<Value | undefined>
  /** Atomic across tabs. @param change returns undefined to delete the value */
  readonly change: <Value>(name: string, change: (value: Value | undefined) => Value | undefined) => Promise<void>
}

/** IndexedDB or, where the browser blocks it, memory: then unsent changes do not survive a reload. */
export function openBrowserStore(): BrowserStore {
  const memory = new Map<string, unknown>()
  let store: UseStore | null = createStore('topshelf-accounts', 'kept')

  async function use<Value>(work: (store: UseStore) => Promise<Value>, instead: () => Value): Promise<Value> {
    if (!store) return instead()
    try {
      return await work(store)
    } catch (error) {
      console.warn('This browser stores nothing; changes wait in memory.', error)
      store = null
      return instead()
    }
  }

  return {
    read: <Value>(name: string) =>
      use(
        (database) => get<Value>(name, database),
        // Each name holds what was stored under it.
        () => memory.get(name) as Value | undefined,
      ),
    change: <Value>(name: string, change: (value: Value | undefined) => Value | undefined) =>
      use(
        (database) => update<Value | undefined>(name, change, database),
        () => void memory.set(name, change(memory.get(name) as Value | undefined)),
      ),
  }
}
