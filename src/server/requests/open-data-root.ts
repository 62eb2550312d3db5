/** What lies below `/api/` here is served from the site's folder; everything else there is answered by routes. */
export const openDataRoot = '/api/v1/'
