import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingNames } from './parse-configuration.ts'

test('.env.example names every variable that the server reads, and no other', () => {
  const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(settingNames).toContain('DATABASE_URL')
  expect(settingNames).toContain('GOOGLE_CLIENT_SECRET')
  expect(documented.toSorted()).toEqual(settingNames.toSorted())
})

test('compose.yaml passes every variable on but those of its own database and folder', () => {
  const compose = readFileSync('compose.yaml', 'utf8')
  const withheld = settingNames.filter((name) => !compose.includes(`\${${name}:`))
  expect(withheld.toSorted()).toEqual(['DATABASE_URL', 'DATA_FOLDER'])
})
