import { existsSync } from 'node:fs'
import type { Manifest } from 'vite'
import { expect, test } from 'vitest'
import { routes } from '#pages/routes/routes.ts'
import { buildDocumentAssets, readViewFiles } from './build-document-assets.ts'

const views = new Map([['checklist', 'src/checklist-view.tsx'] as const])

/** The manifest of a site with one page and what it loads on demand. */
function describe(bodyImports: string[]): Manifest {
  return {
    'src/site/shell/entry-client.tsx': { file: 'assets/js/entry.js', isEntry: true, css: ['assets/css/entry.css'] },
    '_parts.js': { file: 'assets/js/parts.js', imports: ['src/site/shell/entry-client.tsx'] },
    'src/checklist-view.tsx': {
      file: 'assets/js/page-checklist.js',
      imports: ['_parts.js'],
      dynamicImports: ['src/checklist-body.tsx'],
      css: ['assets/css/page-checklist.css'],
    },
    'src/checklist-body.tsx': { file: 'assets/js/checklist-body.js', imports: bodyImports },
  }
}

test('a page announces its chunk and all that this imports, but nothing that it loads on demand', () => {
  expect(buildDocumentAssets(describe(['_parts.js']), views)).toEqual({
    entry: '/assets/js/entry.js',
    styleSheets: ['/assets/css/entry.css'],
    viewStyleSheets: { checklist: ['/assets/css/page-checklist.css'] },
    fonts: [],
    preloads: { checklist: ['/assets/js/page-checklist.js', '/assets/js/parts.js'] },
  })
})

test('a chunk that imports that of a page fails the build, and is named', () => {
  expect(() => buildDocumentAssets(describe(['_parts.js', 'src/checklist-view.tsx']), views)).toThrow(
    'src/checklist-body.tsx imports src/checklist-view.tsx',
  )
})

test('every kind of page has a file with its view', () => {
  const files = readViewFiles()
  expect(new Set(files.keys())).toEqual(new Set(Object.keys(routes)))
  expect([...files.values()].filter((file) => !existsSync(file))).toEqual([])
})
