import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'rolldown'
import { parseSync, Visitor } from 'rolldown/utils'
import { compileMessage, compileText } from '#wording/compile-message.ts'
import { projectRoot } from '../files/project-root.ts'
import type { Translate } from '../languages/catalogue.ts'
import { contextOf } from '../languages/list-texts.ts'

const runtime = `import { number as $number, plural as $plural, select as $select } from '#wording/runtime.ts'`

/**
 * Puts compiled functions in the place of the calls of `message()`, and what a message says where `words.name()` asks for
 * it: each chunk has the texts that it shows, and readers load neither texts to parse nor a parser.
 * @param translate where nothing is said of a text, it is shown as it is
 */
export function compileMessages(translate: Translate): Plugin {
  return {
    name: 'compile-messages',
    transform: {
      order: 'pre',
      filter: { id: /\/src\/[^?]+\.tsx?$/, code: /\bmessage\(|from '#wording\// },
      handler(code, id) {
        if (id.endsWith('/src/wording/message.ts')) return null
        const ofWords = /\/src\/wording\//.test(id)
          ? compileCalls(code, id, translate)
          : inlineMessages(code, id, (path) => readWords(path, translate))
        return { code: ofWords, map: null }
      },
    },
  }
}

/** Parts of a module's code, each with what takes its place. */
interface Change {
  readonly start: number
  readonly end: number
  readonly code: string
}

function change(code: string, changes: readonly Change[]): string {
  let end = 0
  // What lies within another part has been taken with it.
  const inOrder = changes.toSorted((a, b) => a.start - b.start).filter((part) => part.start >= end && (end = part.end))
  const parts = inOrder.map((part, index) => code.slice(inOrder[index - 1]?.end ?? 0, part.start) + part.code)
  return parts.join('') + code.slice(inOrder.at(-1)?.end ?? 0)
}

/** @throws if a call's text is no literal, or ill-formed, with the file */
export function compileCalls(code: string, file: string, translate: Translate): string {
  const context = contextOf(file)
  const changes: Change[] = []
  new Visitor({
    ImportDeclaration({ source, start, end }) {
      if (source.value.endsWith('/message.ts')) changes.push({ start, end, code: runtime })
    },
    CallExpression({ callee, arguments: [text], start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== 'message') return
      if (text?.type !== 'Literal' || typeof text.value !== 'string') {
        throw new Error(`${file}: message() takes one text between quotation marks, which translators can read.`)
      }
      changes.push({ start, end, code: compileMessage(translate(context, text.value) ?? text.value) })
    },
  }).visit(parseSync(file, code).program)
  return change(code, changes)
}

/** The messages of a file of `src/wording/` by their exported names. */
export function listMessages(code: string, file: string): ReadonlyMap<string, string> {
  const messages = new Map<string, string>()
  for (const statement of parseSync(file, code).program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') continue
      const {
        callee,
        arguments: [text],
      } = init
      if (callee.type === 'Identifier' && callee.name === 'message' && text?.type === 'Literal')
        messages.set(id.name, String(text.value))
    }
  }
  return messages
}

/** By the path after `#wording/`. Read once: a bundler ends with its build, and in development files change seldom. */
export function readWords(path: string, translate: Translate): ReadonlyMap<string, string> {
  const file = join(projectRoot, 'src/wording', path)
  const context = contextOf(file)
  const texts = listMessages(readFileSync(file, 'utf8'), file)
  return new Map([...texts].map(([name, text]) => [name, translate(context, text) ?? text]))
}

interface WrittenValue {
  readonly type: string
  readonly computed?: boolean
  readonly key?: { readonly type: string; readonly name?: unknown }
  readonly value?: { readonly type: string; readonly start: number; readonly end: number }
}

/** What a message says with these values; null if they are not written out, or one is worked out and said twice. */
function writeOut(message: string, values: readonly WrittenValue[], code: string): string | null {
  const sources = new Map(
    values.map(({ type, computed, key, value }) =>
      type === 'Property' && !computed && value ? [key?.name, { ...value, uses: 0 }] : [type, null],
    ),
  )
  let isWhole = true
  const text = compileText(message, (name) => {
    const source = sources.get(name)
    if (!source) isWhole = false
    if (!source) return ''
    source.uses += 1
    return `(${code.slice(source.start, source.end)})`
  })
  const isTwice = [...sources.values()].some((source) => source && source.uses > 1 && source.type !== 'Identifier')
  return isWhole && !isTwice ? `(${text})` : null
}

/** @param readMessages of a file of words, by its path there */
export function inlineMessages(
  code: string,
  file: string,
  readMessages: (path: string) => ReadonlyMap<string, string>,
): string {
  const { program } = parseSync(file, code)
  const words = new Map<string, ReadonlyMap<string, string>>()
  const imports = new Map<string, Change>()
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('#wording/')) continue
    const [specifier] = statement.specifiers
    if (specifier?.type !== 'ImportNamespaceSpecifier') continue
    words.set(specifier.local.name, readMessages(statement.source.value.slice('#wording/'.length)))
    imports.set(specifier.local.name, { start: statement.start, end: statement.end, code: '' })
  }
  if (words.size === 0) return code
  const changes: Change[] = []
  let hasValues = false
  new Visitor({
    CallExpression({ callee, start, arguments: values, end }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return
      if (callee.computed || callee.property.type !== 'Identifier') return
      const message = words.get(callee.object.name)?.get(callee.property.name)
      if (message === undefined) return
      const inline = writeOut(message, values[0]?.type === 'ObjectExpression' ? values[0].properties : [], code)
      if (inline === null && values.length === 0) return
      // Values that are not written out are given to a function.
      changes.push(
        inline === null
          ? { start: callee.start, end: callee.end, code: `(${compileMessage(message)})` }
          : { start, end, code: inline },
      )
      hasValues ||= /\$(?:number|plural|select)\(/.test(changes.at(-1)!.code)
    },
  }).visit(program)
  // An import that nothing asks any more would bring chunks together that have nothing in common.
  const rest = change(code, [...changes, ...imports.values()])
  for (const [name, statement] of imports) if (!new RegExp(`\\b${name}\\.`).test(rest)) changes.push(statement)
  return `${hasValues ? `${runtime};` : ''}${change(code, changes)}`
}
