import type { Basis } from '#catalogue/entities.ts'
import type { RecordLabel } from '#rankings/ranking.ts'

export const recordLabels: Readonly<Record<RecordLabel, { name: string; explanation: string }>> = {
  recorded: {
    name: 'Recorded',
    explanation: 'The shelves come from a full record of this tour.',
  },
  between: {
    name: 'Between records',
    explanation:
      'No record of this tour exists. The one before it is used, so an item may have more shelves than shown.',
  },
  reconstructed: {
    name: 'Reconstructed',
    explanation: 'Older than the first record. That record is used, limited to the items that were already out.',
  },
  'carried-on': {
    name: 'Carried on',
    explanation: 'Newer than the last record. Its shelves are carried on: additions since then are not known.',
  },
}

/** Says where the shelves of a page come from, in a word, and in a sentence to whoever opens it. */
export function RecordLabelBadge({ label }: { label: RecordLabel }) {
  const { name, explanation } = recordLabels[label]
  return (
    <details className={`record record-${label}`}>
      <summary>{name}</summary>
      <p>{explanation}</p>
    </details>
  )
}

const basisNotes: Readonly<Record<Basis, string | null>> = {
  recorded: null,
  inferred: 'Inferred from a rule, not recorded',
  'first-seen': 'First record known, not the debut',
  partial: 'Partly recorded',
}

/** Nothing for a fact that a source states. */
export function BasisNote({ basis }: { basis: Basis }) {
  const note = basisNotes[basis]
  return note && <small className="basis">{note}</small>
}
