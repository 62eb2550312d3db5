import Color from 'colorjs.io'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { itemCollections } from '#pages/cards/emblem-path.ts'
import { findNamedParts, listSilhouettes } from '#site/ui/emblems/emblem-names.ts'
import type { ToneName } from '#site/ui/emblems/tone-words.ts'
import { isLight, paintTone } from '#site/ui/emblems/emblem-paint.ts'
import { projectRoot } from '../files/project-root.ts'

/** Every driver, kart and glider of the content, with what its name decides. */
const items = itemKinds.flatMap((kind) => {
  const folder = join(projectRoot, 'content', itemCollections[kind])
  return readdirSync(folder).map((file) => {
    const id = file.replace('.yaml', '')
    const name = /^name: "?(.*?)"?$/m.exec(readFileSync(join(folder, file), 'utf8'))![1]!
    return { kind, id, name, ...findNamedParts(kind, id) }
  })
})

/** Every skill of the content, with what its name decides. */
const skills = readdirSync(join(projectRoot, 'content/skills')).map((file) => {
  const id = file.replace('.yaml', '')
  return { id, ...findNamedParts('skill', id) }
})

const find = (kind: ItemKind, name: string) => items.find((item) => item.kind === kind && item.name === name)!

/** One head serves those with a comma between them. */
const characters = `
Mii Racing Suit; Peach, Peachette; Toad, Captain Toad; Bowser, Meowser; Koopa, Koopa Troopa
Hammer Bro, Boomerang Bro, Fire Bro, Ice Bro; Bowser Jr.; Dry Bowser; Dry Bones; Donkey Kong; Diddy Kong; Dixie Kong
Funky Kong; King Boo; King Bob-omb; Petey Piranha; Shy Guy; Monty Mole; Chargin' Chuck; Birdo; Daisy; Iggy; Kamek; Lakitu
Larry; Lemmy; Ludwig; Luigi; Mario; Morton; Nabbit; Pauline; Poochy; Rosalina; Roy; Toadette; Waluigi; Wario; Wendy
Wiggler; Yoshi`
  .trim()
  .split(/;|\n/)
  .map((names) => names.split(',').map((name) => name.trim()))

function findCharacter(name: string): string {
  const candidates = characters.flatMap((names) => names.map((each) => ({ each, first: names[0]! })))
  const longest = candidates.toSorted((a, b) => b.each.length - a.each.length)
  return longest.find(({ each }) => ` ${name} `.includes(` ${each} `))?.first ?? `nobody: ${name}`
}

