import Color from 'colorjs.io'
import type { Platform } from '#catalogue/entities.ts'

/** Degrees of OKLCH: those of the classes `hue-N` of emblem.css lie evenly, from the first on. */
const firstHue = 6
const hueStep = 22.5

/** Those of the classes `era-…`. */
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

/** The hue of a class. Throws for one that there is not. */
export function findHue(className: string): number {
  const [kind, name = ''] = className.split(/-(.*)/s)
  if (kind === 'hue' && /^\d+$/.test(name)) return firstHue + hueStep * Number(name)
  const era = Object.entries(eraHues).find(([platform]) => platform === name)
  if (kind !== 'era' || !era) throw new RangeError(`Emblems have no hue ${className}.`)
  return era[1]
}

/** From the upper edge of a plate to the lower, as browsers paint what their screens cannot show; as #rrggbb. */
export function mixPlateColours(hue: number): { light: string; dark: string } {
  return { light: writeHex(0.68, 0.17, hue), dark: writeHex(0.42, 0.14, hue) }
}

function writeHex(lightness: number, chroma: number, hue: number): string {
  return new Color('oklch', [lightness, chroma, hue])
    .to('srgb')
    .toGamut({ method: 'clip' })
    .toString({ format: 'hex', collapse: false })
}
