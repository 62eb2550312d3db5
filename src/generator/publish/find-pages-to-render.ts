import type { BuildRecord } from '../files/build-record.ts'
import { listPageFiles } from '../files/output-file-names.ts'
import type { PageEntry } from '../prepare/page-entry.ts'
import type { SitePlan } from '../render/site-plan.ts'
import type { RenderReason } from '../reports/render-reason.ts'

/**
 * The pages that cannot be carried over from the last build by writing hash and day into their files.
 * @param intact files that are still as the last build left them
 */
export function findPagesToRender(
  { index, renderKey }: SitePlan,
  last: BuildRecord | null,
  intact: ReadonlySet<string>,
): Map<PageEntry, RenderReason> {
  const pages = index.pages.map((page) => [page, findReason(page, renderKey, last, intact)] as const)
  return new Map(pages.flatMap(([page, reason]) => (reason === null ? [] : [[page, reason] as const])))
}

function findReason(
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
