/** A separate file, so that pages that need only the name do not load the rest of `site-config.ts`. */
export const siteName = 'Topshelf'
