import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { listFiles } from '#generator/files/list-files.ts'
import { archiveChanges } from '#pages/open-data/archive-release.ts'
import { fixtureDay } from '../fixture-site.ts'

const out = inject('builtSite')
const site = 'https://topshelf.example'
let files: Set<string>
let documents: Map<string, string>

interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

interface Element {
  readonly '@type': string
  readonly position: number
  readonly name: string
  readonly item?: string
  readonly url?: string
}

function content(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]
}

function isHidden(html: string): boolean {
  return html.includes('<meta name="robots" content="noindex">')
}

function readThings(html: string): Thing[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  expect(blocks.length).toBeLessThanOrEqual(1)
  return blocks.flatMap(([, text = '']) => {
    const data = JSON.parse(text)
    expect(Object.keys(data)).toEqual(['@context', '@graph'])
    expect(data['@context']).toBe('https://schema.org')
    return data['@graph']
  })
}

function find(path: string, type: string): Thing[] {
  return readThings(documents.get(path) ?? '').filter((thing) => thing['@type'] === type)
}

function leadsToPage(address: string): boolean {
  return address.startsWith(`${site}/`) && documents.has(new URL(address).pathname)
}

beforeAll(() => {
  files = new Set(listFiles(out))
  documents = new Map(
    [...files]
      // Below /.well-known/ are addresses for programs.
      .filter((file) => file.endsWith('index.html') && !file.startsWith('.well-known/'))
      .map((file) => [`/${file.slice(0, -'index.html'.length)}`, readFileSync(join(out, file), 'utf8')]),
  )
})

