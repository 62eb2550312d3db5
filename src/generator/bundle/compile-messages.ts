import { parseSync, Visitor } from 'rolldown/utils'
import type { Plugin } from 'rolldown'
import { compileMessage } from '#wording/compile-message.ts'

const runtime = '#wording/runtime.ts'

/** Puts compiled functions in the place of the calls of `message()`, so that readers load neither texts to parse nor a parser. */
export const compileMessages: Plugin = {
  name: 'compile-messages',
  transform: {
    order: 'pre',
    filter: { id: /\/src\/wording\/[^?]+\.ts$/, code: /\bmessage\(/ },
    handler: (code, id) => (id.endsWith('/message.ts') ? null : { code: compileCalls(code, id), map: null }),
  },
}

/** @throws if a call's text is no literal, or ill-formed, with the file */
export function compileCalls(code: string, file: string): string {
  const calls: { start: number; end: number; source: string }[] = []
  const { program } = parseSync(file, code)
  new Visitor({
    ImportDeclaration({ source, start, end }) {
      if (source.value.endsWith('/message.ts'))
        calls.push({ start, end, source: `import { number, plural, select } from '${runtime}'` })
    },
    CallExpression({ callee, arguments: [text], start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== 'message') return
      if (text?.type !== 'Literal' || typeof text.value !== 'string') {
        throw new Error(`${file}: message() takes one text between quotation marks, which translators can read.`)
      }
      calls.push({ start, end, source: compileMessage(text.value) })
    },
  }).visit(program)
  const parts = calls.map(({ start, source }, index) => code.slice(calls[index - 1]?.end ?? 0, start) + source)
  return `${parts.join('')}${code.slice(calls.at(-1)?.end ?? 0)}`
}
