import * as say from '#wording/checklist.ts'
import { summariseDifferences, type LevelDifference } from './compare-levels.ts'
import { DifferenceList } from './difference-list.tsx'

/** A summary and a list of changes; nothing if there are none. */
export function DifferenceSection({ differences }: { differences: readonly LevelDifference[] }) {
  if (differences.length === 0) return null
  return (
    <section>
      <h3>{summariseDifferences(differences)}</h3>
      <DifferenceList label={say.changes()} differences={differences} />
    </section>
  )
}
