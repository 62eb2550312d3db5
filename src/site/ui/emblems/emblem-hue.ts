import Color from 'colorjs.io'
import type { Platform } from '#catalogue/entities.ts'

/** OKLCH degrees of the classes `hue-N` in emblem.css, which are spaced evenly. */
const firstHue = 6
const hueStep = 22.5

/** The hues of the classes `era-…`. */
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

/** OKLCH chroma at the upper and lower edge of a plate. */
export interface PlateChroma {
  readonly light: number
  readonly dark: number
}

/** Of everything without a name to take a colour from: courses, skills, tours and badges. */
export const vividChroma: PlateChroma = { light: 0.17, dark: 0.14 }

/** Of items whose name says no colour. */
export const quietChroma: PlateChroma = { light: 0.07, dark: 0.07 }

/** The hue of a class. Throws for an unknown class. */
export function findHue(className: string): number {
  const [kind, name = ''] = className.split(/-(.*)/s)
  if (kind === 'hue' && /^\d+$/.test(name)) return firstHue + hueStep * Number(name)
  const era = Object.entries(eraHues).find(([platform]) => platform === name)
  if (kind !== 'era' || !era) throw new RangeError(`Emblems have no hue ${className}.`)
  return era[1]
}

/** The colours at the upper and lower edge of a plate as #rrggbb, clipped to sRGB as browsers do. */
export function mixPlateColours(hue: number, chroma: PlateChroma): { light: string; dark: string } {
  return { light: writeHex(0.68, chroma.light, hue), dark: writeHex(0.42, chroma.dark, hue) }
}

function writeHex(lightness: number, chroma: number, hue: number): string {
  return new Color('oklch', [lightness, chroma, hue])
    .to('srgb')
    .toGamut({ method: 'clip' })
    .toString({ format: 'hex', collapse: false })
}
