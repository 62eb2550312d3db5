/**
 * Files in the site's folder. Routes answer everything else below `/api/`. Named here once more, because the server knows
 * nothing of pages; the tests of the open data ask the server for the files that the pages name.
 */
export const openDataRoot = '/api/v1/'
