import { routes } from '#pages/routes/routes.ts'

/** Where a list begins, with what narrows it. */
export const listId = 'list'

/** The checklist, narrowed by a query. It leads past the progress board to what is found. */
export function checklistAddress(query: string): string {
  return `${routes.checklist}?${new URLSearchParams({ q: query })}#${listId}`
}
