import { defer } from '../../../ui/loading/defer.ts'
import { loadForeignNames } from '../../search/matching/load-foreign-names.ts'
import type { ImportJob } from './import-worker.ts'
import type { ImportOutcome, KnownItem } from './imported-checklist.ts'

/** Twenty times the largest checklist; anything larger is some other file. */
const largestBytes = 5_000_000

/** Reads a file in a worker, after a question with its answer (see `findColumns`). Rejects when aborted, or when the worker cannot be loaded. */
export async function readImport(
  file: Blob,
  items: readonly KnownItem[],
  signal: AbortSignal,
  levelColumn?: number | null,
): Promise<ImportOutcome> {
  if (file.size > largestBytes) {
    return { fault: 'It is too large: the limit is 5 MB.' }
  }
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = defer<ImportOutcome>()
  worker.addEventListener('message', ({ data }: MessageEvent<ImportOutcome>) => resolve(data))
  worker.addEventListener('error', ({ message }) => reject(new Error(`The file could not be read. ${message}`)))
  signal.addEventListener('abort', () => reject(signal.reason))
  try {
    const names = await loadForeignNames().catch((error: unknown) => {
      console.warn('Names in other languages are unavailable; English names still work.', error)
      return null
    })
    const job: ImportJob = {
      file,
      items: items.map(({ id, name, kind, rarity, gameId }) => ({ id, name, kind, rarity, gameId })),
      names,
      levelColumn,
    }
    worker.postMessage(job)
    return await promise
  } finally {
    worker.terminate()
  }
}
