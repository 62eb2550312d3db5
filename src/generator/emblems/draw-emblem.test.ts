import sharp from 'sharp'
import { expect, test } from 'vitest'
import { joinPieces } from '#pages/data/output-file.ts'
import { smallCatalogue } from '#pages/testing/small-catalogue.ts'
import { buildEmblemFiles, drawEmblem, mixPlate } from './draw-emblem.ts'
import { emblemPatterns } from './emblem-pattern.ts'

const look = {
  frame: 'normal',
  plate: mixPlate('hue-11', 'vivid'),
  pattern: 7,
  silhouette: '<path d="M9 9h46v46H9z"/>',
  mark: '',
  isDark: false,
} as const

test('each pattern is drawn, and unlike the others', () => {
  const drawn = emblemPatterns.map((_, pattern) => drawEmblem({ ...look, pattern }))
  expect(new Set(drawn).size).toBe(8)
})

test.each([
  ['hue-9x', 'Emblems have no hue hue-9x.'],
  ['era-vr', 'Emblems have no hue era-vr.'],
])('no plate has the hue %s', (hue, message) => {
  expect(() => mixPlate(hue, 'vivid')).toThrow(message)
})

test('a pattern that there is not cannot be drawn', () => {
  expect(() => drawEmblem({ ...look, pattern: 9 })).toThrow('Emblems have no pattern 9.')
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
