import type { UserRecord } from '#documents/describe-user.ts'
import { formatDocumentPath, parseDocumentPath } from '#documents/document-path.ts'
import type { JsonObject, JsonValue } from '#documents/json-value.ts'
import type { DocumentSnapshot } from '#documents/live-messages.ts'
import { AccountsError } from '../port/accounts-error.ts'
import type { AccountsPort, BoundDocument } from '../port/accounts-port.ts'
import { resolveDocument } from './resolve-document.ts'

export interface Bindings extends Pick<AccountsPort, 'resolve'> {
  readonly add: AccountsPort['bind']
  /** Somebody else, or nobody, is signed in: bindings of others end. */
  readonly follow: (user: UserRecord | null) => void
  /**
   * A snapshot has arrived.
   *
   * @param openedAtMs when the stream that delivered it was opened, ms since 1970; omitted for the answer to a write
   */
  readonly deliver: (snapshot: DocumentSnapshot, openedAtMs?: number) => void
  /** Retries references that could not be resolved. */
  readonly complete: () => void
}

interface Binding {
  readonly path: string
  readonly listener: (document: BoundDocument) => void
  readonly onError: ((error: AccountsError) => void) | undefined
}

/** Live bindings to the document of whoever is signed in. */
export function createBindings(): Bindings {
  const bindings = new Set<Binding>()
  let user: UserRecord | null | undefined
  let latest: DocumentSnapshot | null = null
  let heardAtMs = 0
  let bound: BoundDocument | null = null
  let isComplete = true

  function check(binding: Binding): void {
    const error = user === undefined ? null : refuse(binding.path, user)
    if (!error) return
    bindings.delete(binding)
    binding.onError?.(error)
  }

  async function resolveLatest(snapshot: DocumentSnapshot): Promise<void> {
    const { path, version, data, included } = snapshot
    const outcome = await resolveDocument(data, included)
    // A later one has arrived in the meantime.
    if (latest !== snapshot) return
    isComplete = outcome.isComplete
    bound = { path, version, data, resolved: outcome.resolved }
    for (const binding of bindings) if (binding.path === path) binding.listener(bound)
  }

  return {
    add(path, listener, onError) {
      const binding = { path, listener, onError }
      bindings.add(binding)
      // Never before the caller has received the function that stops it.
      queueMicrotask(() => {
        check(binding)
        if (bound?.path === path && bindings.has(binding)) listener(bound)
      })
      return () => bindings.delete(binding)
    },
    follow(answer) {
      if (user?.uid !== answer?.uid) latest = bound = null
      user = answer
      for (const binding of bindings) check(binding)
    },
    deliver(snapshot, openedAtMs = 0) {
      // A server restored from a backup is older than before, and restoring ends its streams. A stream opened after
      // everything received so far says what the server has now; on others, and in answers, anything older is late.
      const isLate = openedAtMs <= heardAtMs && latest !== null && snapshot.version < latest.version
      if (isLate || !user || snapshot.path !== formatDocumentPath('users', user.uid)) return
      latest = snapshot
      heardAtMs = Date.now()
      void resolveLatest(snapshot)
    },
    complete() {
      if (!isComplete && latest) void resolveLatest(latest)
    },
    resolve: async (data: JsonObject | null): Promise<JsonValue> =>
      (await resolveDocument(data, latest?.included ?? {})).resolved,
  }
}

function refuse(path: string, user: UserRecord | null): AccountsError | null {
  const target = parseDocumentPath(path)
  if (target?.collection !== 'users') return new AccountsError('bad-path', `${path} cannot be bound.`)
  if (!user) return new AccountsError('signed-out', `Nobody is signed in: ${path} cannot be bound.`)
  return target.uid === user.uid ? null : new AccountsError('permission-denied', `${path} belongs to somebody else.`)
}
