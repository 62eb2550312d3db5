/** Files in the site's folder. Routes answer everything else below `/api/`. */
export const openDataRoot = '/api/v1/'
