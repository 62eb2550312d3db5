import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { makeNamedFolder } from './make-folder.ts'

test('a file in the place of a folder is named with the option that would name another', () => {
  const file = resolve('package.json')
  expect(() => makeNamedFolder(file, '--out')).toThrow(
    `${file} cannot be made: EEXIST: file already exists, mkdir '${file}'. Name another folder with --out.`,
  )
})
