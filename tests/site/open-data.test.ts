import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseFeed } from '@rowanmanning/feed-parser'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import ICAL from 'ical.js'
import papaparse from 'papaparse'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { listFiles } from '#generator/files/list-files.ts'
import { archiveFiles, archiveRoot } from '#pages/open-data/archive-release.ts'
import type { DataPage } from '#pages/data/site-pages.ts'
import { createServer } from '#server/create-server.ts'

const out = inject('builtSite')
const root = 'api/v1/'
let files: Set<string>
let index: DataIndex
let validators: Map<string, ValidateFunction>

interface DataIndex {
  readonly asOf: string
  readonly collections: readonly {
    readonly name: string
    readonly count: number
    readonly asOf: string
    readonly json: string
    readonly csv: string
    readonly schema: string
    readonly entity: { readonly template: string; readonly schema: string } | null
  }[]
  readonly files: readonly { readonly path: string; readonly schema: string | null }[]
  readonly checksums: readonly { readonly path: string; readonly bytes: number; readonly sha256: string }[]
}

function readJson(path: string) {
  return JSON.parse(readFileSync(join(out, path), 'utf8'))
}

function readDataPage(): DataPage {
  return readJson('assets/data/data/index.json').data
}

/** Of a table, which may have no row yet. */
function listColumns(schema: string): string[] {
  return Object.keys(readJson(schema).properties.rows.items.properties)
}

/** A row as a reader of CSV gets it. */
function writeCells(row: object): Record<string, string> {
  const cells = Object.entries(row).map(([name, value]) => [name, value === null ? '' : [value].flat().join(';')])
  return Object.fromEntries(cells)
}

/** A validator for each published schema, by its address. */
function compileSchemas(): Map<string, ValidateFunction> {
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    allowUnionTypes: true,
    keywords: ['ofSite', 'references', 'unit'],
  })
  addFormats.default(ajv)
  const names = [...files].filter((file) => file.startsWith(`${root}schemas/`))
  return new Map(names.map((file) => [`/${file}`, ajv.compile(readJson(file))]))
}

/** Every JSON file of the open data besides the schemas, with the schema that the index names for it. */
function pairWithSchemas(): [file: string, schema: string][] {
  const ofCollections = index.collections.flatMap(({ name, json, schema, entity }) => {
    const single = [...files].filter((file) => file.startsWith(`${root}${name}/`))
    return [[json.slice(1), schema], ...single.map((file) => [file, entity?.schema ?? ''])]
  })
  const others = index.files.flatMap(({ path, schema }) => (schema === null ? [] : [[path.slice(1), schema]]))
  return [[`${root}index.json`, `/${root}schemas/index.json`], ...ofCollections, ...others] as [string, string][]
}

beforeAll(() => {
  files = new Set(listFiles(out))
  index = readJson(`${root}index.json`)
  validators = compileSchemas()
})

describe('schemas', () => {
  test('every JSON file is valid by the schema that the index names', () => {
    const pairs = pairWithSchemas()
    expect(pairs.length).toBeGreaterThan(40)
    for (const [file, schema] of pairs) {
      const validate = validators.get(schema)
      expect(validate, `${file} by ${schema}`).toBeDefined()
      expect(validate?.(readJson(file)), `${file}: ${JSON.stringify(validate?.errors?.slice(0, 3))}`).toBe(true)
    }
  })

  test('no JSON file is without one', () => {
    const known = new Set(pairWithSchemas().map(([file]) => file))
    const json = [...files].filter((file) => file.startsWith(root) && file.endsWith('.json'))
    expect(json.filter((file) => !known.has(file) && !file.startsWith(`${root}schemas/`))).toEqual([])
  })

  test('a file with a field too few is not valid; fields may be added', () => {
    const validate = validators.get(`/${root}schemas/item.json`)!
    const mario = readJson(`${root}drivers/mario.json`)
    expect(validate({ ...mario, colour: 'red' })).toBe(true)
    expect(validate({ ...mario, rarity: undefined })).toBe(false)
    expect(validate({ ...mario, rarity: 'rare' })).toBe(false)
  })
})

