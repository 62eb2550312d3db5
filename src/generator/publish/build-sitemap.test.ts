import { expect, test } from 'vitest'
import { buildSitemap } from './build-sitemap.ts'

const site = 'https://topshelf.example'
const opening = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

test('one file while it can hold every address', () => {
  expect(
    buildSitemap(
      [
        { path: '/', changedOn: null },
        { path: '/a&b/', changedOn: '2026-11-28' },
      ],
      site,
      2,
    ),
  ).toEqual(
    new Map([
      [
        'sitemap.xml',
        `${opening}<urlset ${namespace}>\n<url><loc>${site}/</loc></url>\n<url><loc>${site}/a&amp;b/</loc><lastmod>2026-11-28</lastmod></url>\n</urlset>\n`,
      ],
    ]),
  )
})

test('several files, and one that lists them, when there are too many addresses for one', () => {
  const files = buildSitemap(
    ['/a/', '/b/', '/c/'].map((path) => ({ path, changedOn: null })),
    site,
    2,
  )
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
  expect(files.get('sitemap.xml')).toBe(
    `${opening}<sitemapindex ${namespace}>\n<sitemap><loc>${site}/sitemap-1.xml</loc></sitemap>\n` +
      `<sitemap><loc>${site}/sitemap-2.xml</loc></sitemap>\n</sitemapindex>\n`,
  )
  expect(files.get('sitemap-1.xml')).toContain(`<loc>${site}/b/</loc>`)
  expect(files.get('sitemap-2.xml')).toContain(`<loc>${site}/c/</loc>`)
})
