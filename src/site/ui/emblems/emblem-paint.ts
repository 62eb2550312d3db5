import type { Platform } from '#catalogue/entities.ts'
import { tones } from '#pages/config/emblem-palette.ts'
import type { PictureName } from './emblem-names.ts'
import type { ToneName } from './tone-words.ts'
import { hueCount, type HueName } from './pick-emblem.ts'

/** How emblems are painted: the one source of the style sheet and of everything that is drawn. */

/** The hue of a course, in OKLCH degrees. */
const eraHues: Readonly<Record<Platform, number>> = {
  tour: 25,
  rmx: 320,
  snes: 300,
  n64: 145,
  gba: 275,
  gcn: 255,
  ds: 210,
  wii: 230,
  '3ds': 60,
}
/** In OKLCH degrees; those by lot are spaced evenly. */
export const hues: ReadonlyMap<string, number> = new Map<HueName, number>([
  ...Array.from({ length: hueCount }, (_, number) => [`hue-${number}`, 6 + 22.5 * number] as const),
  ...Object.entries(eraHues).map(([era, hue]) => [`era-${era as Platform}`, hue] as const),
])

interface Edge {
  readonly lightness: number
  readonly chroma: number
}

/** OKLCH of the upper and the lower edge of a plate with a hue, but for the hue. */
export const plateEdges = {
  /** Of courses, skills, tours and badges, which have no name to take a colour from. */
  vivid: [
    { lightness: 0.68, chroma: 0.17 },
    { lightness: 0.42, chroma: 0.14 },
  ],
  /** Of an item whose name says no colour, so that none looks like its red or green sister. */
  quiet: [
    { lightness: 0.68, chroma: 0.07 },
    { lightness: 0.42, chroma: 0.07 },
  ],
} as const satisfies Readonly<Record<string, readonly [Edge, Edge]>>

export interface PlatePaint {
  /** In degrees, clockwise from the top. */
  readonly angle: number
  readonly stops: readonly PaintStop[]
}

export interface PaintStop {
  /** Part of the gradient line in per cent. */
  readonly at: number
  readonly colour: string
}

export const plateAngle = 160

/** The plate of an item whose name says a colour. */
export function paintTone(tone: ToneName): PlatePaint {
  if (tone !== 'rainbow') return { angle: plateAngle, stops: spreadStops(tones[tone]) }
  const { red, orange, yellow, green, blue, purple } = tones
  return {
    angle: 115,
    stops: [
      { at: 12, colour: red[0] },
      { at: 30, colour: orange[0] },
      { at: 44, colour: yellow[1] },
      { at: 58, colour: green[0] },
      { at: 74, colour: blue[0] },
      { at: 90, colour: purple[0] },
    ],
  }
}

/** Two stops at the ends of the line. */
export function spreadStops([upper, lower]: readonly [string, string]): PaintStop[] {
  return [
    { at: 0, colour: upper },
    { at: 100, colour: lower },
  ]
}

const lightTones: ReadonlySet<ToneName> = new Set(['yellow', 'silver', 'white', 'cream'])

/** Whether a plate is so light that the silhouette on it is dark. */
export function isLight(tone: ToneName | null): boolean {
  return tone !== null && lightTones.has(tone)
}

/** Corners of plates and frames as parts of the square's side in per cent. */
export const plateCorners = {
  super: [
    [24, 0],
    [76, 0],
    [100, 24],
    [100, 76],
    [76, 100],
    [24, 100],
    [0, 76],
    [0, 24],
  ],
  'high-end': [
    [22, 0],
    [100, 0],
    [100, 72],
    [78, 100],
    [0, 100],
    [0, 28],
  ],
} as const

/** Radius of the corners of a normal item's plate, and how far inside the frame parts are, in per cent of the emblem. */
export const normalRadius = 26
export const plateInset = 5
export const silhouetteInset = { item: 15, round: 23 } as const

/** How many silhouettes a picture of them has in a row. */
export const pictureColumns = 8
/** The name of the file with the silhouettes. */
export const pictureFiles = {
  driver: 'drivers',
  kart: 'karts',
  glider: 'gliders',
  skill: 'skills',
  other: 'silhouettes',
} as const satisfies Readonly<Record<PictureName, string>>
