/** Apart from `site-config.ts`: what every page loads needs no more of it. */
export const siteName = 'Topshelf'
