import type { PageKind } from '#pages/routes/routes.ts'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'
import { projectRoot } from '../files/project-root.ts'

const table = 'src/site/shell/page-views.ts'

/**
 * Which source file holds the component of which kind of page, read from the table that the browser uses itself: what
 * `pageViews` imports for a kind. This lets a page announce its chunk without a second list to maintain.
 */
export function readViewFiles(): Map<PageKind, string> {
  const { program, errors } = parseSync(table, readFileSync(join(projectRoot, table), 'utf8'))
  if (errors.length > 0) throw new Error(`${table}: ${errors[0]?.message}`)
  const files = new Map<PageKind, string>()
  for (const node of nodesOf(program)) {
    if (node.type !== 'Property' || !isNode(node.key)) continue
    const target = nodesOf(node.value).find(({ type }) => type === 'ImportExpression')
    const kind = node.key.name ?? node.key.value
    if (!target || !isNode(target.source) || typeof target.source.value !== 'string') continue
    files.set(kind as PageKind, posix.join(posix.dirname(table), target.source.value))
  }
  return files
}

interface SyntaxNode {
  readonly type: string
  readonly [field: string]: unknown
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The node itself and everything below it, outermost first. */
function nodesOf(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (!isNode(value)) return []
  return [value, ...Object.values(value).flatMap(nodesOf)]
}
