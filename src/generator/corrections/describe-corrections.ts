import type { PublicClaim } from '#documents/report.ts'
import { formatProblems } from '../messages/format-problems.ts'
import type { CorrectedContent } from './correct-content.ts'

/** What the command says: the difference, what was left out and why. */
export function describeCorrections(corrected: CorrectedContent, isWritten: boolean): string {
  const { problems, changes, known, refused, files } = corrected
  if (problems.length > 0) return formatProblems(problems, 'Correct them first; nothing was written.')
  const differences = changes.map(
    ({ file, variantId, before, after }) =>
      `${file}\n${before === null ? '' : `  - ${variantId}: ${before}\n`}  + ${variantId}: ${after}`,
  )
  const others = refused.map(({ claim, why }) => `Not applied: ${describeClaim(claim)}\n  ${why}`)
  const verb = isWritten ? (files.length === 1 ? 'was changed' : 'were changed') : 'would change'
  const count =
    files.length === 0 ? 'No file changes' : `${files.length} ${files.length === 1 ? 'file' : 'files'} ${verb}`
  const summary = `${count}: ${changes.length} applied, ${known.length} already in the content, ${refused.length} not applied.`
  return [...differences, ...others, summary].join('\n')
}

function describeClaim({ id, subject }: PublicClaim): string {
  if (subject.kind === 'other') return `${id}, about ${subject.page}`
  const { item, variant, seen } = subject
  return `${id}, ${item} on ${variant}: ${seen.shelf}${seen.level > 1 ? ` at level ${seen.level}` : ''}`
}