describe('what the files say', () => {
  test('the index names files that exist, and counts their rows', () => {
    for (const { json, csv, schema, count, entity, name, asOf } of index.collections) {
      for (const path of [json, csv, schema, ...(entity ? [entity.schema] : [])]) expect(files).toContain(path.slice(1))
      expect(readJson(json).rows).toHaveLength(count)
      expect(readJson(json)).toMatchObject({ count, asOf })
      const single = [...files].filter((file) => file.startsWith(`${root}${name}/`))
      expect(single).toHaveLength(entity ? count : 0)
    }
    for (const { path } of index.files) expect(files).toContain(path.slice(1))
  })

  test('sizes and hashes are those of the files', () => {
    const tables = index.collections.flatMap(({ json, csv }) => [json, csv])
    expect(index.checksums.map(({ path }) => path)).toEqual(expect.arrayContaining(tables))
    for (const { path, bytes, sha256 } of index.checksums) {
      const file = readFileSync(join(out, path))
      expect([file.length, createHash('sha256').update(file).digest('hex')], path).toEqual([bytes, sha256])
    }
  })

  test('every CSV file begins with a byte order mark', () => {
    for (const file of [...files].filter((name) => name.endsWith('.csv')))
      expect(readFileSync(join(out, file)).subarray(0, 3), file).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  })

  test('the data package names every table, with its size', () => {
    const { resources } = readJson('datapackage.json')
    const names = resources.map(({ name }: { name: string }) => name)
    expect(names).toEqual([...index.collections.map(({ name }) => name), 'rankings'])
    const single = resources.filter(({ path }: { path: string | string[] }) => typeof path === 'string')
    expect(single).toHaveLength(index.collections.length)
    for (const { path, bytes } of single) expect(readFileSync(join(out, path))).toHaveLength(bytes)
  })

  test('pages and pictures lead somewhere', () => {
    const rows: { page?: string; url?: string; picture?: string }[] = index.collections.flatMap(
      ({ json }) => readJson(json).rows,
    )
    const pages = rows.flatMap(({ page }) =>
      page === undefined ? [] : [`${page.slice(1).replace(/#.*/, '')}index.html`],
    )
    const withPicture = rows.filter(({ picture }) => picture !== undefined)
    expect(withPicture.map(({ url }) => url)).toEqual(withPicture.map(({ picture }) => picture))
    const pictures = withPicture.map(({ picture = '' }) => picture.slice(1))
    expect(pages.length).toBeGreaterThan(20)
    expect([...pages, ...pictures].filter((file) => !files.has(file))).toEqual([])
  })

  test('the file of a thing says what its row says, and more', () => {
    const withFiles = index.collections.flatMap(({ json, entity }) => (entity ? [{ json, entity }] : []))
    expect(withFiles).toHaveLength(8)
    for (const { json, entity } of withFiles) {
      for (const row of readJson(json).rows) {
        expect(readJson(entity.template.replace('{id}', row.id))).toMatchObject(row)
      }
    }
  })

  test('what a reference of an account is resolved to has a name, a page and a picture', () => {
    for (const collection of ['drivers', 'karts', 'gliders', 'badges', 'skills']) {
      const [row] = readJson(`${root}${collection}.json`).rows
      const thing = readJson(`${root}${collection}/${row.id}.json`)
      expect(thing).toMatchObject({ id: row.id, name: expect.any(String), page: expect.any(String) })
      expect(thing.url).toBe(`/assets/emblems/${collection}/${row.id}.svg`)
    }
  })

  test('the bulk file holds every single thing', () => {
    const bulk = readJson(`${root}all.json`)
    expect(bulk.index).toEqual(index)
    expect(bulk.ranking).toEqual(readJson(`${root}rankings/today.json`))
    for (const { name } of index.collections.filter(({ entity }) => entity !== null)) {
      for (const thing of bulk[name]) expect(readJson(`${root}${name}/${thing.id}.json`)).toEqual(thing)
    }
  })

  test('a table says the same as CSV', () => {
    for (const { json, csv, schema } of index.collections) {
      const { data, errors, meta } = papaparse.parse<Record<string, string>>(readFileSync(join(out, csv), 'utf8'), {
        header: true,
        skipEmptyLines: true,
      })
      const { rows } = readJson(json)
      expect(errors).toEqual([])
      expect(meta.fields).toEqual(listColumns(schema))
      expect(data).toEqual(rows.map((row: object) => writeCells(row)))
    }
  })

  test('shelves refer to items and variants that exist', () => {
    const { rows } = readJson(`${root}shelves.json`)
    const variants = new Set(readJson(`${root}variants.json`).rows.map(({ id }: { id: string }) => id))
    expect(rows.length).toBeGreaterThan(20)
    for (const { kind, item, variant } of rows) {
      expect(files).toContain(`${root}${kind}s/${item}.json`)
      expect(variants).toContain(variant)
    }
  })
})

describe('the page about it', () => {
  test('has programs that print what is shown below them', async () => {
    const app = createServer({ siteFolder: out })
    const { examples } = readDataPage()
    expect(examples.length).toBeGreaterThan(3)
    const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor
    for (const { shows, code, result } of examples) {
      const printed: string[] = []
      const run = new AsyncFunction('fetch', 'console', code)
      await run((path: string) => app.request(path), { log: (text: string) => printed.push(text) })
      expect(printed.join('\n'), shows).toBe(result)
    }
  })

  test('describes every table and file of the index, and every column', () => {
    const page = readDataPage()
    expect(page.files).toEqual(index.files)
    expect(page.collections.map(({ name, count }) => ({ name, count }))).toEqual(
      index.collections.map(({ name, count }) => ({ name, count })),
    )
    for (const { name: table, fields } of page.collections) {
      const schema = index.collections.find(({ name }) => name === table)?.schema ?? ''
      expect(fields.map(({ name }) => name)).toEqual(listColumns(schema))
      for (const { type } of fields) expect(type).not.toBe('')
    }
    const html = readFileSync(join(out, 'data/index.html'), 'utf8')
    // Out of its row, too, each link says what it leads to.
    for (const { name: table, json, csv } of index.collections) {
      expect(html).toContain(`<a href="${json}" aria-label="JSON of ${table}">JSON</a>`)
      expect(html).toContain(`<a href="${csv}" aria-label="CSV of ${table}">CSV</a>`)
      expect(html).toContain(`<table aria-label="Fields of ${table}">`)
    }
  })
})

