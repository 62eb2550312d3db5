import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { projectRoot } from '../files/project-root.ts'

/** Below node_modules/@fontsource/. */
const originals = [
  'barlow/files/barlow-latin-400-normal.woff2',
  'barlow/files/barlow-latin-700-normal.woff2',
  'barlow-condensed/files/barlow-condensed-latin-700-italic.woff2',
]
const ascii = range(0x20, 0x7e)
/** Letters of the Western languages that names are known in, their quotation marks, and the signs between. */
const western = `${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„‹›…•−×→←`
/** Tabular figures, and kerning; fractions and the like are left out. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'liga', 'rlig', 'calt', 'clig']

/**
 * The fonts of the site, by file name: those of the libraries, with only the characters that the site uses, and without
 * hinting for low-resolution screens, which is a third of their bytes. Other characters are shown in the next font of
 * the stack.
 */
export async function subsetFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const fonts = new Map<string, Buffer>()
  for (const original of originals) {
    const bytes = readFileSync(join(projectRoot, 'node_modules/@fontsource', original))
    const options = { targetFormat: 'woff2', keepFeatures: features, noHinting: true } as const
    fonts.set(original.slice(original.lastIndexOf('/') + 1), await subsetFont(bytes, ascii + western, options))
  }
  return fonts
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
