import type { Basis } from '#catalogue/entities.ts'
import type { EstimateLabel } from '#pages/data/item-pages.ts'
import type { RecordsAround } from '#rankings/find-records.ts'
import { nameRecords } from '#wording/record-notes.ts'
import * as say from '#wording/controls.ts'
import { createStaticIsland } from '../loading/static-island.tsx'
import { Term } from './term.tsx'

// Prerendered in full; its sentences are loaded where a page is rendered in the browser.
const RecordExplanation = createStaticIsland('how-known', say.howItIsKnown(), () =>
  import('./record-explanation.tsx').then((module) => module.RecordExplanation),
)

/** Says once for a page how its shelves are known: in a few words, and in full when it is opened. */
export function RecordLabelBadge({ label: records }: { label: RecordsAround }) {
  return (
    <details className={`record record-${records.label}`}>
      <summary>{nameRecords(records)}</summary>
      <RecordExplanation records={records} />
    </details>
  )
}

/** Marks what a page says of another day, or year, whose shelves no record states. */
export function EstimateMark({ label }: { label: EstimateLabel | undefined }) {
  return label && <small className="basis">{nameRecords({ label, before: null })}</small>
}

const basisNotes: Readonly<Record<Exclude<Basis, 'inferred'>, string | null>> = {
  recorded: null,
  'first-seen': say.firstKnown(),
  partial: say.partlyRecorded(),
}

const inferredNotes = { debut: say.debutInferred, rarity: say.rarityInferred }

interface BasisNoteProps {
  readonly basis: Basis
  /** What is inferred where the basis says so: of a course its debut, of an item its rarity. */
  readonly inferred: keyof typeof inferredNotes
}

/** How an item or a course is known; null for a fact that a source states. */
export function BasisNote({ basis, inferred }: BasisNoteProps) {
  const note = basis === 'inferred' ? inferredNotes[inferred]() : basisNotes[basis]
  return note && <small className="basis">{note}</small>
}

/** Of one course variant among others. */
export function DebutNote({ isInferred }: { isInferred: boolean }) {
  return isInferred && <BasisNote basis="inferred" inferred="debut" />
}

interface CycleNoteProps {
  readonly basis: Basis
  /** What the page has said already of the tour that it is about: only what differs from it is marked. */
  readonly said?: Basis | undefined
  /** Some cups before the cycle are inferred, too: from their place in the tour. */
  readonly of?: 'tour' | 'cup'
}

/** For tours and cups that are not on record. */
export function CycleNote({ basis, said = 'recorded', of = 'cup' }: CycleNoteProps) {
  if (basis === said) return null
  if (basis === 'inferred')
    return (
      <small className="basis">
        {of === 'tour' ? <Term of="yearly-cycle">{say.yearlyCycle()}</Term> : say.inferred()}
      </small>
    )
  return said === 'inferred' && <small>{say.recorded()}</small>
}
