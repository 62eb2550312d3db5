import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routes } from '#pages/routes/routes.ts'
import { readViewFiles } from './read-view-files.ts'

test('every kind of page has a file with its view', () => {
  const files = readViewFiles()
  expect(new Set(files.keys())).toEqual(new Set(Object.keys(routes)))
  expect([...files.values()].filter((file) => !existsSync(file))).toEqual([])
})
