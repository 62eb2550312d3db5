import { expect, test } from 'vitest'
import { siteLanguages } from '#pages/config/site-config.ts'
import { routes } from '#pages/routes/routes.ts'
import { renderIndexingTags } from './render-document-head.ts'

const site = 'https://topshelf.example'
const languages = siteLanguages.slice(0, 2)

test('in one language, a page has only its own address', () => {
  expect(renderIndexingTags({ kind: 'kart-list', path: '/karts/' }, site, languages.slice(0, 1))).toEqual([
    '<link rel="canonical" href="https://topshelf.example/karts/">',
  ])
})

test.each(languages)('a page in $name names its documents in all languages, including itself', ({ pathPrefix }) => {
  expect(renderIndexingTags({ kind: 'kart', path: '/karts/b-dasher/' }, site, languages, pathPrefix)).toEqual([
    `<link rel="canonical" href="https://topshelf.example${pathPrefix}/karts/b-dasher/">`,
    '<link rel="alternate" hreflang="en" href="https://topshelf.example/karts/b-dasher/">',
    '<link rel="alternate" hreflang="ja" href="https://topshelf.example/ja/karts/b-dasher/">',
    '<link rel="alternate" hreflang="x-default" href="https://topshelf.example/karts/b-dasher/">',
  ])
})

test.each(['user-settings', 'not-found', 'shared'] as const)('%s is not indexed', (kind) => {
  expect(renderIndexingTags({ kind, path: routes[kind] }, site, languages)).toEqual([
    '<meta name="robots" content="noindex">',
  ])
})
