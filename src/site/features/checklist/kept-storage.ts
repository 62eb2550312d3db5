import { createStore } from '../../ui/store/create-store.ts'

/** Whether the browser has promised not to clear what this site stores; null until it has said. */
export const isStorageKept = createStore<boolean | null>(null)

/** Asks for that promise, once there is something to keep; some browsers ask the reader. */
export async function askToKeepStorage(): Promise<void> {
  isStorageKept.write(await askBrowser((storage) => storage.persist()))
}

export async function lookWhetherKept(): Promise<void> {
  isStorageKept.write(await askBrowser((storage) => storage.persisted()))
}

/** Without https, and in private windows of some browsers, there is no storage to ask. */
async function askBrowser(ask: (storage: StorageManager) => Promise<boolean>): Promise<boolean> {
  try {
    return await ask(navigator.storage)
  } catch {
    return false
  }
}
