import { expect, test } from 'vitest'
import { classifyRequest, splitPath } from './classify-request.ts'

test.each([
  ['/', 'navigate', 'document'],
  ['/drivers/mario/', 'navigate', 'document'],
  ['/drivers/mario', 'navigate', 'document'],
  ['/user/checklist/', 'navigate', 'document'],
  ['/no/such/page/', 'navigate', 'document'],
  ['/assets/data/index.json', 'cors', 'page-data'],
  ['/assets/data/drivers/mario/index.json', 'no-cors', 'page-data'],
  ['/assets/search-index.json', 'cors', 'data-file'],
  ['/api/v1/drivers.json', 'cors', 'data-file'],
  ['/assets/js/entry-client-abcdefgh.js', 'cors', 'asset'],
  ['/assets/fonts/barlow-abcdefgh.woff2', 'cors', 'asset'],
  ['/sitemap.xml', 'navigate', null],
  ['/tours.ics', 'navigate', null],
  ['/api/v1/drivers.json', 'navigate', null],
  ['/api/v1/drivers.csv', 'cors', null],
  ['/api/auth/callback/google', 'navigate', null],
  ['/api/auth/get-session', 'cors', null],
  ['/api/docs/users/u1', 'cors', null],
  ['/api/live', 'cors', null],
  ['/assets/offline/list.json', 'cors', null],
  ['/assets/offline/days-0123456789abcdef.pack', 'cors', null],
  ['/healthz', 'cors', null],
])('a request for %s with mode %s is %s', (pathname, mode, kind) => {
  expect(classifyRequest(new URL(pathname, 'https://topshelf.example'), mode)).toBe(kind)
})

test.each([
  ['/karts/', '', '/karts/'],
  ['/de/karts/', '/de', '/karts/'],
  ['/pt-br/', '/pt-br', '/'],
  ['/desert/', '', '/desert/'],
  ['/it/karts/', '', '/it/karts/'],
])('%s is in the language of %j', (pathname, prefix, path) => {
  expect(splitPath(pathname, ['/de', '/pt-br'])).toEqual({ prefix, path })
})
