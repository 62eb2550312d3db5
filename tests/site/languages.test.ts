import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { siteLanguages } from '#pages/config/site-config.ts'
import { pseudoLanguage } from '#generator/languages/pseudo-language.ts'
import { createServer } from '#server/create-server.ts'
import { findEnglish, notSaid } from '../find-english.ts'
import { buildLanguages, languagesSite } from '../languages-site.ts'
import { pagesOfEveryKind } from './pages-of-every-kind.ts'

const german = siteLanguages.find(({ code }) => code === 'de')!
const prefixes = ['', german.pathPrefix, pseudoLanguage.pathPrefix]
const archivedDay = '/ranking/2019-09-26/'
/** There are documents of the archive in English alone. */
const archive = /^\/(?:ranking|tours|rankings\/id)\/./
const paths = pagesOfEveryKind.slice(0, -1).filter((path) => !archive.test(path))

/** Where the code has changed, three languages are bundled first. */
beforeAll(buildLanguages, 600_000)

function read(path: string, folder = languagesSite): string {
  return readFileSync(join(folder, path.endsWith('/') ? `${path}index.html` : path), 'utf8')
}

describe('the pseudo-language', () => {
  test.each([
    ...paths.filter((path) => !notSaid.test(path)),
    '/ranking/:last/',
    '/tours/:last/',
    '/rankings/id/:last/',
  ])('%s says nothing in English but names', (path) => {
    expect(findEnglish(read(findPath(pseudoLanguage.pathPrefix + path)))).toEqual([])
  })
})

/** Of the part of the archive that is made in every language, any page. */
function findPath(path: string): string {
  const [folder = '', rest] = path.split(':last')
  return rest === undefined
    ? path
    : `${folder}${readdirSync(join(languagesSite, folder)).find((name) => name !== 'index.html' && name !== 'id')}/`
}

test.each(paths)('each document of %s names the others and itself, and says which language it is in', (path) => {
  const heads = prefixes.map((prefix) => read(prefix + path).split('</head>')[0]!)
  const twins = heads.map((head) => head.match(/<link rel="alternate" hreflang="[^>]*>/g) ?? [])
  const isIndexed = heads[0]!.includes('rel="canonical"')
  expect(twins[0]).toHaveLength(isIndexed ? prefixes.length + 1 : 0)
  for (const [index, head] of heads.entries()) {
    expect(twins[index]).toEqual(twins[0])
    expect(head).toContain(`<html lang="${['en', german.code, pseudoLanguage.code][index]}">`)
    const canonical = `<link rel="canonical" href="http://localhost:8080${prefixes[index]}${path}">`
    expect(head.includes(canonical)).toBe(isIndexed)
  }
})

test.each(paths)('%s is in English what it is without other languages, but for what leads to them', (path) => {
  expect(strip(read(path))).toBe(strip(read(path, inject('builtSite'))))
})

/** A document without what other languages add, and without names that change with code. */
function strip(document: string): string {
  return (
    document
      .replaceAll(/https(:|%3A)(\/\/|%2F%2F)topshelf\.example/g, 'http$1$2localhost$18080')
      .replaceAll(/<link rel="alternate" hreflang="[^>]*>|<meta property="og:locale[^>]*>/g, '')
      .replaceAll(
        /<li class="menu-only language-entry">.*?<\/li>|<button type="button" class="icon-button language-button".*?<\/button>|<nav (?:id="languages"|aria-label="Change language").*?<\/nav>/g,
        '',
      )
      .replace(/\(function\(d,find,all\).*?\{"code":"de-XA"\}\]\);/s, '')
      .replace('<div class="language-offer"></div>', '')
      .replaceAll(' with-languages', '')
      .replace('<div class="language-offer"></div>', '')
      .replace(/\(function\(d,find,all\).*?\}\]\);/s, '')
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
      .replaceAll(/-[\w-]{8}\.(?=js|css)/g, '.')
      // Of the function that the inline script is made from.
      .replace(/\(document,function \w+\(/, '(document,function (')
      .replace(/name="build-hash" content="[0-9a-f]+"/, '')
  )
}

test('feed, calendar and manifest are in each language', () => {
  expect(read('/feed.de.xml')).toContain('<link href="http://localhost:8080/feed.de.xml" rel="self"')
  expect(read('/feed.xa.xml')).toContain('http://localhost:8080/xa/tips-and-tricks/')
  expect(JSON.parse(read('/manifest.de.json'))).toMatchObject({ id: '/', lang: 'de', start_url: '/de/' })
  expect(read('/de/karts/')).toContain('<link rel="manifest" href="/manifest.de.json">')
  expect(read('/de/tours/')).toContain('href="/api/v1/tours.de.ics"')
})

const ask = (path: string) => createServer({ siteFolder: languagesSite }).request(path)

describe('the server', () => {
  test('shows a page of the archive in the language of its address, without having it indexed', async () => {
    const response = await ask(`/de${archivedDay}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Link')).toBe(`<${archivedDay}>; rel="canonical"`)
    const document = await response.text()
    expect(document).toContain('<html lang="de">')
    expect(document).toContain('<meta name="robots" content="noindex">')
    expect(document).toContain('<div id="app"></div>')
    expect((await ask('/de/ranking/2019-09-26?of=kart')).headers.get('Location')).toBe(`/de${archivedDay}?of=kart`)
  })

  test.each([
    ['/de/no/such/page/', 'de'],
    ['/de/404/', 'de'],
    ['/xx/karts/', 'en'],
    ['/de/assets/js/none.js', 'de'],
  ])('%s is not there, and the page that says so is in %s', async (path, language) => {
    const response = await ask(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(`<html lang="${language}">`)
  })
})
