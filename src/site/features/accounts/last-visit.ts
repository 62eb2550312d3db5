import type { UserRecord } from '#documents/describe-user.ts'
import type { StoredDocument } from './port/accounts-port.ts'
import type { BrowserStore } from './writes/browser-store.ts'

/** The last user signed in here, and their document as the server had it; shown while offline. */
export interface LastVisit {
  readonly user: UserRecord
  readonly document: StoredDocument | null
}

const name = 'last-visit'

/** Undefined when nobody is signed in in this browser. */
export function readLastVisit(store: BrowserStore): Promise<LastVisit | undefined> {
  return store.read<LastVisit>(name)
}

/** The stored document of the same user stays. */
export function keepLastUser(store: BrowserStore, user: UserRecord): Promise<unknown> {
  return store.change<LastVisit>(name, (last) => ({
    user,
    document: last?.user.uid === user.uid ? last.document : null,
  }))
}

/** Nothing is kept for anybody who is no longer the last visitor. */
export function keepLastDocument(store: BrowserStore, uid: string, document: StoredDocument): Promise<unknown> {
  return store.change<LastVisit>(name, (last) => (last?.user.uid === uid ? { user: last.user, document } : last))
}

export function forgetLastVisit(store: BrowserStore): Promise<unknown> {
  return store.change<LastVisit>(name, () => undefined)
}

/** Forgets the visit before doing what ends it: the page may be left before the server answers. A failure brings it back. */
export async function withoutLastVisit(store: BrowserStore, act: () => Promise<void>): Promise<void> {
  const visit = await readLastVisit(store)
  await forgetLastVisit(store)
  try {
    await act()
  } catch (error) {
    await store.change<LastVisit>(name, () => visit)
    throw error
  }
}
