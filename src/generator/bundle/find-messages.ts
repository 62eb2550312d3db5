import { parseSync, Visitor, type ESTree } from 'rolldown/utils'

/** Part of a module's code. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A value that a call gives to a message; null for one that is not written out, such as those of `...rest`. */
export type WrittenValue = readonly [name: string, value: (Span & { readonly type: string }) | null]

/** What is found in a module is found once for all languages, and for pages and their renderers: parsing takes longest. */
function findOnce<Found>(find: (code: string, file: string) => Found): typeof find {
  const known = new Map<string, { readonly code: string; readonly found: Found }>()
  return (code, file) => {
    const before = known.get(file)
    if (before?.code === code) return before.found
    const found = find(code, file)
    known.set(file, { code, found })
    return found
  }
}

/** The messages that a file of `src/wording/` makes, and its imports of what makes them. */
export const findDefinitions = findOnce((code, file) => {
  const imports: Span[] = []
  const texts: (Span & { readonly text: string })[] = []
  new Visitor({
    ImportDeclaration({ source, start, end }) {
      if (source.value.endsWith('/message.ts')) imports.push({ start, end })
    },
    CallExpression({ callee, arguments: [text], start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== 'message') return
      if (text?.type !== 'Literal' || typeof text.value !== 'string') {
        throw new Error(`${file}: message() takes one text between quotation marks, which translators can read.`)
      }
      texts.push({ start, end, text: text.value })
    },
  }).visit(parseSync(file, code).program)
  return { imports, texts }
})

/** The messages of a file of `src/wording/` by their exported names. */
export const listMessages = findOnce((code, file): ReadonlyMap<string, string> => {
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
})

/** Where a module uses messages: its imports of `src/wording/`, and the calls of what they name. */
export const findUses = findOnce((code, file) => {
  const { program } = parseSync(file, code)
  const imports: (Span & { readonly name: string; readonly path: string })[] = []
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('#wording/')) continue
    const [specifier] = statement.specifiers
    if (specifier?.type !== 'ImportNamespaceSpecifier') continue
    const { start, end } = statement
    imports.push({ name: specifier.local.name, path: statement.source.value.slice('#wording/'.length), start, end })
  }
  const calls: (Span & {
    readonly of: string
    readonly name: string
    readonly calleeEnd: number
    /** Null without any. */
    readonly values: readonly WrittenValue[] | null
  })[] = []
  if (imports.length === 0) return { imports, calls }
  new Visitor({
    CallExpression({ callee, start, arguments: [values], end }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return
      if (callee.computed || callee.property.type !== 'Identifier') return
      const { object, property } = callee
      if (!imports.some(({ name }) => name === object.name)) return
      calls.push({
        of: object.name,
        name: property.name,
        start,
        end,
        calleeEnd: callee.end,
        values: readValues(values),
      })
    },
  }).visit(program)
  return { imports, calls }
})

export function readValues(values: ESTree.Argument | undefined): readonly WrittenValue[] | null {
  if (!values) return null
  if (values.type !== 'ObjectExpression') return []
  return values.properties.map((property): WrittenValue => {
    if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier') return ['', null]
    const { type, start, end } = property.value
    return [property.key.name, { type, start, end }]
  })
}
