import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/**
 * What a browser loads before a page of a built site is interactive, as one line, in thousands of bytes after Brotli.
 */
export function measureLoad(siteFolder: string, page: string): string {
  const html = readFileSync(join(siteFolder, page, 'index.html'), 'utf8')
  const head = html.slice(0, html.indexOf('</head>'))
  const addresses = (pattern: RegExp): string[] => [...head.matchAll(pattern)].map(([, address]) => address ?? '')
  const scripts = addresses(/(?:modulepreload" href|type="module" src)="([^"]+)"/g)
  const styles = addresses(/rel="stylesheet" href="([^"]+)"/g)
  const weigh = (files: readonly string[]): string =>
    kilobytes(files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(siteFolder, file))).length, 0))
  const document = kilobytes(brotliCompressSync(html).length)
  return `/${page}/ loads ${weigh(scripts)} of JavaScript in ${scripts.length} files, ${weigh(styles)} of CSS, ${document} of HTML`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
