import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { ContentFile } from '#catalogue/parse/content-file.ts'
import { parseFiles } from './parsed-content.ts'

const cache = mkdtempSync(join(tmpdir(), 'topshelf-parsed-'))
const cacheFile = join(cache, 'content.json')
afterEach(() => rmSync(cache, { recursive: true, force: true }))

const kart = { path: 'karts/a.yaml', text: 'name: A' }
const guide = { path: 'tips-and-tricks/b.md', text: '---\ntitle: B\n---\n# Text' }
const table = { path: 'tables/offers.csv', text: 'a,b\n1,2\n' }
const broken = { path: 'karts/c.yaml', text: 'name: [' }

const parse = (...files: readonly ContentFile[]) => parseFiles(files, cache).files.map(({ parsed }) => parsed)
const keep = (...files: readonly ContentFile[]) => parseFiles(files, cache).keep()

test('unknown text is parsed; what cannot be parsed stays as it is', () => {
  const rows = [
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', '2'] },
  ]
  expect(parseFiles([kart, guide, table, broken], cache).files).toEqual([
    { ...kart, parsed: { name: 'A' } },
    { ...guide, parsed: { title: 'B' } },
    { ...table, parsed: rows },
    broken,
  ])
})

test('the cached result is the parser’s', () => {
  keep(kart, guide)
  expect(parse(kart, guide)).toEqual([{ name: 'A' }, { title: 'B' }])
})

test('edited and renamed files are parsed, others beside them are not lost', () => {
  keep(kart, guide)
  expect(parse({ ...kart, text: 'name: B' }, { ...kart, path: 'karts/b.yaml' }, guide)).toEqual([
    { name: 'B' },
    { name: 'A' },
    { title: 'B' },
  ])
})

test('the cache is rewritten only if it has too little or too much', () => {
  keep(kart, guide)
  utimesSync(cacheFile, 1, 1)
  keep(kart, guide)
  expect(statSync(cacheFile).mtimeMs).toBe(1000)
  keep(kart)
  expect(readFileSync(cacheFile, 'utf8')).not.toContain('title')
})

test('a file cached by another parser is not used, nor is a damaged one', () => {
  parseFiles([kart], cache, 'other').keep()
  utimesSync(cacheFile, 1, 1)
  keep(kart)
  expect(statSync(cacheFile).mtimeMs).not.toBe(1000)
  writeFileSync(cacheFile, readFileSync(cacheFile, 'utf8').replace('"A"', '"B"'))
  expect(parse(kart)).toEqual([{ name: 'A' }])
})

test('invalid YAML is cached as such, and an emptied folder causes no damage', () => {
  keep(broken)
  utimesSync(cacheFile, 1, 1)
  expect(parse(broken)).toEqual([undefined])
  keep(broken)
  expect(statSync(cacheFile).mtimeMs).toBe(1000)
  keep()
  expect(parse(kart)).toEqual([{ name: 'A' }])
})
