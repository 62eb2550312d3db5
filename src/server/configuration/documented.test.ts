import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('.env.example names every variable that the server reads, and no other', () => {
  const source = readFileSync('src/server/configuration/parse-configuration.ts', 'utf8')
  const read = [...source.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name)
  const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(read).toContain('DATABASE_URL')
  expect(documented.toSorted()).toEqual(read.toSorted())
})
