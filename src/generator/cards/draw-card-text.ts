import type { Card } from '#pages/card.ts'
import type { Tier } from '#rankings/ranking.ts'
import { drawText, type CardFonts } from './card-fonts.ts'
import { colours, type Box } from './card-layout.ts'
import { fitTitle, lineHeight } from './fit-title.ts'

/** Plates and letters, as in styles/marks.css. */
const tierColours: Readonly<Record<Tier, readonly [plate: string, letter: string]>> = {
  S: ['#d61618', '#ffffff'],
  A: ['#b65200', '#ffffff'],
  B: ['#f2bb2c', '#221800'],
  C: ['#2f7f79', '#ffffff'],
  D: ['#6d6a68', '#ffffff'],
}

const kickerSize = 34
const factSize = 36
const standingSize = 76

/** Kicker, title, fact and standing, one under the other; all together in the middle of the box. */
export function drawCardText(card: Card, { left, top, width, height }: Box, fonts: CardFonts): string {
  const title = fitTitle(card.title, width, (text) => fonts.display.getAdvanceWidth(text, 1))
  const titleHeight = title.lines.length * title.size * lineHeight
  const below = card.standing ? standingSize + 34 : card.fact ? factSize + 30 : 0
  const start = top + (height - (kickerSize + 22 + titleHeight + 30 + below)) / 2
  const titleTop = start + kickerSize + 22
  const lines = title.lines.map((line, place) =>
    drawText(fonts.display, line, {
      x: left,
      y: Math.round(titleTop + title.size * (0.8 + place * lineHeight)),
      size: title.size,
      colour: colours.text,
    }),
  )
  const ruleTop = Math.round(titleTop + titleHeight + 4)
  return [
    drawText(fonts.text, card.kicker, {
      x: left,
      y: Math.round(start + kickerSize),
      size: kickerSize,
      colour: colours.flag,
    }),
    ...lines,
    `<path d="M${left + 4} ${ruleTop}h128l-4 12h-128z" fill="${colours.brand}"/>`,
    drawBelow(card, left, ruleTop + 30, fonts),
  ].join('')
}

function drawBelow({ standing, fact }: Card, left: number, top: number, fonts: CardFonts): string {
  const factAt = (x: number, y: number, colour: string = colours.soft) =>
    drawText(fonts.text, fact, { x, y, size: factSize, colour })
  if (!standing) return factAt(left, top + factSize)
  const rank = `#${standing.rank}`
  const rankWidth = fonts.display.getAdvanceWidth(rank, standingSize)
  const base = top + standingSize * 0.82
  const among = ` of ${standing.of}`
  const amongWidth = fonts.text.getAdvanceWidth(among, factSize)
  const plateLeft = left + rankWidth + amongWidth + 34
  return [
    drawText(fonts.display, rank, { x: left, y: base, size: standingSize, colour: colours.text }),
    drawText(fonts.text, among, { x: left + rankWidth, y: base, size: factSize, colour: colours.soft }),
    drawTier(standing.tier, plateLeft, top, fonts),
    factAt(plateLeft + 96, base),
  ].join('')
}

function drawTier(tier: Tier, left: number, top: number, fonts: CardFonts): string {
  const [plate, letter] = tierColours[tier]
  const letterWidth = fonts.display.getAdvanceWidth(tier, 58)
  return [
    `<path d="M${left + 12} ${top}h58l-12 68h-58z" fill="${plate}"/>`,
    drawText(fonts.display, tier, { x: left + 34 - letterWidth / 2, y: top + 55, size: 58, colour: letter }),
  ].join('')
}
