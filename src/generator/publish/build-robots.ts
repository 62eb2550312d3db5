/** The text of /robots.txt: everything may be read but the pages that belong to one reader. */
export function buildRobots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /user/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