describe('served', () => {
  const app = createServer({ siteFolder: out })

  test.each(['/api/v1/index.json', '/api/v1/karts.csv', '/api/v1/tours.ics', '/assets/emblems/drivers/mario.svg'])(
    'other sites’ pages may read %s, and ask whether it has changed',
    async (path) => {
      const first = await app.request(path)
      expect(first.status).toBe(200)
      expect(first.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(first.headers.get('Access-Control-Expose-Headers')).toBe('ETag')
      const again = await app.request(path, { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } })
      expect(again.status).toBe(304)
      expect(again.headers.get('Access-Control-Allow-Origin')).toBe('*')
    },
  )

  test('the archive is there whole and in part, with its time', async () => {
    const whole = await app.request(archiveRoot + archiveFiles.sqlite)
    expect(whole.status).toBe(200)
    expect(whole.headers.get('Accept-Ranges')).toBe('bytes')
    expect(whole.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(Date.parse(whole.headers.get('Last-Modified') ?? '')).toBeGreaterThan(0)
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const part = await app.request(archiveRoot + archiveFiles.sqlite, { headers: { Range: 'bytes=0-15' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('Content-Range')).toBe(`bytes 0-15/${bytes.length}`)
    expect(await part.text()).toBe('SQLite format 3\0')
    const beyond = await app.request(archiveRoot + archiveFiles.sqlite, {
      headers: { Range: `bytes=${bytes.length}-` },
    })
    expect(beyond.status).toBe(416)
    expect(beyond.headers.get('Content-Range')).toBe(`bytes */${bytes.length}`)
  })

  test('the checksums of the archive are those of its files', async () => {
    const checksums = await (await app.request(archiveRoot + archiveFiles.checksums)).text()
    const lines = checksums.trimEnd().split('\n')
    expect(lines).toHaveLength(Object.keys(archiveFiles).length - 1)
    for (const line of lines) {
      const [hash, name = ''] = line.split('  ')
      const file = readFileSync(join(out, archiveRoot, name))
      expect(createHash('sha256').update(file).digest('hex'), name).toBe(hash)
    }
  })

  test.each(['/', '/drivers/mario/', '/assets/data/index.json'])('%s is for this site alone', async (path) => {
    const { headers } = await app.request(path)
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  test('a script of another site may ask with headers of its own', async () => {
    const headers = { Origin: 'https://example.org', 'Access-Control-Request-Method': 'GET' }
    const asked = { ...headers, 'Access-Control-Request-Headers': 'if-none-match' }
    const response = await app.request('/api/v1/karts.json', { method: 'OPTIONS', headers: asked })
    expect(response.status).toBe(204)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('*')
  })

  test('what is not there is refused as by the rest of the API', async () => {
    const response = await app.request('/api/v1/drivers/nobody.json')
    expect(response.status).toBe(404)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ error: { code: 'not-found' } })
  })

  test('nothing can be written there', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect((await app.request('/api/v1/index.json', { method })).status, method).toBe(405)
    }
  })

  test.each([
    ['/api/v1/karts.csv', 'text/csv; charset=utf-8'],
    ['/api/v1/tours.ics', 'text/calendar; charset=utf-8'],
    ['/api/v1/index.json', 'application/json'],
  ])('%s is %s', async (path, type) => {
    expect((await app.request(path)).headers.get('Content-Type')).toBe(type)
  })
})

describe('calendar and feed', () => {
  test('the calendar is read by another library, with as many events as there are tours and ranked cups', () => {
    const calendar = new ICAL.Component(ICAL.parse(readFileSync(join(out, root, 'tours.ics'), 'utf8')))
    const tours = readJson(`${root}tours.json`).rows
    const weeks = readJson(`${root}cups.json`).rows.filter(({ week }: { week: number | null }) => week !== null)
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(tours.length + weeks.length)
  })

  test('the feed leads to pages that exist', () => {
    const { items, self } = parseFeed(readFileSync(join(out, 'feed.xml'), 'utf8'))
    expect(self).toBe('https://topshelf.example/feed.xml')
    expect(items.map(({ title }) => title)).toContain('Mario Kart Tour ended on 2 December 2020')
    for (const { url } of items) expect(files).toContain(`${new URL(url ?? '').pathname.slice(1)}index.html`)
  })
})
