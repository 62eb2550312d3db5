import { updateDocument } from '#documents/update-document.ts'
import { formatDocumentPath } from '#documents/document-path.ts'
import type { UserRecord } from '#documents/describe-user.ts'
import type { JsonObject } from '#documents/json-value.ts'
import type { SessionEnd } from '#documents/live-messages.ts'
import { AccountsError, type AccountsErrorCode } from '../port/accounts-error.ts'
import type { AccountsPort, BoundDocument, StoredDocument } from '../port/accounts-port.ts'

type BoundListener = (document: BoundDocument) => void

const nothing: StoredDocument = { version: 0, data: null }

/** An accounts server that lives in a test: its documents, who is bound to them, and what goes wrong with it. */
export class MemoryServer {
  readonly documents = new Map<string, StoredDocument>()
  readonly bindings = new Set<readonly [path: string, listener: BoundListener]>()
  /** Every write that arrived, whether or not it was accepted. */
  readonly writes: { readonly path: string; readonly data: JsonObject }[] = []
  isReachable = true
  /** Refuses every write. */
  refusal: AccountsErrorCode | null = null
  /** Refuses checklists with moments after this one; null for none. */
  latestMs: number | null = null
  /** Whether the streams of changes are open; answers to writes come without them. */
  isStreaming = true
  /** Answers wait for it. */
  answersAfter: Promise<void> = Promise.resolve()
  /** How many questions have arrived. */
  reads = 0
  /** The accounts that are no longer there. */
  readonly deleted = new Set<string>()
  /** Accepts the next write, but the answer is lost in transit. */
  losesNextAnswer = false

  read(path: string): StoredDocument {
    return this.documents.get(path) ?? nothing
  }

  /** As another device of the same user would. */
  write(path: string, data: JsonObject): StoredDocument {
    const stored = { version: this.read(path).version + 1, data }
    this.documents.set(path, stored)
    if (this.isStreaming) this.deliver(path, stored)
    return stored
  }

  /** Sends a version to everyone who is bound, in whatever order the test wants. */
  deliver(path: string, stored: StoredDocument): void {
    for (const [bound, listener] of this.bindings) if (bound === path) listener(toBound(path, stored))
  }

  async receive(
    path: string,
    data: JsonObject,
    apply: (current: StoredDocument) => JsonObject,
  ): Promise<StoredDocument> {
    await this.reach()
    this.writes.push({ path, data })
    if (this.refusal) return this.refuse(this.refusal)
    const late = Object.entries(data['checklist'] ?? {}).find(
      ([, [, ms]]) => this.latestMs !== null && ms > this.latestMs,
    )
    if (late) return this.refuse('invalid', `checklist.${late[0]}.1`)
    const stored = this.write(path, apply(this.read(path)))
    await this.answersAfter
    if (!this.losesNextAnswer) return stored
    this.losesNextAnswer = false
    throw new AccountsError('network', 'The answer is lost.')
  }

  async refuse(code: AccountsErrorCode, field?: string): Promise<never> {
    await this.answersAfter
    throw new AccountsError(code, 'The test refuses it.', field === undefined ? {} : { field })
  }

  async reach(): Promise<void> {
    await Promise.resolve()
    if (!this.isReachable) throw new AccountsError('network', 'The test has cut the connection.')
  }
}

/** The port of one browser tab, and who is signed in there. */
export interface MemoryPort extends AccountsPort {
  /** Signs somebody in or out, as the server says. */
  readonly enter: (user: UserRecord | null, end?: SessionEnd) => void
  /** The question who is signed in cannot be answered. */
  readonly fail: (code: AccountsErrorCode) => void
}

export function openMemoryPort(server: MemoryServer): MemoryPort {
  let user: UserRecord | null | undefined
  const listeners = new Set<Parameters<AccountsPort['onUserChange']>>()
  function enter(next: UserRecord | null, end?: SessionEnd): void {
    user = next
    for (const [listener] of listeners) listener(next, end)
  }
  return {
    enter,
    fail: (code) => {
      for (const [, onError] of listeners) onError?.(new AccountsError(code, 'The test says so.'))
    },
    currentUser: () => user,
    onUserChange(...listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    createAccount: unknown,
    signIn: unknown,
    providers: unknown,
    signInWith: unknown,
    sendPasswordReset: unknown,
    completePasswordReset: unknown,
    updatePassword: unknown,
    updateEmail: unknown,
    sendVerification: unknown,
    describeVerification: unknown,
    completeVerification: unknown,
    sessions: unknown,
    endOtherSessions: unknown,
    async wasDeleted(uid) {
      await server.reach()
      return server.deleted.has(uid)
    },
    async signOut() {
      await server.reach()
      await server.answersAfter
      enter(null)
    },
    async deleteAccount(uid) {
      server.documents.delete(formatDocumentPath('users', uid))
      server.deleted.add(uid)
      enter(null)
    },
    // Streams of the tests carry the reader's own document alone.
    onChange: () => () => undefined,
    bind(path, listener) {
      const binding = [path, listener] as const
      server.bindings.add(binding)
      if (server.isReachable)
        queueMicrotask(() => server.bindings.has(binding) && listener(toBound(path, server.read(path))))
      return () => server.bindings.delete(binding)
    },
    async read(path) {
      await server.reach()
      server.reads += 1
      const stored = server.read(path)
      await server.answersAfter
      return stored
    },
    set: (path, data, ifVersion) =>
      server.receive(path, data, ({ version }) => {
        if (ifVersion === undefined || ifVersion === version) return data
        throw new AccountsError('version-mismatch', 'Another device was faster.')
      }),
    update: (path, partial) => server.receive(path, partial, ({ data }) => updateDocument(data, partial)),
    resolve: async (data) => data,
  }
}

function unknown(): Promise<never> {
  return Promise.reject(new AccountsError('internal', 'The server in memory cannot do that.'))
}

function toBound(path: string, stored: StoredDocument): BoundDocument {
  return { ...stored, path, resolved: stored.data }
}
