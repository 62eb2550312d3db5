export const checklistKey = 'topshelf-checklist'

/** The keys of checklists: a visitor's and those of accounts. */
export const checklistKeyPattern = /^topshelf-checklist(:|$)/

/** Whether this browser has anybody's checklist; false where it blocks storage. */
export function isChecklistStored(): boolean {
  try {
    return Object.keys(localStorage).some((key) => checklistKeyPattern.test(key))
  } catch {
    return false
  }
}
