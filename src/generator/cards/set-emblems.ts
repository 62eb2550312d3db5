import type { EmblemSubject } from '#pages/cards/emblem-path.ts'
import { palette } from '#pages/config/palette.ts'
import { memoize } from '#base/memoize.ts'
import { darkInk, drawGlaze, drawInk, drawPlate, emblemSide, findInkInset } from '../emblems/draw-emblem.ts'
import { findLook } from '../emblems/emblem-look.ts'
import { emblemBox } from './card-layout.ts'
import type { Mark, Shape } from './card-mark.ts'

/** The marks of one emblem, from the lowest. */
export interface SetEmblem {
  /** Plate and pattern. Emblems that share them have the same array. */
  readonly plate: readonly Mark[]
  /** Silhouette and mark. */
  readonly ink: readonly Mark[]
}

interface Place {
  readonly x: number
  readonly y: number
  readonly side: number
}

/** Positions of one, two or three emblems in their box, like items on shelves, each a little further left. */
const places: Readonly<Record<number, readonly Place[]>> = {
  0: [],
  1: [{ x: 0, y: 0, side: 360 }],
  2: [
    { x: 130, y: 0, side: 200 },
    { x: 30, y: 160, side: 200 },
  ],
  3: [
    { x: 168, y: 0, side: 176 },
    { x: 84, y: 92, side: 176 },
    { x: 0, y: 184, side: 176 },
  ],
}

/** How far silhouettes may reach beyond their square, in the units of the drawing of an emblem. */
const overhang = 2

/**
 * Sets emblems in their box. Few of them are alike, but their parts are: 1,211 have 104 plates, 32 patterns in their
 * frames, and 171 silhouettes. Throws for more emblems than there is room for.
 */
export function createEmblemSetter(): (emblems: readonly EmblemSubject[]) => SetEmblem[] {
  const ofSide = memoize((side: number) =>
    memoize((inset: number) => memoize((part: string) => scalePart(part, inset, side))),
  )
  const setPart = ({ x, y, side }: Place, inset: number, part: string, colour: string | null): Mark => ({
    shape: ofSide(side)(inset)(part),
    x: emblemBox.left + x,
    y: emblemBox.top + y,
    colour,
  })
  const setPlate = memoize((place: Place) =>
    memoize((plate: string) =>
      memoize((glaze: string): readonly Mark[] => [
        setPart(place, 0, plate, null),
        setPart(place, 0, glaze, palette.chalk),
      ]),
    ),
  )
  const setEmblem = (subject: EmblemSubject, place: Place): SetEmblem => {
    const look = findLook(subject)
    const { frame } = look
    const setInk = (part: string, colour: string | null) => setPart(place, findInkInset(frame) - overhang, part, colour)
    // A mark has two colours.
    const mark = look.mark === '' ? [] : [setInk(drawInk(look.mark, frame, look.isDark), null)]
    return {
      plate: setPlate(place)(drawPlate(look.plate, frame))(drawGlaze(look.pattern, frame)),
      ink: [setInk(drawInk(look.silhouette, frame, false), look.isDark ? darkInk : palette.chalk), ...mark],
    }
  }
  return (emblems) => {
    const free = places[emblems.length]
    if (!free) throw new RangeError(`A card has no room for ${emblems.length} emblems.`)
    return emblems.map((emblem, index) => setEmblem(emblem, free[index]!))
  }
}

/**
 * @param inset how far inside the emblem all of the part is, in the units of its drawing
 * @param side of the emblem, in pixels
 */
function scalePart(part: string, inset: number, side: number): Shape {
  const scale = side / emblemSide
  const edge = Math.floor(inset * scale)
  return {
    elements: `<g transform="scale(${scale})">${part}</g>`,
    box: { left: edge, top: edge, width: side - 2 * edge, height: side - 2 * edge },
  }
}
