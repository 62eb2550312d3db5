import { expect, test } from 'vitest'
import { siteLanguages } from '#pages/config/site-config.ts'
import { routes } from '#pages/routes/routes.ts'
import { renderIndexingTags } from './render-document-head.ts'

const site = 'https://topshelf.example'
const languages = siteLanguages.slice(0, 2)

test('with one language, a page has only its own address', () => {
  expect(renderIndexingTags({ kind: 'kart-list', path: '/karts/' }, site)).toEqual([
    '<link rel="canonical" href="https://topshelf.example/karts/">',
  ])
})

test.each(['/karts/b-dasher/', '/ja/karts/b-dasher/'])(
  '%s names its translations in all languages, including itself',
  (path) => {
    expect(renderIndexingTags({ kind: 'kart', path }, site, languages)).toEqual([
      `<link rel="canonical" href="https://topshelf.example${path}">`,
      '<link rel="alternate" hreflang="en" href="https://topshelf.example/karts/b-dasher/">',
      '<link rel="alternate" hreflang="ja" href="https://topshelf.example/ja/karts/b-dasher/">',
      '<link rel="alternate" hreflang="x-default" href="https://topshelf.example/karts/b-dasher/">',
    ])
  },
)

test.each(['user-settings', 'not-found', 'shared'] as const)('%s is not indexed', (kind) => {
  expect(renderIndexingTags({ kind, path: routes[kind] }, site, languages)).toEqual([
    '<meta name="robots" content="noindex">',
  ])
})
