import { cardSize } from '#pages/cards/card-path.ts'
import { palette } from '#pages/config/palette.ts'
import { siteName } from '#pages/config/site-name.ts'
import type { CardFonts } from './card-fonts.ts'
import type { Mark } from './card-mark.ts'

const { width, height } = cardSize
/** Edges on the 16-pixel grid of JPEG blocks cost no bytes. */
const barTop = 528
const squareSide = 16

/** Draws what all cards share: the chequered edge, the bar with the site's name, and the plain ground between them. */
export function drawCardGround(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${palette.asphalt}"/>`,
    drawChequers(),
    `<path d="M0 ${barTop}H${width}V${height}H0z" fill="${palette.brand}"/>`,
    drawSlants(),
    drawMark(),
    '</svg>',
  ].join('')
}

/** The name of the site, on the bar. */
export function setSiteName(fonts: CardFonts): Mark[] {
  return fonts.display.set(siteName.toUpperCase(), { x: 158, y: 600, size: 58, colour: palette.chalk })
}

function drawChequers(): string {
  const squares = Array.from({ length: (2 * width) / squareSide }, (_, index) => {
    const x = Math.floor(index / 2) * squareSide
    return (x / squareSide + index) % 2 === 0
      ? `M${x} ${(index % 2) * squareSide}h${squareSide}v${squareSide}h-${squareSide}z`
      : ''
  })
  return `<path d="${squares.join('')}" fill="${palette.chalk}"/>`
}

/** Fades in towards the right, as behind page headers. */
function drawSlants(): string {
  return Array.from({ length: 16 }, (_, index) => {
    const x = 560 + 44 * index
    return `<path d="M${x} ${height}l40-${height - barTop}h20l-40 ${height - barTop}z" fill="${palette.asphalt}" fill-opacity="${(index + 1) / 40}"/>`
  }).join('')
}

/** The three shelves of the site's mark. */
function drawMark(): string {
  return `<g transform="translate(72 554) scale(1.5)"><path d="M8 1h40l-4 12H4z" fill="${palette.chalk}"/><path d="M15 18h18l-3 10H12z" fill="${palette.flag}"/><path d="M10 33h18l-3 10H7z" fill="${palette.chalk}"/></g>`
}
