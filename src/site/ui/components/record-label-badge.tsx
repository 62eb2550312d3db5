import type { Basis } from '#catalogue/entities.ts'
import type { RecordNote } from '#pages/data/record-note.ts'

/** Says once for a page how its shelves are known: in a few words, and in full to whoever opens it. */
export function RecordLabelBadge({ label: { label, text, explanation } }: { label: RecordNote }) {
  return (
    <details className={`record record-${label}`}>
      <summary>{text}</summary>
      <p>{explanation}</p>
    </details>
  )
}

const basisNotes: Readonly<Record<Basis, string | null>> = {
  recorded: null,
  inferred: 'Debut inferred, not recorded',
  'first-seen': 'First known record, not the debut',
  partial: 'Partly recorded',
}

/** How an item or a course is known; null for a fact that a source states. */
export function BasisNote({ basis }: { basis: Basis }) {
  const note = basisNotes[basis]
  return note && <small className="basis">{note}</small>
}

interface ExpectedNoteProps {
  readonly basis: Basis
  /** What the page has said already of the tour that it is about: only what differs from it is marked. */
  readonly said?: Basis | undefined
}

/** For tours and cups that nobody has recorded. */
export function ExpectedNote({ basis, said = 'recorded' }: ExpectedNoteProps) {
  if (basis === said) return null
  if (basis === 'inferred') return <small className="basis">Expected: follows the yearly cycle</small>
  return said === 'inferred' && <small>Recorded</small>
}
