import type { PageSource } from '#pages/source/build-page-source.ts'
import { buildDesignData } from './build-design-data.ts'
import { designStateId, designTitle } from './design-address.ts'

/** The page of everything that the site is made of, for its developers: drawn in the browser, and part of no build. */
export function writeDesignDocument(source: PageSource): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="build-hash" content="development">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${designTitle}</title><link rel="stylesheet" href="/src/site/shell/site.css"></head><body>`,
    `<script type="application/json" id="${designStateId}">${JSON.stringify(buildDesignData(source)).replaceAll('<', '\\u003c')}</script>`,
    '<script type="module" src="/tools/design/start.tsx"></script></body></html>',
  ].join('')
}
