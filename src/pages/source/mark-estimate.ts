import type { RecordLabel } from '#rankings/ranking.ts'
import type { EstimateLabel } from '../data/record-note.ts'

/**
 * The mark of what a page says of other days than its own: only where no record states their shelves, and not where the
 * page's own line says the same.
 */
export function markEstimate(label: RecordLabel, said: RecordLabel): { readonly label?: EstimateLabel } {
  const isStated = label === 'recorded' || label === 'carried-on'
  return isStated || label === said ? {} : { label }
}
