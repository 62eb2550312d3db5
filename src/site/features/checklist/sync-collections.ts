import { areSameNames, firstCollection, parseCollectionNames } from '#documents/collections.ts'
import {
  isEmptyChecklist,
  joinMarks,
  splitMarks,
  type Checklist,
  parseCaps,
  parseChecklist,
} from '#documents/checklist.ts'
import { formatDocumentPath } from '#documents/document-path.ts'
import { type JsonObject, ownValue } from '#documents/json-value.ts'
import type { AccountsPort, StoredDocument } from '../accounts/port/accounts-port.ts'
import { replaceDocument } from '../accounts/writes/replace-document.ts'
import type { ReaderCollections } from './reader-collections.ts'

/** How long a removed collection can be put back as it was before its document is emptied. */
const regretMs = 60_000

type Port = Pick<AccountsPort, 'read' | 'set' | 'update'>

/**
 * Brings the further collections of this browser and the account together: their names, then the one that is shown, those
 * with marks that the account may not have, and kept snapshots that this browser has not got yet. Both only ever merge. Rejects where that could not be done; then
 * everything waits in the browser until the next time.
 *
 * @param nowMs milliseconds since 1970
 * @param onSeen told the version of each document that the server has answered with
 */
export async function syncCollections(
  accounts: Port,
  collections: ReaderCollections,
  nowMs: number,
  onSeen: (path: string, version: number) => void = () => {},
): Promise<void> {
  const { owner } = collections.read()
  if (owner === null) return
  const port = watchAnswers(accounts, onSeen)
  // Somebody else may have signed in in the meantime.
  const isStill = () => collections.read().owner === owner
  const stored = await replaceDocument(port, formatDocumentPath('collections', owner), (data) => {
    if (!isStill()) return null
    const remote = parseCollectionNames(data?.['collections'])
    const merged = collections.mergeNames(remote)
    return areSameNames(merged, remote) ? null : { collections: toJson(merged) }
  })
  if (!isStill()) return
  const names = collections.mergeNames(parseCollectionNames(stored.data?.['collections']))
  const { current, kept } = collections.read()
  const missing = kept.filter(({ key }) => isEmptyChecklist(collections.open(key).read().checklist))
  const asked = [
    ...(current === firstCollection ? [] : [current]),
    ...collections.waiting(),
    ...missing.map(({ key }) => key),
  ]
  for (const key of new Set(asked)) {
    if (!isStill()) return
    const entry = ownValue(collections.names(), key)
    if (!entry && key !== firstCollection) collections.forget(key)
    else if (!entry?.isRemoved) {
      if (key !== firstCollection) await syncCollection(port, collections, owner, key)
      // Renamed meanwhile, it waits for the next time.
      if (isStill() && areSameNames(collections.names(), names)) settleWhereSaved(collections, key)
    } else if (findNewest(collections.open(key).unsaved()) > entry.changedAtMs) collections.putBack(key)
    else if (nowMs - entry.changedAtMs >= regretMs) {
      await port.set(formatDocumentPath('checklists', owner, key), {})
      collections.forget(key)
    }
  }
}

function watchAnswers(port: Port, onSeen: (path: string, version: number) => void): Port {
  const watch = async (path: string, answer: Promise<StoredDocument>) => {
    const stored = await answer
    onSeen(path, stored.version)
    return stored
  }
  return {
    read: (path) => watch(path, port.read(path)),
    set: (path, ...how) => watch(path, port.set(path, ...how)),
    update: (path, partial) => watch(path, port.update(path, partial)),
  }
}

function settleWhereSaved(collections: ReaderCollections, key: string): void {
  if (key === firstCollection || isEmptyChecklist(collections.open(key).unsaved())) collections.settle(key)
}

/** Brings one further collection of this browser and the account together. @param owner the account, which is signed in */
export async function syncCollection(
  port: Port,
  collections: ReaderCollections,
  owner: string,
  key: string,
): Promise<void> {
  const path = formatDocumentPath('checklists', owner, key)
  const store = collections.open(key)
  // By the time an answer arrives, the browser may be somebody else's, and the collection with it.
  const isStill = () => collections.read().owner === owner && store.read().owner === owner
  if (isEmptyChecklist(store.unsaved()) || !store.read().isConfirmed) {
    const { data } = await port.read(path)
    if (!isStill()) return
    store.receive(readMarks(data))
  }
  store.holdToNow()
  const entries = store.unsaved()
  if (!isEmptyChecklist(entries)) {
    store.setSaving('saving')
    const { checklist, caps } = splitMarks(entries)
    const stored = await port.update(path, {
      checklist: toJson(checklist),
      ...(!isEmptyChecklist(caps) && { caps: toJson(caps) }),
    })
    if (!isStill()) return
    store.receive(readMarks(stored.data))
  }
  store.setSaving(isEmptyChecklist(store.unsaved()) ? 'saved' : 'saving')
}

function readMarks(data: JsonObject | null): Checklist {
  return joinMarks({ checklist: parseChecklist(data?.['checklist']), caps: parseCaps(data?.['caps']) })
}

function findNewest(marks: Checklist): number {
  return Math.max(0, ...Object.values(marks).map(([, changedAtMs]) => changedAtMs))
}

/** A copy that is only JSON. */
function toJson(value: object): JsonObject {
  return JSON.parse(JSON.stringify(value)) as JsonObject
}
