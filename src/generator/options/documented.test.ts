import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync('src/generator/options/*.ts').filter((file) => !file.endsWith('.test.ts'))
const names = findNames(sources.map((file) => readFileSync(file, 'utf8')))

test.each<[string, (text: string) => string[]]>([
  ['docs/deploy.md', (text) => text.match(/^\| `[^|]+\|/gm) ?? []],
  ['Dockerfile', (text) => text.match(/^ARG .+/gm) ?? []],
  ['compose.yaml', (text) => text.match(/^ {6}args:\n(?: {8}.*\n)+/m) ?? []],
])('%s names every variable that a build reads, and no other', (file, listMentions) => {
  expect(names).toContain('GA4_ORIGIN')
  expect(findNames(listMentions(readFileSync(file, 'utf8')))).toEqual(names)
})

/** Each once, by the alphabet. */
function findNames(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => text.match(/\b(?:TODAY|LANGUAGES|[A-Z][A-Z0-9]*_[A-Z]+)\b/g) ?? [])
  return [...new Set(found)].toSorted()
}
