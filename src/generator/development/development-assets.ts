import type { DocumentAssets } from '../bundle/document-assets.ts'

/** Vite serves the sources themselves, and the browser finds out alone what they import. */
export const developmentAssets: DocumentAssets = {
  entry: '/src/site/shell/entry-client.tsx',
  // Vite's scripts bring it along as well, but only after the first paint.
  styleSheets: ['/src/site/shell/site.css'],
  viewStyleSheets: {},
  fonts: [],
  preloads: {},
}
