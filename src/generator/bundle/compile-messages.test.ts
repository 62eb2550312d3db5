import { expect, test } from 'vitest'
import { compileCalls } from './compile-messages.ts'

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
