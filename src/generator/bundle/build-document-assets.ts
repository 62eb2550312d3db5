import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Manifest, type ManifestChunk, parseSync } from 'vite'
import type { PageKind } from '#pages/routes/routes.ts'
import { projectRoot } from '../files/project-root.ts'

/** What a document loads, as paths from the site's root. */
export interface DocumentAssets {
  readonly entry: string
  readonly styleSheets: readonly string[]
  /** Additional style sheets of the view of each kind. */
  readonly viewStyleSheets: Readonly<Partial<Record<PageKind, readonly string[]>>>
  /** Preloaded, because the style sheet names them too late for the first paint. */
  readonly fonts: readonly string[]
  /** Scripts that each kind of page needs besides the entry before it is interactive. */
  readonly preloads: Readonly<Partial<Record<PageKind, readonly string[]>>>
}

const entrySource = 'src/site/shell/entry-client.tsx'

/**
 * Works out from Vite's manifest what each kind of page loads. Throws if another chunk imports that of a page: after a
 * failure a page's chunk is loaded anew at another address, and such an import would load it twice, or fail again in a
 * browser that remembers the failure.
 * @param viewFiles the source file of each kind's component, as the manifest names it
 */
export function buildDocumentAssets(manifest: Manifest, viewFiles: ReadonlyMap<PageKind, string>): DocumentAssets {
  const pageImports = findPageImports(manifest, new Set(viewFiles.values()))
  if (pageImports.length > 0) {
    const advice = 'Let vite.config.ts put what they share in a chunk of its own, or import the page with import().'
    throw new Error(`A chunk imports that of a page. ${advice}\n${pageImports.join('\n')}`)
  }
  const entry = find(manifest, entrySource)
  const shared = chunksWithImports(manifest, entrySource)
  const styleSheets = stylesOf(shared)
  const ofKinds = [...viewFiles].map(([kind, source]) => {
    const chunks = new Set([...shared, ...chunksWithImports(manifest, source)])
    const own = stylesOf(chunks).filter((path) => !styleSheets.includes(path))
    chunks.delete(entry)
    return { kind, preloads: [...chunks].map(({ file }) => `/${file}`), own }
  })
  return {
    entry: `/${entry.file}`,
    styleSheets,
    viewStyleSheets: Object.fromEntries(ofKinds.flatMap(({ kind, own }) => (own.length > 0 ? [[kind, own]] : []))),
    fonts: Object.values(manifest)
      .filter(({ file }) => file.endsWith('.woff2'))
      .map(({ file }) => `/${file}`),
    preloads: Object.fromEntries(ofKinds.map(({ kind, preloads }) => [kind, preloads])),
  }
}

function findPageImports(manifest: Manifest, pageSources: ReadonlySet<string>): string[] {
  return Object.entries(manifest).flatMap(([source, { imports = [] }]) =>
    imports.filter((imported) => pageSources.has(imported)).map((page) => `${source} imports ${page}`),
  )
}

function find(manifest: Manifest, source: string): ManifestChunk {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`${source} is missing from the bundle.`)
  return chunk
}

/** A chunk and all its static imports, each once. */
function chunksWithImports(manifest: Manifest, source: string, found = new Set<ManifestChunk>()): Set<ManifestChunk> {
  const chunk = find(manifest, source)
  if (found.has(chunk)) return found
  found.add(chunk)
  for (const imported of chunk.imports ?? []) chunksWithImports(manifest, imported, found)
  return found
}

function stylesOf(chunks: ReadonlySet<ManifestChunk>): string[] {
  return [...new Set([...chunks].flatMap(({ css = [] }) => css))].map((file) => `/${file}`)
}

const viewTable = 'src/site/shell/page-views.ts'

/**
 * Which source file holds the component of which kind of page, read from the table that the browser uses itself: what
 * `pageViews` imports for a kind. This lets a page announce its chunk without a second list to maintain.
 */
export function readViewFiles(): Map<PageKind, string> {
  const { program, errors } = parseSync(viewTable, readFileSync(join(projectRoot, viewTable), 'utf8'))
  if (errors.length > 0) throw new Error(`${viewTable}: ${errors[0]?.message}`)
  const files = new Map<PageKind, string>()
  for (const node of nodesOf(program)) {
    if (node.type !== 'Property' || !isNode(node.key)) continue
    const target = nodesOf(node.value).find(({ type }) => type === 'ImportExpression')
    const kind = node.key.name ?? node.key.value
    if (!target || !isNode(target.source) || typeof target.source.value !== 'string') continue
    files.set(kind as PageKind, posix.join(posix.dirname(viewTable), target.source.value))
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
