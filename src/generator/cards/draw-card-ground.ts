import { cardSize } from '#pages/card-path.ts'
import { siteConfig } from '#pages/site-config.ts'
import { drawText, type CardFonts } from './card-fonts.ts'
import { colours } from './card-layout.ts'

const { width, height } = cardSize
const barTop = 520
const squareSide = 15

/** What all cards share: the chequered edge, the bar with the name of the site, and the plain ground between. */
export function drawCardGround(fonts: CardFonts): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    drawChequers(),
    `<path d="M0 ${barTop}H${width}V${height}H0z" fill="${colours.brand}"/>`,
    drawSlants(),
    drawMark(),
    drawText(fonts.display, siteConfig.siteName.toUpperCase(), { x: 158, y: 596, size: 58, colour: colours.text }),
    '</svg>',
  ].join('')
}

function drawChequers(): string {
  const squares = Array.from({ length: (2 * width) / squareSide }, (_, place) => {
    const x = Math.floor(place / 2) * squareSide
    return (x / squareSide + place) % 2 === 0
      ? `M${x} ${(place % 2) * squareSide}h${squareSide}v${squareSide}h-${squareSide}z`
      : ''
  })
  return `<path d="${squares.join('')}" fill="#fff"/>`
}

/** Fading in towards the right, as behind the heads of pages. */
function drawSlants(): string {
  return Array.from({ length: 16 }, (_, place) => {
    const x = 560 + 44 * place
    return `<path d="M${x} ${height}l40-${height - barTop}h20l-40 ${height - barTop}z" fill="${colours.ground}" fill-opacity="${(place + 1) / 40}"/>`
  }).join('')
}

/** The three shelves of the site's mark. */
function drawMark(): string {
  return `<g transform="translate(72 550) scale(1.5)"><path d="M8 1h40l-4 12H4z" fill="#fff"/><path d="M15 18h18l-3 10H12z" fill="${colours.flag}"/><path d="M10 33h18l-3 10H7z" fill="#fff"/></g>`
}
