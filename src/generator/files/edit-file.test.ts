import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../tests/make-temporary-folder.ts'
import { editFile, shiftOffset, type TextEdit } from './edit-file.ts'

const original = 'It is 9 May, and 9 May ends – today.'

function edit(...edits: TextEdit[]): string {
  const file = join(makeTemporaryFolder(), 'page.html')
  writeFileSync(file, original)
  editFile(file, edits)
  return readFileSync(file, 'utf8')
}

test.each<readonly [string, readonly TextEdit[]]>([
  [original, []],
  [original, [{ offset: 6, before: '9 May', text: '9 May' }]],
  ['It is 8 May, and 9 May ends – today.', [{ offset: 6, before: '9 May', text: '8 May' }]],
  [
    'It is 10 May, and 1 June ends – today.',
    [
      { offset: 6, before: '9 May', text: '10 May' },
      { offset: 17, before: '9 May', text: '1 June' },
    ],
  ],
  ['It is 9 May, and 9 May ends – é.', [{ offset: 32, before: 'today', text: 'é' }]],
])('%s', (text, edits) => {
  expect(edit(...edits)).toBe(text)
})

test('what follows an edit is shifted by its growth', () => {
  const edits = [
    { offset: 6, before: '9 May', text: '10 May' },
    { offset: 17, before: '9 May', text: 'é' },
  ]
  expect([0, 6, 17, 24].map((offset) => shiftOffset(offset, edits))).toEqual([0, 6, 18, 22])
})
