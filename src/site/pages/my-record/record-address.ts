import { routes } from '#pages/routes/routes.ts'
import { sharedAddress } from '../../features/sharing/shared-address.ts'
import type { SharedCollection } from '../../features/sharing/shared-collection.ts'

/** What the query of the page's address says. */
export interface RecordQuery {
  /** The id of the tour in which the player began; null if they do not say. */
  readonly from: string | null
  /** The snapshot that is shown, by the moment when it was taken; null for the collection as it is. */
  readonly of: number | null
  /** What is shown beside it: the collection as it is, or a snapshot; null for nothing. */
  readonly beside: 'mine' | number | null
}

export function parseRecordQuery(query: string): RecordQuery {
  const values = new URLSearchParams(query)
  const beside = values.get('beside')
  return {
    from: values.get('from'),
    of: parseMoment(values.get('of')),
    beside: beside === 'mine' ? beside : parseMoment(beside),
  }
}

function parseMoment(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}

/** The address that shows a record to anybody: the collection is in the fragment, which no server sees. */
export function recordAddress(collection: SharedCollection, from: string | null): string {
  const address = sharedAddress(collection)
  return `${routes['my-record']}${from === null ? '' : `?from=${from}`}${address.slice(address.indexOf('#'))}`
}
