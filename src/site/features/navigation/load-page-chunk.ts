import type { PageKind } from '#pages/routes/routes.ts'
import { findImport, importAnew, type FoundImport } from '../../ui/loading/import-anew.ts'
import { PageDataError } from './page-data-error.ts'
import type { PageChunk, PageChunks, PageView } from './page-view.ts'

/** The code of a page could not be loaded. */
export class ChunkLoadError extends Error {
  /** `missing`: it arrived without the page's component. `timeout`: it never arrived. Otherwise the event type. */
  readonly type: string
  readonly address: string

  constructor(chunk: string, type: string, address: string, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed`, options)
    this.name = 'ChunkLoadError'
    this.type = type
    this.address = address
  }
}

const timeoutMs = 120_000

/**
 * The component for a kind of page, loaded once; a failure is forgotten.
 * Rejects with PageDataError `MODULE_NOT_FOUND` for a kind that this site does not have, else with ChunkLoadError.
 */
export type LoadPageChunk = (kind: PageKind, path: string) => Promise<PageView>

export function createPageChunkLoader(chunks: PageChunks): LoadPageChunk {
  // By address: several kinds may share one chunk, and a failure belongs to the address.
  const views = new Map<string, Promise<PageView>>()
  const failureCounts = new Map<string, number>()

  return (kind, path) => {
    // The kind comes from a file: it may be any text.
    if (!Object.hasOwn(chunks, kind)) {
      return Promise.reject(new PageDataError(`Could not find ${path}`, 'MODULE_NOT_FOUND'))
    }
    const chunk = chunks[kind]
    const found = findImport(chunk.load)
    if (!found) throw new Error('The import of a page chunk is not readable.')
    const { address } = found
    const known = views.get(address)
    if (known) return known
    const failureCount = failureCounts.get(address) ?? 0
    const view = loadView(kind, chunk, found, failureCount)
    views.set(address, view)
    view.catch(() => {
      failureCounts.set(address, failureCount + 1)
      views.delete(address)
    })
    return view
  }
}

async function loadView(kind: PageKind, chunk: PageChunk, found: FoundImport, failureCount: number): Promise<PageView> {
  const { address } = found
  const arriving = failureCount === 0 ? chunk.load() : (importAnew(found, failureCount) as Promise<object>)
  const module = await withTimeout(arriving, (type, cause) => new ChunkLoadError(kind, type, address, { cause }))
  const view = chunk.select(module)
  if (!view) throw new ChunkLoadError(kind, 'missing', address)
  return view
}

function withTimeout<T>(work: Promise<T>, toError: (type: string, cause?: unknown) => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(toError('timeout')), timeoutMs)
    work.then(resolve, (cause: unknown) => reject(toError('error', cause))).finally(() => clearTimeout(timer))
  })
}
