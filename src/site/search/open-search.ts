import { itemListPath } from '#pages/routes.ts'

/** Where searching begins for readers without scripts, and for those whom the dialog's code cannot reach. */
export const searchFallback = `${itemListPath('driver')}#search`

/** Opens the search over the whole site; its code comes with the first use. */
export function openSearch(): void {
  loadSearch().then(
    ({ showSearch }) => showSearch(),
    (error: unknown) => {
      console.error(error)
      location.assign(searchFallback)
    },
  )
}

/** Fetches the code ahead of its use. */
export function prepareSearch(): void {
  loadSearch().catch(ignore)
}

/** Opening asks again, and answers for a failure. */
function ignore(): void {}

function loadSearch() {
  return import('./show-search.tsx')
}
