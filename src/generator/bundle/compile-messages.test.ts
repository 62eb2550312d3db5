import { expect, test } from 'vitest'
import { compileCalls, inlineMessages, listMessages } from './compile-messages.ts'

test('calls become functions, and what is around them stays', () => {
  const code = `import { message } from './message.ts'\nconst a = message('Top')\nexport const b = { c: message("{n, number} of {name}") } as const\n`
  expect(compileCalls(code, 'words.ts')).toBe(`import { number, plural, select } from '#wording/runtime.ts'
const a = ()=>"Top"
export const b = { c: v=>""+number(v["n"])+" of "+v["name"] } as const
`)
})

test('a text that translators could not read is refused with its file', () => {
  expect(() => compileCalls('const a = message(`Top ${shelf}`)', 'words.ts')).toThrow('words.ts')
})

test('where a message is asked for by name, its text takes the place of the question', () => {
  const messages = listMessages(
    `export const top = message('Top')\nexport const of = message('{n, number} of {name}')\nexport const names = { a: message('A') }`,
    'words.ts',
  )
  expect([...messages.keys()]).toEqual(['top', 'of'])
  const code = `import * as words from '#wording/words.ts'\nexport const a = [words.top(), words.of({ n: 1, name }), words.names.a(), words.top]`
  expect(inlineMessages(code, 'view.ts', () => messages)).toBe(
    `import { number, plural, select } from '#wording/runtime.ts';import * as words from '#wording/words.ts'\nexport const a = ["Top", (v=>""+number(v["n"])+" of "+v["name"])({ n: 1, name }), words.names.a(), words.top]`,
  )
})
