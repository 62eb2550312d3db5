import { randomUUID } from 'node:crypto'
import type { ShelfReport } from '#documents/report.ts'

/** What a player would send about a shelf: of an item that no other report is about, unless the change names one. */
export function makeReport(change: Partial<ShelfReport> = {}): ShelfReport {
  return {
    id: randomUUID(),
    kind: 'shelf',
    item: `item-${randomUUID()}`,
    variant: 'tour-tokyo-blur-2',
    said: { shelf: 'middle', level: 1 },
    seen: { shelf: 'top', level: 3 },
    page: '/karts/b-dasher/',
    madeAtMs: Date.now(),
    ...change,
  }
}
