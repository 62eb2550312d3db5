/** Where the counts of a checklist are shown. */
export const countsId = 'checklist-counts'
