import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingNames } from './parse-configuration.ts'

test('.env.example names every variable that the server reads, and no other', () => {
  const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(settingNames).toContain('DATABASE_URL')
  expect(settingNames).toContain('GOOGLE_CLIENT_SECRET')
  expect(documented.toSorted()).toEqual(settingNames.toSorted())
})

test('compose.yaml passes .env on, and decides alone what the container itself needs', () => {
  const compose = readFileSync('compose.yaml', 'utf8')
  expect(compose).toMatch(/^ {4}env_file: \.env$/m)
  const [, environment = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(compose) ?? []
  const set = [...environment.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  expect(settingNames).toEqual(expect.arrayContaining(set.map(([name]) => name)))
  const own = set.filter(([name, value]) => !value.startsWith(`\${${name}:`)).map(([name]) => name)
  expect(own.toSorted()).toEqual(['DATABASE_URL', 'DATA_FOLDER', 'HOST', 'PORT'])
})
