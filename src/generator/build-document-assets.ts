import type { PageKind } from '#pages/page-data.ts'
import type { Manifest } from 'vite'
import type { DocumentAssets } from './document-frame.ts'

const entrySource = 'src/site/entry-client.tsx'
/** The name that Vite gives to the one sheet of a site whose styles are not split. */
const styleSheetSource = 'style.css'

/**
 * What each kind of page loads, from Vite's manifest of the built files.
 * @param viewFiles The source file of each kind's component, as the manifest names it.
 */
export function buildDocumentAssets(manifest: Manifest, viewFiles: ReadonlyMap<PageKind, string>): DocumentAssets {
  const entry = find(manifest, entrySource)
  const shared = filesWithImports(manifest, entrySource)
  const preloads = [...viewFiles].map(([kind, source]) => {
    const files = new Set([...shared, ...filesWithImports(manifest, source)])
    files.delete(entry.file)
    return [kind, [...files].map((file) => `/${file}`)]
  })
  return {
    entry: `/${entry.file}`,
    styleSheets: [`/${find(manifest, styleSheetSource).file}`],
    fonts: Object.values(manifest)
      .filter(({ file }) => file.endsWith('.woff2'))
      .map(({ file }) => `/${file}`),
    preloads: Object.fromEntries(preloads),
  }
}

function find(manifest: Manifest, source: string): Manifest[string] {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`${source} is missing from the bundle.`)
  return chunk
}

/** A chunk's file and all files that it imports at once, each once. */
function filesWithImports(manifest: Manifest, source: string, found = new Set<string>()): Set<string> {
  const chunk = find(manifest, source)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesWithImports(manifest, imported, found)
  return found
}
