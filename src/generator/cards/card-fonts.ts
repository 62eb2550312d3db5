import { readFileSync } from 'node:fs'
import { join } from 'node:path'
// Node sees one export of this CommonJS module, its default; its types name the parts.
// oxlint-disable-next-line import/default
import opentype, { type Font, type PathCommand } from 'opentype.js'
import { projectRoot } from '../project-root.ts'

/** The faces of the site. Text becomes outlines, for no machine that builds can be relied on to have a font. */
export interface CardFonts {
  readonly display: Font
  readonly text: Font
}

export function loadCardFonts(): CardFonts {
  return {
    display: loadFont('barlow-condensed/files/barlow-condensed-latin-700-italic.woff'),
    text: loadFont('barlow/files/barlow-latin-400-normal.woff'),
  }
}

function loadFont(file: string): Font {
  const bytes = readFileSync(join(projectRoot, 'node_modules/@fontsource', file))
  // oxlint-disable-next-line import/no-named-as-default-member
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}

export interface TextPlace {
  readonly x: number
  /** Of the base line. */
  readonly y: number
  /** Pixels. */
  readonly size: number
  readonly colour: string
}

export function drawText(font: Font, text: string, { x, y, size, colour }: TextPlace): string {
  const { commands } = font.getPath(text, x, y, size)
  return `<path d="${commands.map(writeCommand).join('')}" fill="${colour}"/>`
}

/** The library's own writing of paths makes NaN of numbers a hair above a whole one. */
function writeCommand(command: PathCommand): string {
  switch (command.type) {
    case 'M':
    case 'L':
      return command.type + writePoints(command.x, command.y)
    case 'Q':
      return `Q${writePoints(command.x1, command.y1, command.x, command.y)}`
    case 'C':
      return `C${writePoints(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`
    case 'Z':
      return 'Z'
  }
}

function writePoints(...coordinates: number[]): string {
  return coordinates.map((coordinate) => Math.round(coordinate * 10) / 10).join(' ')
}
