import { expect, test } from 'vitest'
import { compileCalls, inlineMessages } from './compile-messages.ts'
import { listMessages } from './find-messages.ts'

const asItIs = () => undefined

test('calls become functions, and what is around them stays', () => {
  const code = `import { message } from './message.ts'\nconst a = message('Top')\nexport const b = { c: message("{n, number} of {name}") } as const\n`
  expect(compileCalls(code, 'words.ts', asItIs))
    .toBe(`import { number as $number, plural as $plural, select as $select } from '#wording/runtime.ts'
const a = ()=>"Top"
export const b = { c: v=>$number(v["n"])+" of "+v["name"] } as const
`)
})

test('a text that translators could not read is refused with its file', () => {
  expect(() => compileCalls('const a = message(`Top ${shelf}`)', 'words.ts', asItIs)).toThrow('words.ts')
})

test('where a message is asked for by name, its text takes the place of the question', () => {
  const messages = listMessages(
    `export const top = message('Top')\nexport const of = message('{n, number} of {name}')\nexport const twice = message('{a}{a}')\nexport const names = { a: message('A') }`,
    'words.ts',
  )
  expect([...messages.keys()]).toEqual(['top', 'of', 'twice'])
  const head = `import * as words from '#wording/words.ts'\n`
  const inline = (code: string) =>
    inlineMessages(head + code, 'view.ts', () => messages)
      .split('\n')
      .at(-1)
  expect(inline('words.top()')).toBe('("Top")')
  expect(inline('words.of({ n: 1, name: nameOf(item) })')).toBe('($number((1))+" of "+(nameOf(item)))')
  expect(inline('words.twice({ a })')).toBe('(""+(a)+(a))')
  expect(inline('words.twice({ a: next() })')).toBe('(v=>""+v["a"]+v["a"])({ a: next() })')
  expect(inline('words.of(values)')).toBe('(v=>$number(v["n"])+" of "+v["name"])(values)')
  expect(inline('words.of({ n: 1, name: words.top() })')).toBe('($number((1))+" of "+(words.top()))')
  expect(inline('[words.names.a(), words.top]')).toBe('[words.names.a(), words.top]')
})

const inlineTop = (code: string) => inlineMessages(code, 'view.ts', () => new Map([['top', 'Top']]))

test('an import goes with the last question', () => {
  expect(inlineTop(`import * as words from '#wording/words.ts'\nwords.top()`)).toBe('\n("Top")')
  expect(inlineTop(`import * as words from '#wording/words.ts'\nwords.top`)).toContain('import')
})
