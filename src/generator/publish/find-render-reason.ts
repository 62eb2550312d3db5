import type { BuildRecord } from '../files/build-record.ts'
import { listPageFiles } from '../files/output-file-names.ts'
import type { PageEntry } from '../prepare/page-entry.ts'
import type { RenderReason } from '../reports/render-reason.ts'

/**
 * Why a page cannot be carried over from the last build by writing into its files what is true of this one; null if it
 * can be.
 * @param intact files that are still as the last build left them
 */
export function findRenderReason(
  { path, digest }: PageEntry,
  renderKey: string,
  last: BuildRecord | null,
  intact: ReadonlySet<string>,
): RenderReason | null {
  if (last?.renderKey !== renderKey) return 'all'
  const built = last.pages[path]
  if (!built) return 'new'
  if (built.digest !== digest) return 'data'
  return listPageFiles(path).every((file) => intact.has(file)) ? null : 'files'
}
