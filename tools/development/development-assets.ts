import type { DocumentAssets } from '#generator/bundle/document-assets.ts'

/** Vite serves the sources, so the browser finds their imports by itself. */
export const developmentAssets: DocumentAssets = {
  entry: '/src/site/shell/entry-client.tsx',
  // Scripts load it as well, but only after the first paint.
  styleSheets: ['/src/site/shell/site.css'],
  viewStyleSheets: {},
  fonts: [],
  preloads: {},
}
