import { itemKinds, rarities } from '#catalogue/entities.ts'
import type { frameColours } from '#pages/config/emblem-palette.ts'
import { palette } from '#pages/config/palette.ts'
import { darkInkFilter, findFrameStops, frameAngle } from '#generator/emblems/draw-emblem.ts'
import { emblemPatterns, glaze } from '#generator/emblems/emblem-pattern.ts'
import { silhouetteShapes, silhouetteSide } from '#generator/emblems/silhouette-shapes.ts'
import { listSilhouettes, nameRules, type PictureName, type SilhouetteName } from '#site/ui/emblems/emblem-names.ts'
import {
  hues,
  isLight,
  normalRadius,
  paintTone,
  pictureColumns,
  pictureFiles,
  plateAngle,
  plateCorners,
  plateEdges,
  plateInset,
  silhouetteInset,
  type PaintStop,
} from '#site/ui/emblems/emblem-paint.ts'

/**
 * The style sheet of emblems and the pictures that it shows, by file name. A kind has one picture with all its
 * silhouettes, because a browser opens every picture as a document of its own, and a list shows them all.
 */
export function buildEmblemSheets(): ReadonlyMap<string, string> {
  return new Map([
    ['emblem-tables.css', buildStyleSheet()],
    ...pictures.map((name) => [`${pictureFiles[name]}.svg`, buildPicture(listSilhouettes(name))] as const),
  ])
}

const named = [...itemKinds, 'skill'] as const
const pictures: readonly PictureName[] = [...named, 'other']

function buildStyleSheet(): string {
  return [
    '/* Written by `npm run emblems` from emblem-names.ts, tone-words.ts and emblem-paint.ts: change them, not this. */',
    rule('.emblem', [['--glaze', `rgb(255 255 255 / ${glaze.opacity})`], ...showPicture('other', '?inline')]),
    rule('.emblem::before', [
      ['inset', `max(2px, ${em(plateInset)})`],
      ['background', `var(--pattern), var(--plate, ${writePlate('vivid')})`],
    ]),
    rule('.emblem::after', [['inset', em(silhouetteInset.item)]]),
    rule('.emblem.round::after', [['inset', em(silhouetteInset.round)]]),
    ...rarities.map((rarity) =>
      rule(`.emblem.${rarity}`, [
        ['--frame', writeFrame(rarity)],
        ['--shape', writeShape(rarity)],
      ]),
    ),
    ...emblemPatterns.map(({ css }, number) => rule(`.pattern-${number}`, [['--pattern', css]])),
    ...Array.from(hues, ([name, hue]) => rule(`.${name}`, [['--hue', String(hue)]])),
    ...listSilhouettes('other').map((name) => rule(`.${name}`, [['--silhouette', findPosition('other', name)]])),
    rule(itemKinds.map((kind) => `.${kind}`).join(), [['--plate', writePlate('quiet')]]),
    ...named.map((family) => rule(`.${family}`, showPicture(family))),
    ...named.flatMap((family) =>
      nameRules[family].map(([name, words]) =>
        rule(selectWords(family, words), [['--silhouette', findPosition(family, name)]]),
      ),
    ),
    ...nameRules.mark.map(([name, words]) =>
      rule(selectWords('driver', words), [
        ['--mark', `var(--picture) ${findPosition('driver', name)} / var(--grid) no-repeat`],
      ]),
    ),
    ...nameRules.tone.map(([tone, words]) => {
      const { angle, stops } = paintTone(tone)
      return rule(selectWords('emblem', words), [
        ['--plate', writeGradient(angle, stops)],
        ['--ink', isLight(tone) ? darkInkFilter : 'none'],
      ])
    }),
    '',
  ].join('\n')
}

type Declaration = readonly [property: string, value: string]

function rule(selector: string, declarations: readonly Declaration[]): string {
  return `${selector} { ${declarations.map(([property, value]) => `${property}: ${value};`).join(' ')} }`
}

/** @param words with a space between them; '' for every name */
function selectWords(className: string, words: string): string {
  return words
    .split(' ')
    .map((word) => (word === '' ? `.${className}` : `.${className}[data-words*='-${word}-']`))
    .join(', ')
}

function em(hundredths: number): string {
  return `${hundredths / 100}em`
}

function writePlate(kind: keyof typeof plateEdges): string {
  const colours = plateEdges[kind].map(({ lightness, chroma }) => `oklch(${lightness} ${chroma} var(--hue))`)
  return `linear-gradient(${plateAngle}deg, ${colours.join(', ')})`
}

/** The ends of the line need no number. */
function writeGradient(angle: number, stops: readonly PaintStop[]): string {
  const written = stops.map(({ at, colour }) => (at % 100 === 0 ? colour : `${colour} ${at}%`))
  return `linear-gradient(${angle}deg, ${written.join(', ')})`
}

function writeFrame(rarity: keyof typeof frameColours): string {
  const stops = findFrameStops(rarity)
  return stops.length === 1 ? stops[0]!.colour : writeGradient(frameAngle, stops)
}

function writeShape(rarity: keyof typeof frameColours): string {
  if (rarity === 'normal') return `inset(0 round ${em(normalRadius)})`
  return `polygon(${plateCorners[rarity].map(([x, y]) => `${percent(x)} ${percent(y)}`).join(', ')})`
}

function percent(value: number): string {
  return value === 0 ? '0' : `${value}%`
}

function countRows(names: readonly SilhouetteName[]): number {
  return Math.ceil(names.length / pictureColumns)
}

function showPicture(picture: PictureName, query = ''): Declaration[] {
  return [
    ['--picture', `url(./${pictureFiles[picture]}.svg${query})`],
    ['--grid', `${pictureColumns}00% ${countRows(listSilhouettes(picture))}00%`],
  ]
}

/** The value of `background-position`, a part of what is left of the picture beside the square. */
function findPosition(picture: PictureName, name: SilhouetteName): string {
  const names = listSilhouettes(picture)
  const index = names.indexOf(name)
  const [column, row] = [index % pictureColumns, Math.floor(index / pictureColumns)]
  return `${findPart(column, pictureColumns)} ${findPart(row, countRows(names))}`
}

function findPart(at: number, count: number): string {
  return percent(Math.round((at / (count - 1)) * 100_000) / 1000)
}

/** WebKit rounds a background to whole pixels, and would centre a picture in it that keeps its proportions. */
function buildPicture(names: readonly SilhouetteName[]): string {
  const [width, height] = [pictureColumns * silhouetteSide, countRows(names) * silhouetteSide]
  const groups = names.map((name, index) => {
    const [x, y] = [index % pictureColumns, Math.floor(index / pictureColumns)].map((at) => at * silhouetteSide)
    const place = index === 0 ? '' : ` transform="translate(${x} ${y})"`
    return `  <g id="${name}"${place}>${silhouetteShapes[name]}</g>\n`
  })
  const attributes = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" fill="${palette.chalk}" fill-rule="evenodd"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${groups.join('')}</svg>\n`
}
