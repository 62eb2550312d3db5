import { createStore, get, promisifyRequest, type UseStore } from 'idb-keyval'

/** Values by name that survive a reload. */
export interface BrowserStore {
  /** Undefined when there is none. */
  readonly read: <Value>(name: string) => Promise<Value | undefined>
  /**
   * Atomic across tabs.
   * @param change returns undefined to delete the value
   * @returns false if only this page has it, because the browser stores nothing or nothing more
   */
  readonly change: <Value>(name: string, change: Change<Value>) => Promise<boolean>
}

type Change<Value> = (value: Value | undefined) => Value | undefined

/** IndexedDB or, where the browser blocks it, memory: then unsent changes do not survive a reload. */
export function openBrowserStore(): BrowserStore {
  const memory = new Map<string, unknown>()
  let store: UseStore | null = openDatabase()

  async function use<Value>(work: (store: UseStore) => Promise<Value>, instead: () => Value): Promise<Value> {
    if (!store) return instead()
    try {
      return await work(store).catch(() => {
        // Browsers lose connections, and memory would not know what is stored: sent changes would be sent once more.
        store = openDatabase()
        return work(store)
      })
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
    change: <Value>(name: string, change: Change<Value>) =>
      use(
        async (database) => {
          await alter(database, name, change)
          return true
        },
        () => {
          memory.set(name, change(memory.get(name) as Value | undefined))
          return false
        },
      ),
  }
}

function openDatabase(): UseStore {
  return createStore('topshelf-accounts', 'kept')
}

/** In one transaction. The library's own `update` cannot delete. */
function alter<Value>(database: UseStore, name: string, change: Change<Value>): Promise<void> {
  return database('readwrite', async (values) => {
    const value = change(await promisifyRequest<Value | undefined>(values.get(name)))
    if (value === undefined) values.delete(name)
    else values.put(value, name)
    await promisifyRequest(values.transaction)
  })
}
