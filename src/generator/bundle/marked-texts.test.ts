import { expect, test } from 'vitest'
import { pseudoLanguage } from '../languages/pseudo-language.ts'
import { createTextMarks, findMarks, markConstant } from './marked-texts.ts'

const marks = createTextMarks([pseudoLanguage])
const sayTop = marks.mark('words', 'Top')
const sayOf = marks.mark('words', '{n, number} of {name}')

/** As a bundler writes a mark that is given `r` for `$number`. */
function bundle(code: string): string {
  return code.replaceAll('/* @__PURE__ */ ', '').replaceAll('$number', 'r')
}

function fillIn(code: string): string {
  return marks.fillIn(findMarks(bundle(code), 'chunk.js'), pseudoLanguage, { pathPrefix: '/xa' })
}

test('a text has one mark, with the functions that it needs', () => {
  expect(marks.mark('words', 'Top')).toBe(sayTop)
  expect([sayTop, sayOf]).toEqual(['/* @__PURE__ */ $marked0(0,0,0)', '/* @__PURE__ */ $marked1($number,0,0)'])
})

test.each([
  ['text', `f(${sayTop}())`, 'f(("Ťóóþ"))'],
  ['text with its values', `${sayOf}({n:i+1,name:a})`, '((r)((i+1))+" óóƒ "+(a))'],
  ['text within another', `${sayOf}({n:1,name:${sayTop}()})`, '((r)((1))+" óóƒ "+(("Ťóóþ")))'],
  ['text whose values come from elsewhere', `${sayOf}(v)`, '(v=>(r)(v["n"])+" óóƒ "+v["name"])(v)'],
  ['function', `g=${sayOf};`, 'g=(v=>(r)(v["n"])+" óóƒ "+v["name"]);'],
  ['constant', `h=${markConstant('pathPrefix')}+1`, 'h="/xa"+1'],
])('the language takes the place of a marked %s', (_what, code, filled) => {
  expect(fillIn(code)).toBe(filled)
})

test('a function keeps a minified name of dollar signs', () => {
  const marked = findMarks(
    `${sayOf}({n:1,name:a})`.replaceAll('$number', () => '$$'),
    'chunk.js',
  )
  expect(marks.fillIn(marked, pseudoLanguage, {})).toContain('($$)((1))')
})

test('code without marks stays', () => {
  expect(fillIn('a=1')).toBe('a=1')
})
