import type { NetworkNotice, WorkerQuestion } from '../worker-messages.ts'

/** Written in front of the service worker's code by the build. */
export interface WorkerSite {
  readonly hash: string
  readonly precache: readonly PrecacheGroup[]
  /** What each language has of its own, by the prefix of its addresses: for readers of the language alone. */
  readonly languages: Readonly<Record<string, PrecacheGroup>>
}

/** Files that are kept from the start. */
export interface PrecacheGroup {
  /** Address of the pack that holds them all; null if each is fetched separately. */
  readonly pack: string | null
  readonly files: readonly PrecachedFile[]
}

export interface PrecachedFile {
  readonly url: string
  /** Null where the address itself changes with the content. */
  readonly revision: string | null
}

interface LongEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

interface QuestionEvent extends LongEvent {
  readonly data: WorkerQuestion
  readonly ports: readonly MessagePort[]
}

interface WorkerClients {
  readonly matchAll: (options: {
    readonly type: 'window'
    readonly includeUncontrolled?: boolean
  }) => Promise<readonly { readonly postMessage: (notice: NetworkNotice) => void }[]>
}

/** What the worker uses of its global scope: TypeScript's own types of it exclude those of documents. */
interface WorkerScope {
  readonly site: WorkerSite
  readonly clients: WorkerClients
  readonly skipWaiting: () => Promise<void>
  addEventListener(type: 'message', listener: (event: QuestionEvent) => void): void
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void
}

export const scope = self as unknown as WorkerScope
