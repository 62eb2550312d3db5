import type { DistilledFile } from './distilled-file.ts'

/** What changed, a file a line; what people wrote and the facts contradict; and what to do next. */
export function describeDistilled(files: readonly DistilledFile[]): string {
  const changed = files.filter(({ changes }) => changes.length > 0)
  return [
    ...changed.map(({ path, changes }) => `${path}: ${changes.join('; ')}`),
    ...files.flatMap(({ path, notes }) => notes.map((note) => `${path}: note: ${note}`)),
    changed.length === 0
      ? `The content already matches the facts: ${files.length} files, none changed.`
      : `${changed.length} of ${files.length} files changed. Look at them with git diff, then run npm run validate.`,
  ].join('\n')
}
