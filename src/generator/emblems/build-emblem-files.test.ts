import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { palette } from '#pages/config/palette.ts'
import { joinPieces } from '#pages/data/output-file.ts'
import { smallCatalogue } from '#pages/testing/small-catalogue.ts'
import { drawEmblem } from '#site/ui/emblems/draw-emblem.ts'
import { findHue, vividChroma } from '#site/ui/emblems/emblem-hue.ts'
import { mixPlate, readPlate } from '#site/ui/emblems/emblem-look.ts'
import { readSilhouettePicture } from '#site/ui/emblems/silhouette-picture.ts'
import { buildEmblemFiles } from './build-emblem-files.ts'
import { readEmblemSource } from './read-emblem-source.ts'

const styles = readEmblemSource('emblem.css')
const look = {
  plate: mixPlate('hue-11', vividChroma),
  pattern: 7,
  silhouette: '<path d="M9 9h46v46H9z"/>',
  mark: '',
  isDark: false,
}

describe('the classes of the style sheet', () => {
  const hues = [...styles.matchAll(/\.((?:hue|era)-\w+) \{\s*--hue: ([\d.]+);/g)]

  test('there are sixteen hues and nine eras', () => {
    expect(hues).toHaveLength(25)
  })

  test.each(hues.map(([, name, hue]) => [name!, Number(hue)] as const))('%s has hue %d', (name, hue) => {
    expect(findHue(name)).toBe(hue)
  })

  test('each pattern is drawn, and unlike the others', () => {
    const numbers = Array.from(styles.matchAll(/\.pattern-(\d) \{/g), ([, number]) => number!)
    const pictures = numbers.map((number) => drawEmblem({ ...look, pattern: Number(number) }, 'normal'))
    expect(new Set(pictures).size).toBe(8)
  })

  test.each(['normal', 'super', 'high-end'] as const)('frame and shape of %s are those of the drawing', (plate) => {
    const rule = new RegExp(`\\.emblem\\.${plate} \\{([^}]*)\\}`).exec(styles)![1]!
    const picture = drawEmblem(look, plate)
    const tokens = rule.match(/(?<=var\(--)frame-[\w-]+/g)!
    expect(tokens.length).toBeGreaterThan(0)
    for (const token of tokens) expect(picture).toContain(Reflect.get(palette, token))
    const corners = /polygon\((.*)\)/.exec(rule)?.[1]?.replaceAll('%', '').split(', ') ?? []
    for (const corner of corners) expect(picture).toContain(corner.replace(' ', ','))
  })
})

test('each silhouette is where its class shows it', () => {
  const shown = Array.from(
    readEmblemSource('silhouettes.css').matchAll(/\.([\w-]+) \{\s*--silhouette: ([^;]+);/g),
    ([, name, position]) => [position, name],
  )
  expect(shown).toHaveLength(23)
  expect(shown).toEqual([...readSilhouettePicture(readEmblemSource('silhouettes.svg')).names])
})

test.each([
  ['hue-9x', 'Emblems have no hue hue-9x.'],
  ['era-vr', 'Emblems have no hue era-vr.'],
])('no plate has the hue %s', (hue, message) => {
  expect(() => mixPlate(hue, vividChroma)).toThrow(message)
})

test('a pattern that no class has cannot be drawn', () => {
  expect(() => drawEmblem({ ...look, pattern: 9 }, 'round')).toThrow('Emblems have no pattern 9.')
})

test.each([
  ['linear-gradient(160deg, var(--tone-red-1), var(--tone-mauve-2))', 'The palette has no tone-mauve-2'],
  ['red', '"red" is no gradient of tokens.'],
])('no plate is painted with %s', (gradient, message) => {
  expect(() => readPlate(gradient)).toThrow(message)
})

test('everything has an emblem that can be drawn, the same each time', async () => {
  const files = [...buildEmblemFiles(smallCatalogue)]
  const { items, skills, courses, tours, badges } = smallCatalogue
  const things = [...Object.values(items).flat(), ...skills, ...courses, ...tours, ...badges]
  expect(files).toHaveLength(things.length)
  expect([...buildEmblemFiles(smallCatalogue)]).toEqual(files)
  for (const file of files) {
    expect(file.path).toMatch(/^\/assets\/emblems\/[a-z]+\/[a-z\d-]+\.svg$/)
    const { width, height } = await sharp(Buffer.from(joinPieces(file))).metadata()
    expect({ width, height }).toEqual({ width: 480, height: 480 })
  }
})
