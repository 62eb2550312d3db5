import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { palette } from '#pages/config/palette.ts'
import { smallCatalogue } from '#pages/testing/small-catalogue.ts'
import { drawEmblem } from '#site/ui/emblems/draw-emblem.ts'
import { findHue } from '#site/ui/emblems/emblem-hue.ts'
import { buildEmblemFiles } from './build-emblem-files.ts'
import { projectRoot } from '../files/project-root.ts'

const styles = readFileSync(join(projectRoot, 'src/site/ui/emblems/emblem.css'), 'utf8')
const silhouette = '<path d="M9 9h46v46H9z"/>'

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
    const pictures = numbers.map((number) => drawEmblem(`driver-0 hue-11 pattern-${number}`, 'normal', silhouette))
    expect(new Set(pictures).size).toBe(8)
  })

  test.each(['normal', 'super', 'high-end'])('frame and shape of %s are those of the drawing', (plate) => {
    const rule = new RegExp(`\\.emblem\\.${plate} \\{([^}]*)\\}`).exec(styles)![1]!
    const picture = drawEmblem('driver-0 hue-0 pattern-7', plate as 'normal', silhouette)
    const tokens = rule.match(/(?<=var\(--)frame-[\w-]+/g)!
    expect(tokens.length).toBeGreaterThan(0)
    for (const token of tokens) expect(picture).toContain(Reflect.get(palette, token))
    const corners = /polygon\((.*)\)/.exec(rule)?.[1]?.replaceAll('%', '').split(', ') ?? []
    for (const corner of corners) expect(picture).toContain(corner.replace(' ', ','))
  })
})

test('each silhouette lies where its class shows it', () => {
  const [rules, picture] = ['ui/emblems/silhouettes.css', 'ui/emblems/silhouettes.svg'].map((file) =>
    readFileSync(join(projectRoot, 'src/site', file), 'utf8'),
  )
  const shown = Array.from(
    rules!.matchAll(/\.([\w-]+) \{\s*--silhouette: ([\d.]+)%? ([\d.]+)%?;/g),
    ([, name, x, y]) => [name, [Math.round((Number(x) / 100) * 7), Math.round((Number(y) / 100) * 5)]],
  )
  const drawn = Array.from(
    picture!.matchAll(/<g id="([\w-]+)"(?: transform="translate\((\d+) (\d+)\)")?>/g),
    (found) => [found[1], [Number(found[2] ?? 0) / 64, Number(found[3] ?? 0) / 64]],
  )
  expect(drawn).toHaveLength(47)
  expect(shown).toEqual(drawn)
})

test.each([
  ['driver-0 hue-9x pattern-1', 'Emblems have no hue hue-9x.'],
  ['driver-0 era-vr pattern-1', 'Emblems have no hue era-vr.'],
  ['driver-0 hue-1 pattern-9', 'Emblems have no pattern 9.'],
  ['driver-0', '"driver-0" does not say how an emblem looks.'],
])('"%s" cannot be drawn', (classes, message) => {
  expect(() => drawEmblem(classes, 'round', silhouette)).toThrow(message)
})

test('everything has an emblem that can be drawn, and the same each time', async () => {
  const files = [...buildEmblemFiles(smallCatalogue)]
  const { items, skills, courses, tours, badges } = smallCatalogue
  const things = [...Object.values(items).flat(), ...skills, ...courses, ...tours, ...badges]
  expect(files).toHaveLength(things.length)
  expect([...buildEmblemFiles(smallCatalogue)]).toEqual(files)
  for (const { path, text } of files) {
    expect(path).toMatch(/^\/assets\/emblems\/[a-z]+\/[a-z\d-]+\.svg$/)
    const { width, height } = await sharp(Buffer.from(text)).metadata()
    expect({ width, height }).toEqual({ width: 480, height: 480 })
  }
})
