import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { readViewFiles } from '#generator/bundle/build-document-assets.ts'
import { listFiles } from '#generator/files/list-files.ts'
import { palette } from '#pages/config/palette.ts'
import { matchRoute } from '#pages/routes/match-route.ts'
import { pageDataPath, routes } from '#pages/routes/routes.ts'
import { readBuildHash } from '../fixture-site.ts'
import { pagesOfEveryKind } from './pages-of-every-kind.ts'

const out = inject('builtSite')
let files: string[]
let documents: Map<string, string>

function read(file: string): string {
  return readFileSync(join(out, file), 'utf8')
}

/** In bytes, compressed as the server sends them. */
function weigh(addresses: Iterable<string>): number {
  return [...addresses].reduce((sum, address) => sum + readFileSync(join(out, `${address}.br`)).length, 0)
}

function embeddedState(html: string): string | undefined {
  return /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1]
}

beforeAll(() => {
  files = listFiles(out)
  documents = new Map(
    files
      // Below /.well-known/ are addresses for programs.
      .filter((file) => file.endsWith('index.html') && !file.startsWith('.well-known/'))
      .map((file) => [`/${file.slice(0, -'index.html'.length)}`, read(file)]),
  )
})

describe('every page', () => {
  test('has an address of the table, and there are pages of every kind', () => {
    const names = [...documents.keys()].map((path) => matchRoute(path)?.name)
    expect(names).not.toContain(undefined)
    expect(new Set(names)).toEqual(new Set(Object.keys(routes)))
  })

  test('names the build once, near the top', () => {
    const tag = `<meta name="build-hash" content="${readBuildHash(out)}">`
    for (const [path, html] of documents) {
      expect(html.split('name="build-hash"').length, path).toBe(2)
      expect(html.indexOf(tag), path).toBeLessThan(100)
    }
  })

  test('embeds the very data that its file holds', () => {
    for (const [path, html] of documents) {
      const text = read(pageDataPath(path).slice(1))
      const file = JSON.parse(text)
      expect(Object.keys(file)).toEqual(['hash', 'data', 'context'])
      expect(file.hash).toBe(readBuildHash(out))
      expect(file.data.path).toBe(path)
      expect(file.context.notFound, path).toBe(path === '/404/' ? true : undefined)
      expect(text.endsWith(`,${embeddedState(html)?.slice(1)}`), path).toBe(true)
    }
  })

  test('is readable without scripts: one main heading, one title, a language, a viewport', () => {
    for (const [path, html] of documents) {
      expect(html, path).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8">/)
      expect(html.match(/<h1[ >]/g)?.length, path).toBe(1)
      expect(html.match(/<title>[^<{]+<\/title>/g)?.length, path).toBe(1)
      expect(html, path).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">')
      expect(html, path).toMatch(/<meta name="description" content="[^"]{10,}">/)
    }
  })

  test('asks for reports of wrong data, with its own address filled in', () => {
    for (const [path, html] of documents) {
      const [, href = ''] = /<a href="([^"]*)">Report an error/.exec(html) ?? []
      const fields = new URLSearchParams(href.replaceAll('&amp;', '&').split('?')[1])
      expect(href, path).toMatch(/^mailto:data@topshelf\.example\?/)
      expect(fields.get('subject'), path).toMatch(/^Wrong data: ./)
      expect(fields.get('body'), path).toContain(`\r\nhttps://topshelf.example${path}\r\n`)
    }
  })

  test('leads to the sources of its facts', () => {
    for (const [path, html] of documents) expect(html, path).toContain('<a href="/data/#sources">Sources</a>')
    const [, sources = ''] = /<h2 id="sources">(.*?)<\/section>/s.exec(documents.get('/data/') ?? '') ?? []
    expect(sources.replaceAll(/<[^>]*>/g, '')).toContain('the first record: 1 day, 15 Jul 2020')
    expect(sources).toContain('<a href="/corrections/">')
  })

  test('loads only files that exist, and the style sheet of all pages before what its view adds', () => {
    for (const [path, html] of documents) {
      const head = html.slice(0, html.indexOf('</head>'))
      const loaded = [...head.matchAll(/<(?:link|script)[^>]*? (?:href|src)="(\/[^"]*)"/g)].map(
        ([, address]) => address,
      )
      expect(loaded.length).toBeGreaterThan(5)
      for (const address of loaded) expect(files, `${path} ${address}`).toContain(address?.slice(1))
      const [sheet, ...added] = [...head.matchAll(/rel="stylesheet" href="\/assets\/css\/([^"]*)"/g)].map(
        ([, name]) => name,
      )
      expect(sheet, path).toMatch(/^entry-client-/)
      expect(added.length, path).toBeLessThanOrEqual(mostSheets(path))
      expect(head, path).toMatch(/<script type="module" src="\/assets\/js\/entry-client-[\w-]{8}\.js"[^>]*><\/script>/)
    }
  })

  test('announces the chunk of its own kind', () => {
    const views = readViewFiles()
    for (const [path, html] of documents) {
      const view = views.get(matchRoute(path)!.name)
      // Of kinds that share a view, its chunk is called by the first.
      const [kind] = [...views].find(([, file]) => file === view)!
      expect(html, path).toMatch(new RegExp(`modulepreload" href="/assets/js/page-${kind}-[\\w-]{8}\\.js"`))
    }
  })

  test('requests at most ten scripts before it is interactive, except for account forms', () => {
    for (const path of pagesOfEveryKind) {
      if (path.startsWith('/account/') || !documents.has(path)) continue
      expect(findScripts(path).size, path).toBeLessThanOrEqual(10)
    }
  })

  test('of a ranked cup or tour, leads to the plan for a day of it', () => {
    let offers = 0
    for (const [path, html] of documents) {
      const { cup, tour } = JSON.parse(embeddedState(html) ?? '').data.subject ?? {}
      const on = tour && /href="\/planner\/\?[^"]*on=([\d-]{10})[^"]*">my (?:loadout for|gaps in) it/.exec(html)?.[1]
      if (!on) continue
      offers += 1
      expect([(cup ?? tour).start, on, (cup ?? tour).end].toSorted()[1], path).toBe(on)
    }
    expect(offers).toBeGreaterThan(5)
  })

  test('links to pages and files that exist', () => {
    const dead: string[] = []
    for (const [path, html] of documents) {
      for (const [, address = ''] of html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)) {
        const { pathname } = new URL(address, 'https://topshelf.example')
        if (!documents.has(pathname) && !files.includes(pathname.slice(1))) dead.push(`${path} → ${address}`)
      }
    }
    expect(dead).toEqual([])
  })
})

