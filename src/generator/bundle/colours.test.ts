import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { palette } from '#pages/config/palette.ts'
import { listTokens } from '../../../tools/design/token-sections.tsx'
import { projectRoot } from '../files/project-root.ts'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

const tokenSheet = 'src/site/ui/styles/tokens.css'
const tokens = new Map(
  Array.from(read(tokenSheet).matchAll(/--([\w-]+):\s+([^;]+);/g), ([, name, value]) => [name, value]),
)
/** All but the tokens and what is written from the palette. */
const styleSheets = globSync('src/**/*.css', { cwd: projectRoot }).filter(
  (file) => file !== tokenSheet && !file.endsWith('/emblem-tables.css'),
)
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
  // Addresses and ids are not colours.
  const text = read(file).replaceAll(/url\([^)]*\)|#[\w-]*[g-z][\w-]*|\/\*.*?\*\//gs, '')
  const named = text.match(
    /(?<=:[^;{}]*[ ,(])(?:white|black|red|green|blue|yellow|orange|purple|gr[ae]y|silver)(?=[ ,);])/g,
  )
  expect([...listColours(text), ...(named ?? [])]).toEqual([])
})

test('the icon is drawn in the brand colours', () => {
  const allowed: readonly string[] = [palette.brand, palette.flag, palette.chalk]
  expect(listColours(read('src/generator/bundle/icon.svg')).filter((colour) => !allowed.includes(colour))).toEqual([])
})

test('no code but the palette knows a colour by its number or name; a provider’s logo has its own, and silhouettes are white', () => {
  const comment = /^ *(?:\/\/|\/?\*).*$/gm
  const colour =
    /(?<=["'`:\s(])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|(?:fill|stroke|color|background)=["'](?!none|currentColor|transparent)[a-z]+["']/gi
  const listIn = (text: string) => text.replaceAll(comment, '').match(colour) ?? []
  expect(listIn('`<path fill="#fff"/>` "color:#17181c" \'#d61618\' <g stroke="white">')).toHaveLength(4)
  const found = sources
    .filter((file) => !/\/(?:(?:emblem-)?palette|provider-marks|silhouette-shapes)\.tsx?$/.test(file))
    .flatMap((file) => listIn(read(file)).map((each) => `${file}: ${each}`))
  expect(found).toEqual([])
})

test('the design page finds all tokens', () => {
  const found = listTokens(read(tokenSheet)).flatMap((group) => group.tokens.map(({ name }) => name.slice(2)))
  expect(found).toEqual([...tokens.keys()])
})
