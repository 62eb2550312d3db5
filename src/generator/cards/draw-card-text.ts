import * as say from '#wording/site.ts'
import type { Card } from '#pages/cards/card.ts'
import { palette } from '#pages/config/palette.ts'
import type { Tier } from '#rankings/ranking.ts'
import type { CardFonts } from './card-fonts.ts'
import type { Box } from './card-layout.ts'
import type { Mark, Shape } from './card-mark.ts'

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
export function drawCardText(card: Card, { left, top, width, height }: Box, fonts: CardFonts): Mark[] {
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

export interface FittedTitle {
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
