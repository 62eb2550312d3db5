import type { PageSource } from '../source/build-page-source.ts'
import type { CorrectionRow } from './shapes/correction-shape.ts'

/** Players' reports that reviewers have accepted, newest first. */
export function buildCorrectionRows({ reportedShelves }: PageSource): CorrectionRow[] {
  return reportedShelves.map(({ item, variant, place: { shelf, level }, date, players }) => ({
    kind: item.kind,
    item: item.id,
    variant: variant.id,
    shelf,
    level,
    date,
    players,
  }))
}
