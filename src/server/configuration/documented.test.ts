import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingNames } from './parse-configuration.ts'

test('.env.example names every variable that the server reads, and no other', () => {
  const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(settingNames).toContain('DATABASE_URL')
  expect(settingNames).toContain('GOOGLE_CLIENT_SECRET')
  expect(documented.toSorted()).toEqual(settingNames.toSorted())
})
