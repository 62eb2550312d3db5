import { parseSync, Visitor } from 'rolldown/utils'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import { compileMessage } from '#wording/compile-message.ts'
import { translateInto } from '../languages/catalogue.ts'
import { writeOut, type MarkText } from './compile-messages.ts'
import { readValues, type Span, type WrittenValue } from './find-messages.ts'

/**
 * The code for all languages but English is bundled once, with marks in the place of its texts: calls of functions that
 * no module declares, so that the bundler leaves them as they are. `$marked12($number,0,0)` stands for the function that says the text
 * with that number, and is given what the bundler calls the functions that messages call. `$marked_language()` is a constant.
 */
const markPattern = /^\$marked(?:(\d+)|_(\w+))$/
const helperNames = ['number', 'plural', 'select'] as const

export interface TextMarks {
  /** The source of a function that says a text in whatever language. */
  readonly mark: MarkText
  /** Code in a language of those that the marks are for. @param constants by their names */
  readonly fillIn: (marked: MarkedCode, language: SiteLanguage, constants: Readonly<Record<string, unknown>>) => string
}

/** The source of a constant that each language has its own of. */
export function markConstant(name: string): string {
  return `/* @__PURE__ */ $marked_${name}()`
}

/** @param languages that the code is bundled for */
export function createTextMarks(languages: readonly SiteLanguage[]): TextMarks {
  const translators = new Map(languages.map((language) => [language.code, translateInto(language)]))
  const numbers = new Map<string, number>()
  const texts: { readonly context: string; readonly text: string }[] = []

  function translate(index: number, language: string): string {
    const { context, text } = texts[index]!
    return translators.get(language)?.(context, text) ?? text
  }

  return {
    mark(context, text) {
      const key = `${context}\n${text}`
      const index = numbers.get(key) ?? texts.push({ context, text }) - 1
      numbers.set(key, index)
      const compiled = languages.map(({ code }) => compileMessage(translate(index, code))).join('')
      const helpers = helperNames.map((name) => (compiled.includes(`$${name}(`) ? `$${name}` : '0'))
      return `/* @__PURE__ */ $marked${index}(${helpers.join(',')})`
    },
    fillIn: (marked, language, constants) =>
      writeMarked(marked, (of) =>
        typeof of === 'number' ? { text: translate(of, language.code) } : { constant: JSON.stringify(constants[of]) },
      ),
  }
}

/** A mark in bundled code. */
interface Mark extends Span {
  /** The number of its text, or the name of a constant. */
  readonly of: number | string
  readonly helpers: readonly string[]
  /** The parentheses with which it is called and what it is given; null if it is not called. */
  readonly call: (Span & { readonly values: readonly WrittenValue[] | null }) | null
}

/** Bundled code with its marks, outer ones before those within. */
export interface MarkedCode {
  readonly code: string
  readonly marks: readonly Mark[]
}

/** Finds the marks in bundled code, of which there may be none. */
export function findMarks(code: string, file: string): MarkedCode {
  const marks: Mark[] = []
  if (!code.includes('$marked')) return { code, marks }
  const calls = new Map<number, Mark['call']>()
  new Visitor({
    CallExpression({ callee, arguments: values, start, end }) {
      if (callee.type === 'CallExpression') {
        calls.set(callee.start, { start: callee.end, end, values: readValues(values[0]) })
        return
      }
      const [name, number, constant] = (callee.type === 'Identifier' && markPattern.exec(callee.name)) || []
      if (name === undefined) return
      const call = calls.get(start) ?? null
      const helpers = values.map((value) => code.slice(value.start, value.end))
      marks.push({ of: constant ?? Number(number), helpers, call, start, end: call?.end ?? end })
    },
  }).visit(parseSync(file, code).program)
  return { code, marks: marks.toSorted((a, b) => a.start - b.start || b.end - a.end) }
}

function writeMarked(
  { code, marks }: MarkedCode,
  read: (of: Mark['of']) => { readonly text: string } | { readonly constant: string },
): string {
  /** @param candidates marks that may lie there, in order */
  function write(from: number, to: number, candidates: readonly Mark[]): string {
    let written = ''
    let at = from
    for (const mark of candidates) {
      if (mark.start < at || mark.end > to) continue
      written += code.slice(at, mark.start) + writeMark(mark, candidates)
      at = mark.end
    }
    return written + code.slice(at, to)
  }

  function writeMark(mark: Mark, candidates: readonly Mark[]): string {
    const { call, helpers } = mark
    const what = read(mark.of)
    if ('constant' in what) return what.constant
    const within = call ? candidates.filter(({ start, end }) => start >= call.start && end <= call.end) : []
    const inline = call && writeOut(what.text, call.values ?? [], (span) => write(span.start, span.end, within))
    const compiled = inline ?? `(${compileMessage(what.text)})${call ? write(call.start, call.end, within) : ''}`
    // By a function: of a text, "$$", which may be what a minified name is, would become "$".
    return helperNames.reduce(
      (source, name, index) => source.replaceAll(`$${name}(`, () => `(${helpers[index]})(`),
      compiled,
    )
  }

  return write(0, code.length, marks)
}
