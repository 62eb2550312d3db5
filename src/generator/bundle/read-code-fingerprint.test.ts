import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../files/project-root.ts'
import { codeBesideSources } from './read-code-fingerprint.ts'

test('everything that the bundler configuration imports is part of the fingerprint', () => {
  const configuration = readFileSync(join(projectRoot, 'vite.config.ts'), 'utf8')
  const imports = Array.from(configuration.matchAll(/from '\.\/([^']+)'/g), ([, file = '']) => file)
  expect(imports.length).toBeGreaterThan(3)
  expect(imports.filter((file) => !file.startsWith('src/') && !codeBesideSources.includes(file))).toEqual([])
})