describe('the head', () => {
  test('says what a page is and where it is', () => {
    const html = documents.get('/drivers/mario/') ?? ''
    expect(html).toMatch(/<title>Mario[^<]* - Topshelf<\/title>/)
    expect(html).toContain('<link rel="canonical" href="https://topshelf.example/drivers/mario/">')
    expect(html).toContain('<meta property="og:url" content="https://topshelf.example/drivers/mario/">')
    expect(html).toMatch(/<meta property="og:title" content="Mario[^"]* - Topshelf">/)
    expect(html).toContain(`<meta name="theme-color" content="${palette.brand}">`)
    expect(html).not.toContain('name="robots"')
  })

  test('has the site name alone as the title of the home page', () => {
    expect(documents.get('/')).toContain('<title>Topshelf</title>')
  })

  test.each(['/404/', '/user/settings/', '/user/profile/', '/user/checklist/', '/shared/'])(
    'keeps %s out of indexes',
    (path) => {
      expect(documents.get(path)).toContain('<meta name="robots" content="noindex">')
      expect(documents.get(path)).not.toContain('rel="canonical"')
    },
  )
})

describe('what a driver page loads before it is interactive, as sent with brotli', () => {
  test('is at most 70,000 bytes of scripts, with everything they import', () => {
    const scripts = findScripts('/drivers/mario/')
    expect(scripts.size).toBeGreaterThan(2)
    expect(weigh(scripts)).toBeLessThanOrEqual(70_000)
  })

  test('is at most 15,000 bytes of styles', () => {
    const html = documents.get('/drivers/mario/')
    const sheets = [...(html?.matchAll(/rel="stylesheet" href="([^"]+)"/g) ?? [])].map(([, address]) => address!)
    expect(sheets.length).toBeGreaterThan(0)
    expect(weigh(sheets)).toBeLessThanOrEqual(15_000)
  })
})

test('texts are compiled in every script, those of threads and of the service worker included', () => {
  const scripts = files.filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(50)
  // A message that is compiled while the site runs brings its parser along, and the content policy refuses it.
  expect(scripts.filter((file) => read(file).includes('is not among what the site formats'))).toEqual([])
})

test('navigation is at most 10,500 bytes and the account client 12,500, with everything they import that a page does not have', () => {
  const page = findScripts('/drivers/mario/')
  // Navigation is no part of what a page announces; it follows at once.
  const [client, navigation] = ['keep-session', 'start-navigation'].map((name) =>
    files.filter((file) => file.startsWith(`assets/js/${name}-`) && file.endsWith('.js')).map((file) => `/${file}`),
  )
  expect(client).toHaveLength(1)
  expect(navigation).toHaveLength(1)
  const following = withImports(navigation!).difference(page)
  expect(weigh(following)).toBeLessThanOrEqual(10_500)
  expect(weigh(withImports(client!).difference(page.union(following)))).toBeLessThanOrEqual(12_500)
})

/** The scripts that a page announces, and what they import. */
function findScripts(path: string): ReadonlySet<string> {
  const html = documents.get(path) ?? ''
  return withImports(Array.from(html.matchAll(/"(\/assets\/js\/[^"]+\.js)"/g), ([, address]) => address!))
}

function withImports(addresses: readonly string[]): ReadonlySet<string> {
  const scripts = new Set(addresses)
  for (const address of scripts) {
    for (const [, name] of read(address).matchAll(/(?:import|from)\s*"\.\/([^"]+\.js)"/g)) {
      scripts.add(`/assets/js/${name}`)
    }
  }
  return scripts
}

describe('the files around the pages', () => {
  test('robots.txt names the sitemap', () => {
    expect(read('robots.txt')).toContain('Sitemap: https://topshelf.example/sitemap.xml')
  })

  test('the manifest names icons that exist', () => {
    const manifest = JSON.parse(read('manifest.json'))
    expect(manifest).toMatchObject({ name: 'Topshelf', theme_color: palette.brand, start_url: '/' })
    expect(manifest.icons).not.toEqual([])
    for (const { src } of manifest.icons) expect(files).toContain(src.slice(1))
  })

  test('the manifest’s shortcuts and screenshots are pages of the site, with pictures of the sizes that it names', async () => {
    const { shortcuts, screenshots, share_target: target } = JSON.parse(read('manifest.json'))
    expect(shortcuts).toHaveLength(3)
    for (const { url } of shortcuts) expect(documents.has(url)).toBe(true)
    const pictures = [...screenshots, ...shortcuts.flatMap(({ icons }: { icons: unknown[] }) => icons)]
    for (const { src, sizes, type } of pictures) {
      const { format, width, height } = await sharp(join(out, src)).metadata()
      expect([`image/${format}`, `${width}x${height}`]).toEqual([type, sizes])
    }
    const forms = screenshots.map(({ form_factor: form }: { form_factor: string }) => form)
    expect([...new Set(forms)].toSorted()).toEqual(['narrow', 'wide'])
    expect(target).toEqual({
      action: '/',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { text: 'search', url: 'link' },
    })
  })

  test('documents link three icons: a vector, one for browsers without vectors, and one for home screens', () => {
    const icons = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']
    for (const html of documents.values()) {
      const links = [...html.matchAll(/<link rel="[a-z-]*icon"[^>]* href="([^"]*)">/g)].map(([, href]) => href)
      expect(links).toEqual(icons)
    }
    for (const icon of icons) expect(files).toContain(icon.slice(1))
  })

  test.each([
    ['apple-touch-icon', 180],
    ['assets/icons/icon-192', 192],
    ['assets/icons/icon-512', 512],
  ])('%s is a picture of %i pixels', async (name, size) => {
    const { format, width, height } = await sharp(join(out, `${name}.png`)).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: size, height: size })
  })

  test('the icon for browsers without vectors holds three sizes', async () => {
    const file = readFileSync(join(out, 'favicon.ico'))
    expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3])
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = file.subarray(6 + 16 * index)
      const start = entry.readUInt32LE(12)
      const picture = file.subarray(start, start + entry.readUInt32LE(8))
      expect([entry[0], entry[1]]).toEqual([size, size])
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: size, height: size })
    }
  })

  test('what systems crop from the maskable icon is its plate', async () => {
    const { data, info } = await sharp(join(out, 'assets/icons/maskable-512.png'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const plate = [...Buffer.from(palette.brand.slice(1), 'hex')]
    // Where the edge of the smaller plate was blended into the larger one, a colour may be rounded.
    const isPlate = (at: number) => plate.every((part, index) => Math.abs(part - (data[at + index] ?? 0)) <= 2)
    const outside = Array.from({ length: 512 * 512 }, (_, index) => index).filter(
      (index) => Math.hypot((index % 512) - 255.5, Math.floor(index / 512) - 255.5) > 0.4 * 512,
    )
    expect(info).toMatchObject({ width: 512, height: 512 })
    expect(outside.filter((index) => !isPlate(index * info.channels))).toEqual([])
    expect(isPlate((255 * 512 + 240) * info.channels)).toBe(false)
  })

  test('the not-found page is also where static hosts look for it', () => {
    expect(read('404.html')).toBe(documents.get('/404/'))
  })
})

/** Style sheets that a page's view may add. */
function mostSheets(path: string): number {
  // A ranking and a list.
  if (path === '/rankings/') return 4
  // Home shows a race card, too.
  // That of its view, one of what views of its kind share, and one of what several kinds share; pages that are drawn in the browser show first that they load.
  return /^\/(?:user|account|offline|planner|checklist)\//.test(path) ? 5 : 3
}
