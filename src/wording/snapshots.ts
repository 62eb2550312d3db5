/** Snapshots of a checklist. */
import { message } from './message.ts'

export const restored = message('Checklist restored.')
export const checklistOf = message('Checklist from {moment}')
export const sameNow = message('Your checklist is the same now.')
export const restoreExplanation = message('Restoring it means: {changes}.')
export const cancel = message('Cancel')
export const changes = message('Changes')
export const beforeFirstChange = message('Before the first change of the day')
export const beforeBulkChange = message('Before a bulk change')
export const beforeImport = message('Before an import')
export const beforeMerge = message('Before adding this browser’s items')
export const beforeRestore = message('Before a restore')
export const keptFull = message(
  'You keep {count} snapshots, as many as there can be. Remove one, and keep this one then.',
)
export const kept = message('“{name}” is kept.')
export const keptOnPage = message('“{name}” is on this page alone: this browser stores nothing more.')
export const explanation = message(
  'The site saves up to {automatic} by itself: before the first change of a day, and before large changes. Keep one by name, and no newer one takes its place; up to {kept}.',
)
export const nameLabel = message('Name of the snapshot')
export const keepNow = message('Keep the checklist as it is…')
export const save = message('Save')
export const keep = message('Keep')
export const renameKept = message('Rename “{name}”')
export const keepChecklistOf = message('Keep the checklist from {moment}')
export const rename = message('Rename')
export const keepEllipsis = message('Keep…')
export const remove = message('Remove')
export const removeKept = message('Remove “{name}”')
export const preview = message('Preview')
export const previewKept = message('Preview “{name}”')
export const removed = message('“{name}” is removed.')
export const undo = message('Undo')
export const restoreItems = message('Restore {count, plural, one {# item} other {# items}}')
export const capsChanged = message('{count, plural, one {# points cap} other {# points caps}} changed')
export const previewChecklistOf = message('Preview the checklist from {moment}')
export const line = message(
  '<when/>: {items, plural, one {# item} other {# items}}, {different, plural, =0 {the same as now} other {# different from now}}',
)
