import { palette } from '#pages/config/palette.ts'
import type { GradientStop } from './emblem-gradient.ts'
import { findHue, mixPlateColours, type PlateChroma } from './emblem-hue.ts'

/** Everything inside the frame of an emblem. */
export interface EmblemLook {
  readonly plate: PlatePaint
  /** Of the class `pattern-N`. */
  readonly pattern: number
  /** Shapes of the silhouette. */
  readonly silhouette: string
  /** Shapes of the mark of a costume, '' for none. */
  readonly mark: string
  /** Whether silhouette and mark are dark, for a plate that is light. */
  readonly isDark: boolean
}

export interface PlatePaint {
  /** In degrees, clockwise from the top. */
  readonly angle: number
  readonly stops: readonly GradientStop[]
}

/** The paint of a plate with a hue of emblem.css. Throws for an unknown class. */
export function mixPlate(hueClass: string, chroma: PlateChroma): PlatePaint {
  const { light, dark } = mixPlateColours(findHue(hueClass), chroma)
  return { angle: 160, stops: spread([light, dark]) }
}

/** The paint of a plate from a gradient of tokens. Throws for one that the palette does not have. */
export function readPlate(gradient: string): PlatePaint {
  const angle = /^linear-gradient\( ?(\d+)deg,/.exec(gradient)?.[1]
  const found = [...gradient.matchAll(/var\(--([\w-]+)\)(?: (\d+)%)?/g)]
  if (angle === undefined || found.length < 2) throw new Error(`"${gradient}" is no gradient of tokens.`)
  const even = spread(found.map(([, name = '']) => findColour(name)))
  return {
    angle: Number(angle),
    stops: even.map((stop, at) => ({ ...stop, at: Number(found[at]![2] ?? stop.at * 100) / 100 })),
  }
}

function spread(colours: readonly string[]): GradientStop[] {
  return colours.map((colour, index) => ({ at: index / (colours.length - 1), colour }))
}

function findColour(token: string): string {
  const colour = Object.entries(palette).find(([name]) => name === token)?.[1]
  if (colour === undefined) throw new Error(`The palette has no ${token}, which an emblem is painted with.`)
  return colour
}
