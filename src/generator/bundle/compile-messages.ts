import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'rolldown'
import { compileMessage, compileText } from '#wording/compile-message.ts'
import { projectRoot } from '../files/project-root.ts'
import type { Translate } from '../languages/catalogue.ts'
import { contextOf } from '../languages/list-texts.ts'
import { findDefinitions, findUses, listMessages, type Span, type WrittenValue } from './find-messages.ts'

const runtime = `import { number as $number, plural as $plural, select as $select } from '#wording/runtime.ts'`

/** Gives the source of a function that stands for a text in code for several languages. */
export type MarkText = (context: string, text: string) => string

/**
 * Puts compiled functions in the place of the calls of `message()`, and what a message says where `words.name()` asks for
 * it: each chunk has the texts that it shows, and readers load neither texts to parse nor a parser.
 * @param translate where nothing is said of a text, it is shown as it is
 * @param mark what stands for texts in code for several languages, in place of what they say
 */
export function compileMessages(translate: Translate, mark?: MarkText): Plugin {
  return {
    name: 'compile-messages',
    transform: {
      order: 'pre',
      filter: { id: /\/src\/[^?]+\.tsx?$/, code: /\bmessage\(|from '#wording\// },
      handler(code, id) {
        if (id.endsWith('/src/wording/message.ts')) return null
        const compiled = /\/src\/wording\//.test(id)
          ? compileCalls(code, id, translate, mark)
          : inlineMessages(code, id, (path) => readTranslatedMessages(path, translate), mark)
        return { code: compiled, map: null }
      },
    },
  }
}

/** A part of a module's code, and what takes its place. */
interface Change extends Span {
  readonly code: string
}

function replaceParts(code: string, changes: readonly Change[]): string {
  let end = 0
  // What lies within another part has been taken with it.
  const inOrder = changes.toSorted((a, b) => a.start - b.start).filter((part) => part.start >= end && (end = part.end))
  const parts = inOrder.map((part, index) => code.slice(inOrder[index - 1]?.end ?? 0, part.start) + part.code)
  return parts.join('') + code.slice(inOrder.at(-1)?.end ?? 0)
}

/** @throws if a call's text is no literal, or ill-formed, with the file */
export function compileCalls(
  code: string,
  file: string,
  translate: Translate,
  mark: MarkText = (_context, text) => compileMessage(text),
): string {
  const context = contextOf(file)
  const { imports, texts } = findDefinitions(code, file)
  return replaceParts(code, [
    ...imports.map((span) => ({ ...span, code: runtime })),
    ...texts.map(({ text, ...span }) => ({ ...span, code: mark(context, translate(context, text) ?? text) })),
  ])
}

const fileOf = (path: string) => join(projectRoot, 'src/wording', path)

/** The messages of a file of `src/wording/` in a language, by their names. @param path after `#wording/` */
export function readTranslatedMessages(path: string, translate: Translate): ReadonlyMap<string, string> {
  const file = fileOf(path)
  const context = contextOf(file)
  const texts = listMessages(readFileSync(file, 'utf8'), file)
  return new Map([...texts].map(([name, text]) => [name, translate(context, text) ?? text]))
}

/**
 * What a message says with these values; null if they are not written out, or one is worked out and said twice.
 * @param read the source of a value
 */
export function writeOut(
  message: string,
  values: readonly WrittenValue[],
  read: (value: Span) => string,
): string | null {
  const sources = new Map(values.map(([name, value]) => [name, value && { ...value, uses: 0 }]))
  let isWhole = true
  const text = compileText(message, (name) => {
    const source = sources.get(name)
    if (!source) isWhole = false
    if (!source) return ''
    source.uses += 1
    return `(${read(source)})`
  })
  const isTwice = [...sources.values()].some((source) => source && source.uses > 1 && source.type !== 'Identifier')
  return isWhole && !isTwice ? `(${text})` : null
}

/** @param readMessages of a file of `src/wording/`, by its path there */
export function inlineMessages(
  code: string,
  file: string,
  readMessages: (path: string) => ReadonlyMap<string, string>,
  mark?: MarkText,
): string {
  const { imports, calls } = findUses(code, file)
  const files = new Map(imports.map(({ name, path }) => [name, { file: fileOf(path), messages: readMessages(path) }]))
  const changes = calls.flatMap(({ of, name, start, end, calleeEnd, values }): Change[] => {
    const message = files.get(of)?.messages.get(name)
    if (message === undefined) return []
    if (mark) return [{ start, end: calleeEnd, code: mark(contextOf(files.get(of)!.file), message) }]
    const inline = writeOut(message, values ?? [], (value) => code.slice(value.start, value.end))
    if (inline !== null) return [{ start, end, code: inline }]
    // Values that are not written out are given to a function.
    return values ? [{ start, end: calleeEnd, code: `(${compileMessage(message)})` }] : []
  })
  const hasValues = changes.some((part) => /\$(?:number|plural|select)\b/.test(part.code))
  // An import that nothing uses any more would bring chunks together that have nothing in common.
  const dropped = imports.map((statement) => ({ ...statement, code: '' }))
  const rest = replaceParts(code, [...changes, ...dropped])
  const unused = dropped.filter(({ name }) => !new RegExp(`\\b${name}\\.`).test(rest))
  return `${hasValues ? `${runtime};` : ''}${replaceParts(code, [...changes, ...unused])}`
}
