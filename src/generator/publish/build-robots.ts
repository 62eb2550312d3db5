/** The text of /robots.txt: everything is allowed except the personal pages. */
export function buildRobots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /user/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
