import { formatDocumentPath } from '#documents/document-path.ts'
import type { JsonObject, JsonValue } from '#documents/json-value.ts'
import { parseUserDocument } from '#documents/user-document.ts'
import type { UserRecord } from '#documents/describe-user.ts'
import { defer } from '../../ui/loading/defer.ts'
import type { ChecklistSource, SessionKeeper, SessionShell } from './session/session.ts'
import { AccountsError } from './port/accounts-error.ts'
import type { AccountsPort, StoredDocument } from './port/accounts-port.ts'
import type { BrowserStore } from './writes/browser-store.ts'
import { applyChange, type DocumentChange, type PartChange } from './writes/document-change.ts'
import { createWriteQueue } from './writes/write-queue.ts'

export interface FollowOptions {
  readonly uid: string
  /** Their document as last seen, shown until the server can be reached. */
  readonly last: StoredDocument | null
  readonly port: AccountsPort
  readonly store: BrowserStore
  readonly shell: Pick<SessionShell, 'change'>
  readonly checklist: () => ChecklistSource | null
  /** The server has refused a change that was made before a reload. */
  readonly onRefused: (error: AccountsError) => void
}

export interface FollowedUser extends Pick<
  SessionKeeper,
  'update' | 'updateFields' | 'setFeaturedPart' | 'featureBadge'
> {
  readonly uid: string
  /** Fulfilled when everything has been sent, or cannot be sent now. */
  readonly flush: () => Promise<void>
  readonly stop: () => void
}

const badgesPath = ['userDetails', 'featuredParts', 'badges', 'gameBadge']

/** Binds the user's document to the session state, with pending changes applied on top. */
export function followUser({ uid, last, port, store, shell, checklist, onRefused }: FollowOptions): FollowedUser {
  const firstSnapshot = defer<void>()
  let stored: StoredDocument | null = null
  let isStopped = false
  let turn = 0

  const queue = createWriteQueue({
    uid,
    port,
    store,
    checklist,
    // The stream may deliver a later version before a write is answered; the list of pending writes has still changed.
    onChange: (answer) => (answer && answer.version >= (stored?.version ?? 0) ? take(answer) : show()),
    onRefused,
  })

  function take(document: StoredDocument, resolved?: JsonValue): void {
    if (isStopped) return
    stored = { version: document.version, data: document.data }
    firstSnapshot.resolve()
    void keepLastDocument(store, uid, stored)
    show(resolved)
  }

  function show(resolved?: JsonValue): void {
    turn += 1
    if (isStopped) return
    if (!stored) return shell.change({ writes: queue.state() })
    const pending = queue.pending()
    const data = pending.reduce<JsonObject | null>(applyChange, stored.data)
    const seen = { document: data && parseUserDocument(data), userDataInit: true, writes: queue.state() }
    if (resolved !== undefined && pending.length === 0) return shell.change({ ...seen, userData: resolved })
    shell.change(seen)
    void resolve(data, turn)
  }

  async function resolve(data: JsonObject | null, itsTurn: number): Promise<void> {
    const userData = await port.resolve(data)
    if (turn === itsTurn) shell.change({ userData })
  }

  async function add(change: DocumentChange) {
    await firstSnapshot.promise
    if (isStopped) throw new AccountsError('signed-out', 'Nobody is signed in.')
    return queue.add(change)
  }

  const unbind = port.bind(formatDocumentPath('users', uid), (document) => take(document, document.resolved))
  if (last) take(last)
  return {
    uid,
    update: (partial) => add({ of: 'fields', partial: { ...partial } }),
    updateFields: (change) => add({ of: 'parts', parts: listFields({ ...change }) }),
    featureBadge: (badge, isListed) =>
      add({ of: 'parts', parts: [{ path: badgesPath, entry: { ...badge }, isListed }] }),
    setFeaturedPart: (slot, value) => add({ of: 'featured-part', slot, value }),
    flush: queue.flush,
    stop() {
      isStopped = true
      firstSnapshot.resolve()
      unbind()
      queue.stop()
    },
  }
}

function listFields(change: Readonly<Record<string, object | undefined>>): PartChange[] {
  return Object.entries(change).flatMap(([group, fields]) =>
    Object.entries(fields ?? {}).map(([field, value]: [string, JsonValue]) => ({ path: [group, field], value })),
  )
}

/** The last user signed in here, and their document as the server had it; shown while offline. */
interface LastVisit {
  readonly user: UserRecord
  readonly document: StoredDocument | null
}

const name = 'last-visit'

/** Undefined for a visitor. */
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
function keepLastDocument(store: BrowserStore, uid: string, document: StoredDocument): Promise<unknown> {
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
