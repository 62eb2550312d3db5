/** Snapshots of a checklist. */
import { message } from './message.ts'

export const checklistRestored = message('Checklist restored.')
export const checklistFromFormatmoment = message('Checklist from {formatMoment}')
export const yourChecklistIsThe = message('Your checklist is the same now.')
export const restoringItMeansDescriberestore = message('Restoring it means: {describeRestore}.')
export const cancel = message('Cancel')
export const changes = message('Changes')
export const beforeTheFirstChange = message('Before the first change of the day')
export const beforeABulkChange = message('Before a bulk change')
export const beforeAnImport = message('Before an import')
export const beforeAddingThisBrowsers = message('Before adding this browser’s items')
export const beforeARestore = message('Before a restore')
export const youKeepMostkeptSnapshots = message(
  'You keep {mostKept} snapshots, as many as there can be. Remove one, and keep this one then.',
)
export const nameIsKept = message('“{name}” is kept.')
export const nameIsOnThis = message('“{name}” is on this page alone: this browser stores nothing more.')
export const theSiteSavesUp = message(
  'The site saves up to {maxSnapshots} by itself: before the first change of a day, and before large changes. Keep one by name, and no newer one takes its place; up to {mostKept}.',
)
export const nameOfTheSnapshot = message('Name of the snapshot')
export const keepTheChecklistAs = message('Keep the checklist as it is…')
export const save = message('Save')
export const keep = message('Keep')
export const renameWhat = message('Rename {what}')
export const keepWhat = message('Keep {what}')
export const rename = message('Rename')
export const keep2 = message('Keep…')
export const remove = message('Remove')
export const removeWhat = message('Remove {what}')
export const preview = message('Preview')
export const previewWhat = message('Preview {what}')
export const nameIsRemoved = message('“{name}” is removed.')
export const undo = message('Undo')
