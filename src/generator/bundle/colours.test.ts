import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { palette } from '#pages/config/palette.ts'
import { listTokens } from '#site/pages/design/list-tokens.ts'
import { projectRoot } from '../files/project-root.ts'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

const tokenSheet = 'src/site/ui/styles/tokens.css'
const tokens = new Map(
  Array.from(read(tokenSheet).matchAll(/--([\w-]+):\s+([^;]+);/g), ([, name, value]) => [name, value]),
)
const styleSheets = globSync('src/**/*.css', { cwd: projectRoot }).filter((file) => file !== tokenSheet)
const sources = globSync('src/**/*.{ts,tsx}', { cwd: projectRoot }).filter((file) => !file.includes('.test.'))

/** The colour of a token that is the same in both themes. */
function resolve(name: string): string | undefined {
  const value = tokens.get(name)
  const referred = /^var\(--([\w-]+)\)$/.exec(value ?? '')?.[1]
  return referred === undefined ? value : resolve(referred)
}

function listColours(text: string): string[] {
  // Emblems and confetti have their hue from a class.
  return (text.match(/#[\da-f]{3,8}\b|(?:rgb|hsl|oklch|oklab|lab|lch)a?\([^)]*\)?/gi) ?? []).filter(
    (colour) => !colour.includes('var(--hue'),
  )
}

test.each(Object.entries(palette))('the token --%s is the %s of the palette', (name, colour) => {
  expect(resolve(name)).toBe(colour)
})

test('the stripes are the brand colour, seen through', () => {
  expect(resolve('stripe')?.slice(0, -2)).toBe(palette.brand)
})

test.each(styleSheets)('%s names colours by their tokens', (file) => {
  // Addresses and ids are no colours.
  expect(listColours(read(file).replaceAll(/url\([^)]*\)|#[\w-]*[g-z][\w-]*/g, ''))).toEqual([])
})

test('the icon is drawn in the brand colours', () => {
  const allowed: readonly string[] = [palette.brand, palette.flag, palette.chalk]
  expect(
    listColours(read('src/site/features/preferences/icon.svg')).filter((colour) => !allowed.includes(colour)),
  ).toEqual([])
})

test('no code but the palette knows a colour by its number; the logo of Google has its own', () => {
  const found = sources
    .filter((file) => !/\/(?:palette|google-button)\.tsx?$/.test(file))
    .flatMap((file) => (read(file).match(/['"`]#[\da-f]{6}['"`]/gi) ?? []).map((colour) => `${file}: ${colour}`))
  expect(found).toEqual([])
})

test('the design page finds all tokens', () => {
  const found = listTokens(read(tokenSheet)).flatMap((group) => group.tokens.map(({ name }) => name.slice(2)))
  expect(found).toEqual([...tokens.keys()])
})