describe('heads', () => {
  const drivers = items.filter(({ kind }) => kind === 'driver')
  const heads = new Map(drivers.map(({ name, silhouette }) => [findCharacter(name), silhouette]))

  test('each character has one in all costumes', () => {
    const others = drivers.filter(({ name, silhouette }) => heads.get(findCharacter(name)) !== silhouette)
    expect(others.map(({ name }) => name)).toEqual([])
  })

  test('every driver is one of the characters above', () => {
    expect(drivers.filter(({ name }) => findCharacter(name).startsWith('nobody')).map(({ name }) => name)).toEqual([])
  })

  test('no two characters have the same', () => {
    const owners = Map.groupBy(heads, ([, silhouette]) => silhouette)
    const shared = [...owners.values()].filter(({ length }) => length > 1)
    expect(shared.map((each) => each.map(([character]) => character))).toEqual([])
    expect(heads.size).toBeGreaterThanOrEqual(characters.length)
  })

  test('a costume is marked, a character as it is known is not', () => {
    const costumes = drivers.filter(({ name }) =>
      / \((?!Gold|Black|Blue|Green|Light Blue|Orange|Red|White|Yellow)/.test(name),
    )
    expect(costumes.length).toBeGreaterThan(80)
    expect(costumes.filter(({ mark }) => mark === null).map(({ name }) => name)).toEqual([])
    for (const name of ['Mario', 'Peach', 'Red Yoshi', 'King Boo', 'Wiggler (Gold)']) {
      expect(find('driver', name).mark, name).toBe(null)
    }
    expect(find('driver', 'Mario (Halloween)').mark).toBe('mark-halloween')
  })
})

describe('colours', () => {
  /** OKLCH hues in degrees, or the lightness at the upper edge where a colour hardly has a hue. Of two that fit, the longer. */
  const words: readonly (readonly [word: string, ...range: ['hue' | 'light', number, number]])[] = [
    ['Red', 'hue', 20, 35],
    ['Crimson', 'hue', 5, 25],
    ['Rose', 'hue', 5, 25],
    ['Pink', 'hue', 340, 360],
    ['Coral', 'hue', 340, 360],
    ['Orange', 'hue', 45, 70],
    ['Bronze', 'hue', 50, 70],
    ['Brown', 'hue', 45, 70],
    ['Gold', 'hue', 75, 95],
    ['Golden', 'hue', 75, 95],
    ['Gilded', 'hue', 75, 95],
    ['Yellow', 'hue', 96, 110],
    ['Lime', 'hue', 115, 135],
    ['Green-Yellow', 'hue', 115, 135],
    ['Light Green', 'hue', 115, 135],
    ['Green', 'hue', 140, 160],
    ['Jade', 'hue', 140, 160],
    ['Blue-Green', 'hue', 170, 200],
    ['Light Blue', 'hue', 225, 245],
    ['Light-blue', 'hue', 225, 245],
    ['Sky-Blue', 'hue', 225, 245],
    ['Ice-blue', 'hue', 225, 245],
    ['Blue', 'hue', 255, 270],
    ['Purple', 'hue', 295, 315],
    ['Black', 'light', 0.3, 0.5],
    ['Gray', 'light', 0.6, 0.78],
    ['Silver', 'light', 0.9, 0.97],
    ['Cream', 'light', 0.95, 0.99],
    ['White', 'light', 0.99, 1.01],
  ]

  function listRanges(name: string) {
    const found = words.filter(([word]) =>
      new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(name.replaceAll('-and-', ' ')),
    )
    return found.filter(([word]) => !found.some(([other]) => other !== word && other.includes(word)))
  }

  function fits(tone: ToneName | null, [, measure, from, to]: (typeof words)[number]): boolean {
    if (tone === null) return false
    const { l, h, c } = new Color(paintTone(tone).stops[0]!.colour).to('oklch')
    const value = measure === 'hue' ? (h ?? 0) : (l ?? 0)
    return (measure === 'hue') === (c ?? 0) > 0.06 && value >= from && value <= to
  }

  const coloured = items.filter(({ name }) => listRanges(name).length > 0)

  test('a word for a colour in the name is the colour in the picture', () => {
    expect(coloured.length).toBeGreaterThan(250)
    const wrong = coloured.filter(({ name, tone }) => !listRanges(name).some((range) => fits(tone, range)))
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  test('each word occurs in a name', () => {
    const said = new Set(coloured.flatMap(({ name }) => listRanges(name).map(([word]) => word)))
    expect(words.filter(([word]) => !said.has(word))).toEqual([])
  })

  test('a rainbow has six colours', () => {
    const rainbows = items.filter(({ name }) => name.startsWith('Rainbow '))
    expect(rainbows.length).toBeGreaterThan(6)
    for (const { tone } of rainbows) expect(paintTone(tone!).stops).toHaveLength(6)
  })

  test('light plates have dark silhouettes', () => {
    for (const { tone, name } of items) {
      const stops = tone === null ? [] : paintTone(tone).stops
      const seemsLight = stops.length === 2 && stops.every(({ colour }) => new Color(colour).to('oklch').l! > 0.62)
      expect(isLight(tone), name).toBe(seemsLight)
    }
  })
})

describe('karts and gliders', () => {
  const colourWords =
    /\b(?:(?:Light|Sky|Ice)[ -])?(?:Red|Gold|Silver|Pink|Rose|Black|White|Rainbow|Green|Blue|Yellow|Orange|Purple|Cream|Gray|Brown|Bronze|Dark) /gi
  const things = items.filter(({ kind }) => kind !== 'driver')
  const families = Map.groupBy(things, ({ kind, name }) => `${kind} ${name.replaceAll(colourWords, '')}`)

  test('items that differ only in colour have the same silhouette', () => {
    const several = [...families.values()].filter(({ length }) => length > 1)
    expect(several.length).toBeGreaterThan(60)
    const torn = several.filter((family) => new Set(family.map(({ silhouette }) => silhouette)).size > 1)
    expect(torn.map((family) => family.map(({ name }) => name))).toEqual([])
  })

  test.each([
    ['kart', 'Red B Dasher', 'kart-dasher'],
    ['kart', 'Orange Streamliner', 'kart-streamliner'],
    ['kart', 'Gold 8-Bit Pipe Frame', 'kart-pipe-frame'],
    ['kart', 'Black Carriage', 'kart-carriage'],
    ['kart', 'Barrel Train', 'kart-train'],
    ['kart', 'Pink Dozer', 'kart-dozer'],
    ['kart', 'Gray Cat Cruiser', 'kart-cat-cruiser'],
    ['kart', 'White Turbo Birdo', 'kart-turbo'],
    ['glider', 'Nabbit Oilpaper Umbrella', 'glider-umbrella'],
    ['glider', 'Peach Parasol', 'glider-umbrella'],
    ['glider', 'Wiggler Parachute', 'glider-parachute'],
    ['glider', 'Luma Parafoil', 'glider-parafoil'],
    ['glider', 'Meteor Balloons', 'glider-balloons'],
    ['glider', "Gold New Year's Kite", 'glider-kite'],
    ['glider', "Yoshi's Egg Hanafuda", 'glider-hanafuda'],
    ['glider', 'Rainbow Flappy Wings', 'glider-wings'],
    ['glider', 'Super Glider', 'glider'],
  ] as const)('the %s %s has the silhouette %s', (kind, name, silhouette) => {
    expect(find(kind, name).silhouette).toBe(silhouette)
  })
})

test('every skill has a sign of what it is about', () => {
  expect(skills.filter(({ silhouette }) => silhouette === 'skill').map(({ id }) => id)).toEqual([])
})

test('every drawing is used', () => {
  const drawn = [...itemKinds, 'skill' as const].flatMap((family) => listSilhouettes(family))
  const used = new Set(
    [...items, ...skills].flatMap(({ silhouette, mark }) => (mark === null ? silhouette : [silhouette, mark])),
  )
  // The sign of skills that have none of their own is for those to come.
  expect(drawn.filter((name) => !used.has(name))).toEqual(['skill'])
})