describe('shared links', () => {
  test('every page has a card that exists, and says how large it is', async () => {
    const cards = new Set<string>()
    for (const [path, html] of documents) {
      const image = content(html, 'og:image') ?? ''
      expect(image.startsWith(`${site}/assets/cards/`), path).toBe(true)
      expect(files, path).toContain(image.slice(site.length + 1))
      expect(content(html, 'twitter:card')).toBe('summary_large_image')
      expect(content(html, 'og:image:alt'), path).toBeTruthy()
      cards.add(image)
    }
    for (const image of cards) {
      const picture = sharp(join(out, image.slice(site.length)))
      expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    }
    // Each card stands for a page: none is drawn for nothing.
    const drawn = [...files].filter((file) => file.startsWith('assets/cards/'))
    expect(drawn.map((file) => `${site}/${file}`).toSorted()).toEqual([...cards].toSorted())
  })

  test('things have their own cards, days those of their rankings, and subjects those of what they are about', () => {
    const card = (path: string) => content(documents.get(path) ?? '', 'og:image')
    expect(card('/drivers/mario/')).toBe(`${site}/assets/cards/drivers/mario.jpg`)
    expect(card('/')).toBe(`${site}/assets/cards/home.jpg`)
    expect(card('/ranking/')).toBe(`${site}/assets/cards/ranking.jpg`)
    expect(card('/ranking/2019-09-26/')).toBe(`${site}/assets/cards/ranking/2019-09-26.jpg`)
    expect(card(`/ranking/${fixtureDay}/`)).toMatch(/cards\/ranking\/2020-11-\d\d\.jpg$/)
    const subjects = [...documents].filter(([path]) => path.startsWith('/rankings/id/'))
    for (const [path, html] of subjects) {
      expect(content(html, 'og:image'), path).toMatch(/cards\/(?:courses\/.+|tours\/.+|rankings)\.jpg$/)
    }
  })

  test('cards of things differ', () => {
    const pictures = [...files]
      .filter((file) => /^assets\/cards\/(?:drivers|karts|gliders)\//.test(file))
      .map((file) => readFileSync(join(out, file), 'latin1'))
    expect(new Set(pictures).size).toBe(pictures.length)
  })
})

describe('search engines', () => {
  test('a page names its own address, unless it is not to be found', () => {
    for (const [path, html] of documents) {
      const canonical = /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1]
      expect(canonical, path).toBe(isHidden(html) ? undefined : site + path)
      expect(content(html, 'og:url'), path).toBe(canonical)
    }
  })

  test('the sitemap lists those pages, and robots.txt forbids none of them', () => {
    const listed = [...readFileSync(join(out, 'sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, url]) => url,
    )
    const open = [...documents].filter(([, html]) => !isHidden(html)).map(([path]) => site + path)
    expect(listed.toSorted()).toEqual(open.toSorted())
    const forbidden = [...readFileSync(join(out, 'robots.txt'), 'utf8').matchAll(/^Disallow: (.+)$/gm)].map(
      ([, path]) => path!,
    )
    for (const url of open)
      expect(
        forbidden.some((path) => new URL(url).pathname.startsWith(path)),
        url,
      ).toBe(false)
  })

  test('the sitemap says when a guide and the archive changed, and of nothing else', () => {
    const changed = [...readFileSync(join(out, 'sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)</g)]
    const days = new Map(changed.map(([, url = '', day]) => [url.slice(site.length), day]))
    const guides = [...documents.keys()].filter((path) => /^\/tips-and-tricks\/./.test(path))
    expect([...days.keys()].toSorted()).toEqual(['/data/', ...guides].toSorted())
    for (const path of guides) expect(days.get(path), path).toBe(find(path, 'Article')[0]?.dateModified)
    expect(days.get('/data/')).toBe(archiveChanges[0]?.date)
  })

  test('the data page is a data set, whose downloads exist', () => {
    const [dataset, ...others] = find('/data/', 'Dataset')
    expect(others).toEqual([])
    expect(dataset).toMatchObject({
      // Search engines for data refuse less than 50 letters and more than 5,000.
      description: expect.stringMatching(/^.{50,5000}$/s),
      url: `${site}/data/`,
      license: expect.stringMatching(/^https:/),
      creator: { '@type': 'Organization', name: 'Topshelf' },
      temporalCoverage: expect.stringMatching(/^\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d$/),
    })
    const downloads = dataset!.distribution as readonly {
      readonly contentUrl: string
      readonly encodingFormat: string
    }[]
    expect(downloads.map(({ encodingFormat }) => encodingFormat)).toContain('application/vnd.sqlite3')
    for (const { contentUrl } of downloads) expect(files).toContain(new URL(contentUrl).pathname.slice(1))
  })

  test('with one language, no page has translations', () => {
    for (const html of documents.values()) expect(html).not.toContain('hreflang')
  })

  test('every open page but home shows the way to it', () => {
    for (const [path, html] of documents) {
      const hasWay = path !== '/' && !isHidden(html)
      expect(find(path, 'BreadcrumbList'), path).toHaveLength(hasWay ? 1 : 0)
    }
    const ways = [...documents.keys()].flatMap((path) => find(path, 'BreadcrumbList'))
    for (const { itemListElement } of ways) {
      const steps = itemListElement as Element[]
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
      expect(steps.slice(0, -1).filter(({ item = '' }) => !leadsToPage(item))).toEqual([])
      expect(steps.at(-1)?.item).toBeUndefined()
      expect(steps.filter(({ name }) => name.trim() === '')).toEqual([])
    }
  })

  test.each([
    ['/drivers/', 1],
    ['/skills/', 1],
    ['/courses/', 1],
    ['/tours/', 1],
    ['/badges/', 1],
    ['/tips-and-tricks/', 1],
    [`/ranking/${fixtureDay}/`, 0],
    ['/drivers/mario/', 0],
  ])('%s is made of %i lists, whose elements are pages in order', (path, count) => {
    const lists = find(path, 'ItemList')
    expect(lists).toHaveLength(count)
    for (const { itemListElement, numberOfItems } of lists) {
      const elements = itemListElement as Element[]
      expect(elements.length).toBeGreaterThan(0)
      expect(numberOfItems).toBe(elements.length)
      expect(elements.map(({ position }) => position)).toEqual(elements.map((_, index) => index + 1))
      expect(elements.filter(({ url = '' }) => !leadsToPage(url))).toEqual([])
    }
  })

  test('a guide is an article of its date', () => {
    const [article] = find('/tips-and-tricks/combos/', 'Article')
    expect(article).toMatchObject({
      headline: expect.any(String),
      dateModified: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      mainEntityOfPage: `${site}/tips-and-tricks/combos/`,
      image: `${site}/assets/cards/tips-and-tricks/combos.jpg`,
      author: { '@type': 'Organization', name: 'Topshelf' },
    })
  })

  test('the home page says where to search', () => {
    const [webSite] = find('/', 'WebSite')
    expect(webSite).toMatchObject({
      name: 'Topshelf',
      url: `${site}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${site}/?search={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    })
  })

  test('every page leads programs to the feed', () => {
    for (const html of documents.values()) {
      expect(html).toContain(
        '<link rel="alternate" type="application/atom+xml" title="Guides and corrections" href="/feed.xml">',
      )
    }
    expect(files).toContain('feed.xml')
  })
})
