import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Font, type Glyph, parse, type PathCommand } from 'opentype.js/dist/opentype.mjs'
import { memoize } from '#base/memoize.ts'
import { projectRoot } from '../files/project-root.ts'
import type { Mark, Shape } from './card-mark.ts'

/** The site's typefaces. Text is drawn as outlines, because a build machine may have no fonts. */
export interface CardFonts {
  readonly display: CardFont
  readonly text: CardFont
}

interface CardFont {
  /** Width as a multiple of the size. */
  readonly measure: (text: string) => number
  /** The letters of a text as marks. */
  readonly set: (text: string, position: TextPosition) => Mark[]
}

interface TextPosition {
  readonly x: number
  /** Of the baseline. */
  readonly y: number
  /** Pixels. */
  readonly size: number
  readonly colour: string
}

/** Letters start at half pixels: at whole pixels, the gaps in small text look uneven. */
const steps = 2

export function loadCardFonts(): CardFonts {
  return {
    display: loadFont('barlow-condensed/files/barlow-condensed-latin-700-italic.woff'),
    text: loadFont('barlow/files/barlow-latin-400-normal.woff'),
  }
}

function loadFont(file: string): CardFont {
  const bytes = readFileSync(join(projectRoot, 'node_modules/@fontsource', file))
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  const ofSize = memoize((size: number) =>
    memoize((step: number) => memoize((glyph: Glyph) => drawGlyph(font, glyph, size, step / steps))),
  )
  const findWord = memoize((word: string) => layOutWord(font, word))
  const space = findWord(' ').width
  return {
    measure: (text) => splitWords(text).reduce((width, word) => width + space + findWord(word).width, -space),
    set(text, { x, y, size, colour }) {
      let start = x
      return splitWords(text).flatMap((word) => {
        const { letters, width } = findWord(word)
        const marks = letters.map(({ glyph, left }): Mark => {
          const step = Math.round((start + left * size) * steps)
          const shape = ofSize(size)(step % steps)(glyph)
          return { shape, x: Math.floor(step / steps), y: Math.round(y), colour }
        })
        start += (width + space) * size
        return marks
      })
    },
  }
}

/** Words come up again and again, and take a while to lay out. These typefaces have no kerning beside a space. */
function splitWords(text: string): string[] {
  return text.split(' ')
}

/** A word at size 1. */
interface Word {
  readonly letters: readonly { readonly glyph: Glyph; readonly left: number }[]
  readonly width: number
}

function layOutWord(font: Font, word: string): Word {
  const letters: { glyph: Glyph; left: number }[] = []
  const width = font.forEachGlyph(word, 0, 0, 1, undefined, (glyph, left) => letters.push({ glyph, left }))
  return { letters, width }
}

/** @param x start of the glyph, as a fraction of a pixel */
function drawGlyph(font: Font, glyph: Glyph, size: number, x: number): Shape {
  const path = glyph.getPath(x, 0, size, undefined, font)
  const { x1, y1, x2, y2 } = path.getBoundingBox()
  const [left, top] = [Math.floor(x1), Math.floor(y1)]
  const commands = path.commands.map(formatCommand).join('')
  return {
    elements: commands === '' ? '' : `<path d="${commands}"/>`,
    box: { left, top, width: Math.ceil(x2) - left, height: Math.ceil(y2) - top },
  }
}

/** The library's own path formatter writes NaN for numbers just above an integer. */
function formatCommand(command: PathCommand): string {
  switch (command.type) {
    case 'M':
    case 'L':
      return command.type + formatPoints(command.x, command.y)
    case 'Q':
      return `Q${formatPoints(command.x1, command.y1, command.x, command.y)}`
    case 'C':
      return `C${formatPoints(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`
    case 'Z':
      return 'Z'
  }
}

function formatPoints(...coordinates: number[]): string {
  return coordinates.map((coordinate) => Math.round(coordinate * 10) / 10).join(' ')
}
