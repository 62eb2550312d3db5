import type { Card } from '#pages/cards/card.ts'
import type { EmblemSubject } from '#pages/cards/emblem-path.ts'
import { palette } from '#pages/config/palette.ts'
import { memoize } from '#base/memoize.ts'
import * as say from '#wording/site.ts'
import type { Tier } from '#rankings/ranking.ts'
import { darkInk, drawGlaze, drawInk, drawPlate, emblemSide, findInkInset, findLook } from '../emblems/draw-emblem.ts'
import type { CardFonts } from './card-fonts.ts'
import { textBox, wideTextBox, emblemBox, type Box, type Mark, type Shape } from './card-mark.ts'

/** What lies on the ground of a card. */
export interface CardArrangement {
  /** The lowest marks. Cards that share them have the same array. */
  readonly backdrop: readonly Mark[]
  readonly marks: readonly Mark[]
}

const plain: readonly Mark[] = []

/** Arranges emblem and text of a card. Throws for more emblems than it has room for. */
export function createCardArranger(fonts: CardFonts): (card: Card) => CardArrangement {
  const setEmblems = createEmblemSetter()
  return (card) => {
    const emblems = setEmblems(card.emblems)
    const [only, second] = emblems
    const text = drawCardText(card, only ? textBox : wideTextBox, fonts)
    // Where there are several, they overlap.
    if (only && !second) return { backdrop: only.plate, marks: [...only.ink, ...text] }
    return { backdrop: plain, marks: [...emblems.flatMap(({ plate, ink }) => [...plate, ...ink]), ...text] }
  }
}

/** Sorts cards that share a backdrop, or at least its plate, next to each other. */
export function compareBackdrops(one: CardArrangement, other: CardArrangement): number {
  const [a, b] = [one, other].map(({ backdrop }) => backdrop.map(({ shape }) => shape.elements).join('')) as [
    string,
    string,
  ]
  return a < b ? -1 : Number(a > b)
}

/** The marks of one emblem, from the lowest. */
interface SetEmblem {
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
 * Sets emblems in their box. Few of them are the same, but their parts are: 1,211 have 104 plates, 32 patterns in their
 * frames, and 171 silhouettes. Throws for more emblems than there is room for.
 */
function createEmblemSetter(): (emblems: readonly EmblemSubject[]) => SetEmblem[] {
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

/** Plates and letters, as in tier-mark.css. */
const tierColours: Readonly<Record<Tier, readonly [plate: string, letter: string]>> = {
  S: [palette['tier-s'], palette.chalk],
  A: [palette['tier-a'], palette.chalk],
  B: [palette['tier-b'], palette['on-metal']],
  C: [palette['tier-c'], palette.chalk],
  D: [palette['tier-d'], palette.chalk],
}

const kickerSize = 34
const factSize = 36
/** Distance between baselines. */
const factLine = 50
const rankSize = 76
const tierSize = 58

const rule: Shape = {
  elements: '<path d="M4 0h128l-4 12h-128z"/>',
  box: { left: 0, top: 0, width: 132, height: 12 },
}
const tierPlate: Shape = {
  elements: '<path d="M12 0h58l-12 68h-58z"/>',
  box: { left: 0, top: 0, width: 70, height: 68 },
}

/** Kicker, title, fact and rank, one below the other, centred in the box as a group. */
function drawCardText(card: Card, { left, top, width, height }: Box, fonts: CardFonts): Mark[] {
  const title = fitTitle(card.title, width, fonts.display.measure)
  const titleHeight = title.lines.length * title.size * lineHeight
  const below = card.ranked
    ? rankSize + 34
    : card.fact
      ? (card.fact.split('\n').length - 1) * factLine + factSize + 30
      : 0
  const start = top + (height - (kickerSize + 22 + titleHeight + 30 + below)) / 2
  const titleTop = start + kickerSize + 22
  const lines = title.lines.flatMap((line, index) =>
    fonts.display.set(line, {
      x: left,
      y: Math.round(titleTop + title.size * (0.8 + index * lineHeight)),
      size: title.size,
      colour: palette.chalk,
    }),
  )
  const ruleTop = Math.round(titleTop + titleHeight + 4)
  return [
    ...fonts.text.set(card.kicker, {
      x: left,
      y: Math.round(start + kickerSize),
      size: kickerSize,
      colour: palette.flag,
    }),
    ...lines,
    { shape: rule, x: left, y: ruleTop, colour: palette.brand },
    ...drawBelow(card, left, ruleTop + 30, fonts),
  ]
}

function drawBelow({ ranked, fact }: Card, left: number, top: number, fonts: CardFonts): Mark[] {
  const factAt = (x: number, y: number) =>
    fact
      .split('\n')
      .flatMap((line, index) =>
        fonts.text.set(line, { x, y: y + index * factLine, size: factSize, colour: palette['chalk-soft'] }),
      )
  if (!ranked) return factAt(left, top + factSize)
  const number = `#${ranked.rank}`
  const numberWidth = fonts.display.measure(number) * rankSize
  const base = top + rankSize * 0.82
  const among = say.among({ of: ranked.of })
  const amongWidth = fonts.text.measure(among) * factSize
  const plateLeft = Math.round(left + numberWidth + amongWidth + 34)
  return [
    ...fonts.display.set(number, { x: left, y: base, size: rankSize, colour: palette.chalk }),
    ...fonts.text.set(among, { x: left + numberWidth, y: base, size: factSize, colour: palette['chalk-soft'] }),
    ...(ranked.tier === null ? [] : drawTier(ranked.tier, plateLeft, top, fonts)),
    ...factAt(ranked.tier === null ? plateLeft : plateLeft + 96, base),
  ]
}

function drawTier(tier: Tier, left: number, top: number, fonts: CardFonts): Mark[] {
  const [plate, letter] = tierColours[tier]
  const letterWidth = fonts.display.measure(tier) * tierSize
  return [
    { shape: tierPlate, x: left, y: top, colour: plate },
    ...fonts.display.set(tier, { x: left + 34 - letterWidth / 2, y: top + 55, size: tierSize, colour: letter }),
  ]
}

interface FittedTitle {
  readonly lines: readonly string[]
  /** Pixels. */
  readonly size: number
}

/** Largest first. What does not fit at the smallest size is cut off. */
const sizes = [112, 96, 84, 72, 62] as const
const mostLines = 3
/** Distance between baselines, as a multiple of the size. */
const lineHeight = 0.98

/**
 * Breaks a title into lines that fit the width, as large as possible. One or two lines at any size are better than
 * three.
 * @param measure width of a text at size 1
 */
export function fitTitle(title: string, width: number, measure: (text: string) => number): FittedTitle {
  const words = title.split(' ')
  for (const limit of [2, mostLines]) {
    for (const size of sizes) {
      const lines = breakLines(words, width / size, measure)
      const fits = lines.length <= limit && lines.every((line) => measure(line) * size <= width)
      if (fits) return { lines, size }
    }
  }
  const size = sizes.at(-1)!
  return { lines: breakLines(words, width / size, measure).slice(0, mostLines), size }
}

function breakLines(words: readonly string[], width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
