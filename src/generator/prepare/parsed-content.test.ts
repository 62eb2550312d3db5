import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { keepParsed, parseUnknown } from './parsed-content.ts'

const cache = mkdtempSync(join(tmpdir(), 'topshelf-parsed-'))
afterEach(() => rmSync(cache, { recursive: true, force: true }))

const kart = { path: 'karts/a.yaml', text: 'name: A' }
const guide = { path: 'tips-and-tricks/b.md', text: '---\ntitle: B\n---\n# Text' }
const broken = { path: 'karts/c.yaml', text: 'name: [' }

test('what is not known is parsed; what is not YAML stays as it is', () => {
  expect(parseUnknown([kart, guide, broken], cache, 'code')).toEqual([
    { ...kart, parsed: { name: 'A' } },
    { ...guide, parsed: { title: 'B' } },
    broken,
  ])
})

/** Keeps for the kart what its text does not say, by which it is told whether the text was parsed. */
function keepMark(): void {
  keepParsed([{ ...kart, parsed: 'kept' }], cache, 'code')
}

test('a file with the same text is not parsed again', () => {
  keepMark()
  expect(parseUnknown([kart, guide], cache, 'code').map(({ parsed }) => parsed)).toEqual(['kept', { title: 'B' }])
})

test('an edited file is parsed again', () => {
  keepMark()
  expect(parseUnknown([{ ...kart, text: 'name: B' }], cache, 'code')).toMatchObject([{ parsed: { name: 'B' } }])
})

test('a file of another name is parsed', () => {
  keepMark()
  expect(parseUnknown([{ ...kart, path: 'karts/b.yaml' }], cache, 'code')).toMatchObject([{ parsed: { name: 'A' } }])
})

test('what other code has kept is not used', () => {
  keepMark()
  expect(parseUnknown([kart], cache, 'other code')).toMatchObject([{ parsed: { name: 'A' } }])
})

test('a damaged file of the cache is not used', () => {
  keepMark()
  appendFileSync(join(cache, 'content.json'), ' ')
  expect(parseUnknown([kart], cache, 'code')).toMatchObject([{ parsed: { name: 'A' } }])
})
