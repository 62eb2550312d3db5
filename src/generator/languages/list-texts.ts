import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'rolldown/utils'
import { listFiles } from '../files/list-files.ts'
import { projectRoot } from '../files/project-root.ts'

/** A text of the site as translators get it. */
export interface SourceText {
  /** Its file in `src/wording/`, without `.ts`. */
  readonly context: string
  /** In English, in ICU MessageFormat. */
  readonly text: string
  /** What the code calls it: `planner`, `rarityNames.normal`; several where it says the same more than once. */
  readonly names: readonly string[]
}

const wordingFolder = join(projectRoot, 'src/wording')

/** The context of a file of `src/wording/`, wherever that is. */
export function contextOf(file: string): string {
  return file.slice(file.lastIndexOf('/src/wording/') + '/src/wording/'.length).replace(/\.ts$/, '')
}

/** All texts of `src/wording/`, file by file, in the order of the source. */
export function listTexts(): SourceText[] {
  return listFiles(wordingFolder)
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^message\.ts$/.test(file))
    .flatMap((name) => {
      const file = join(wordingFolder, name)
      return findTexts(readFileSync(file, 'utf8'), file)
    })
}

/** @param file for its context and for error messages */
export function findTexts(code: string, file: string): SourceText[] {
  if (!code.includes('message(')) return []
  const named: { readonly name: string; readonly start: number; readonly end: number }[] = []
  const calls: { readonly text: string; readonly start: number }[] = []
  new Visitor({
    VariableDeclarator({ id, start, end }) {
      if (id.type === 'Identifier') named.push({ name: id.name, start, end })
    },
    Property({ key, start, end }) {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null
      if (name !== null) named.push({ name, start, end })
    },
    CallExpression({ callee, arguments: [text], start }) {
      if (callee.type !== 'Identifier' || callee.name !== 'message') return
      // The bundler refuses any other.
      if (text?.type === 'Literal') calls.push({ text: String(text.value), start })
    },
  }).visit(parseSync(file, code).program)
  const names = new Map<string, string[]>()
  for (const { text, start } of calls) {
    const path = named.filter((part) => part.start <= start && start < part.end).map(({ name }) => name)
    names.set(text, [...(names.get(text) ?? []), path.join('.')])
  }
  return [...names].map(([text, ofText]) => ({ context: contextOf(file), text, names: ofText }))
}
