import type { DocumentAssets } from './document-frame.ts'

/** Vite serves the sources themselves, and the browser finds out alone what they import. */
export const developmentAssets: DocumentAssets = {
  entry: '/src/site/entry-client.tsx',
  styleSheets: [],
  viewStyleSheets: {},
  fonts: [],
  preloads: {},
}
