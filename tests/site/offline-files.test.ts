import { existsSync, openAsBlob, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { findInlineScripts, hashSource } from '#generator/publish/build-headers.ts'
import { listFiles } from '#generator/files/list-files.ts'
import { createServer } from '#server/create-server.ts'
import { findHeaders, parseHeaderRules } from '#server/site/add-site-headers.ts'
import { downloadPartNames, type DownloadList } from '#site/features/offline/download-list.ts'
import { readAllPacked, readPacked, readPackRanges } from '#site/features/offline/pack-format.ts'
import { readBuildHash } from '../fixture-site.ts'
import { readWorkerSite } from './read-worker-site.ts'

const out = inject('builtSite')
let list: DownloadList
let files: string[]

beforeAll(() => {
  list = JSON.parse(readFileSync(join(out, 'assets/offline/list.json'), 'utf8'))
  files = listFiles(out)
})

function readPage(path: string): unknown {
  return JSON.parse(readFileSync(join(out, 'assets/data', path, 'index.json'), 'utf8')).data
}

describe('packs', () => {
  test('hold the data of every page once, except of those that stand in for others', async () => {
    const paths: string[] = []
    for (const { address } of list.parts.flatMap(({ packs }) => packs)) {
      const pack = await openAsBlob(join(out, address))
      for (const [path, range] of await readPackRanges(pack)) {
        expect(JSON.parse(await readPacked(pack, range))).toEqual(readPage(path))
        paths.push(path)
      }
    }
    const documents = files.flatMap(
      (file) => /^(?!\.well-known|404|offline|account\/)(.*)index\.html$/.exec(file)?.[1] ?? [],
    )
    expect(paths.toSorted()).toEqual(documents.map((path) => `/${path}`).toSorted())
  })

  test('are listed with their size', () => {
    expect(list.hash).toBe(readBuildHash(out))
    expect(list.parts.map(({ name }) => name)).toEqual(downloadPartNames)
    for (const { address, bytes } of list.parts.flatMap(({ packs }) => packs)) {
      expect(statSync(join(out, address)).size).toBe(bytes)
    }
    for (const file of list.files) expect(existsSync(join(out, file)), file).toBe(true)
  })
})

describe('the service worker', () => {
  test('fetches only existing files, and all scripts, styles and fonts', () => {
    const { hash, precache } = readWorkerSite(out)
    expect(hash).toBe(readBuildHash(out))
    const addresses = precache.flatMap((group) => group.files.map(({ url }) => url))
    for (const address of addresses) expect(existsSync(join(out, address)), address).toBe(true)
    expect(new Set(addresses).size).toBe(addresses.length)
    const shell = files.filter((file) => /^assets\/(?:js|css|fonts)\/[^/]+\.(?:js|css|woff2)$/.test(file))
    expect(addresses).toEqual(expect.arrayContaining(shell.map((file) => `/${file}`)))
    expect(addresses).toContain('/offline/')
  })

  test('finds in a pack what each address gives, to the byte, and asks for few other files', async () => {
    const { precache } = readWorkerSite(out)
    expect(precache.flatMap(({ pack, files: single }) => (pack ? [] : single)).length).toBeLessThan(5)
    const packs = precache.flatMap(({ pack, files: listed }) => (pack ? [{ pack, listed }] : []))
    expect(packs).toHaveLength(2)
    for (const { pack, listed } of packs) {
      const packed: string[] = []
      for await (const [address, bytes] of readAllPacked(await openAsBlob(join(out, pack)))) {
        expect(readFileSync(join(out, address)).equals(bytes), address).toBe(true)
        packed.push(address)
      }
      expect(packed).toEqual(listed.map(({ url }) => url))
    }
  })
})

describe('headers', () => {
  test('allow every script that a document runs itself', () => {
    const rules = parseHeaderRules(readFileSync(join(out, '_headers'), 'utf8'))
    for (const file of files.filter((name) => name.endsWith('.html') && !name.startsWith('.well-known/'))) {
      const policy = findHeaders(rules, `/${file.replace('index.html', '')}`).get('Content-Security-Policy') ?? ''
      const scripts = findInlineScripts(readFileSync(join(out, file), 'utf8'))
      expect(scripts.length, file).toBeGreaterThan(0)
      for (const script of scripts) expect(policy, file).toContain(hashSource(script))
    }
  })

  test.each([
    ['/assets/js/entry-client-abcdefgh.js', 'public, max-age=31536000, immutable'],
    ['/assets/offline/days-0123456789abcdef.pack', 'public, max-age=31536000, immutable'],
    ['/assets/offline/list.json', undefined],
    ['/drivers/mario/', undefined],
    ['/service-worker.js', undefined],
  ])('%s may be kept: %s', (path, caching) => {
    const rules = parseHeaderRules(readFileSync(join(out, '_headers'), 'utf8'))
    expect(findHeaders(rules, path).get('Cache-Control')).toBe(caching)
  })

  test('are the same from our server and from a static host', async () => {
    const app = createServer({ siteFolder: out })
    const rules = parseHeaderRules(readFileSync(join(out, '_headers'), 'utf8'))
    const script = files.find((file) => file.startsWith('assets/js/') && file.endsWith('.js')) ?? ''
    const pack = files.find((file) => file.endsWith('.pack')) ?? ''
    for (const path of ['/', '/drivers/mario/', `/${script}`, `/${pack}`, '/nowhere/', '/healthz']) {
      const { headers } = await app.request(path)
      for (const [name, value] of findHeaders(rules, path)) expect(headers.get(name), `${path} ${name}`).toBe(value)
    }
  })

  test('of a site on https keep readers there', () => {
    expect(readFileSync(join(out, '_headers'), 'utf8')).toContain('Strict-Transport-Security: max-age=31536000')
  })
})

test('documents name no analytics that are not configured', () => {
  expect(readFileSync(join(out, 'index.html'), 'utf8')).not.toContain('name="analytics"')
})
