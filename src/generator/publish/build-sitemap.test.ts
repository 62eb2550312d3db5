import { expect, test } from 'vitest'
import { siteLanguages } from '#pages/config/site-config.ts'
import { buildSitemap } from './build-sitemap.ts'

const site = 'https://topshelf.example'
const english = siteLanguages.slice(0, 1)
const opening = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

test('one file while it can hold every address', () => {
  expect(
    buildSitemap(
      [
        { path: '/', changedOn: null, isTranslated: true },
        { path: '/a&b/', changedOn: '2026-11-28', isTranslated: true },
      ],
      site,
      english,
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
    ['/a/', '/b/', '/c/'].map((path) => ({ path, changedOn: null, isTranslated: true })),
    site,
    english,
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

test('each language of a page names all of them; what is in English alone names none', () => {
  const pages = [
    { path: '/a/', changedOn: null, isTranslated: true },
    { path: '/old/', changedOn: null, isTranslated: false },
  ]
  const text = buildSitemap(pages, site, siteLanguages.slice(0, 2)).get('sitemap.xml')
  const twins =
    `<xhtml:link rel="alternate" hreflang="en" href="${site}/a/"/>` +
    `<xhtml:link rel="alternate" hreflang="ja" href="${site}/ja/a/"/>`
  expect(text).toBe(
    `${opening}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n` +
      `<url><loc>${site}/a/</loc>${twins}</url>\n<url><loc>${site}/old/</loc></url>\n` +
      `<url><loc>${site}/ja/a/</loc>${twins}</url>\n</urlset>\n`,
  )
})
