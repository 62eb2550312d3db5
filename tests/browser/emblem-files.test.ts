import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  listClasses,
  pickCourseEmblem,
  pickEmblem,
  pickItemEmblem,
  pickSkillEmblem,
  wrapWords,
} from '#site/ui/emblems/pick-emblem.ts'
import { openPage, visit } from './site-page.ts'

const side = 96

/** Every shape of plate, and silhouettes of every family. */
const emblems = [
  {
    file: 'drivers/mario',
    classes: `super ${listClasses(pickItemEmblem('driver', 'mario'))}`,
    words: wrapWords('mario'),
  },
  {
    file: 'drivers/pauline',
    classes: `high-end ${listClasses(pickItemEmblem('driver', 'pauline'))}`,
    words: wrapWords('pauline'),
  },
  {
    file: 'drivers/baby-mario',
    classes: `normal ${listClasses(pickItemEmblem('driver', 'baby-mario'))}`,
    words: wrapWords('baby-mario'),
  },
  {
    file: 'karts/b-dasher',
    classes: `high-end ${listClasses(pickItemEmblem('kart', 'b-dasher'))}`,
    words: wrapWords('b-dasher'),
  },
  {
    file: 'gliders/swooper',
    classes: `high-end ${listClasses(pickItemEmblem('glider', 'swooper'))}`,
    words: wrapWords('swooper'),
  },
  {
    file: 'courses/3ds-daisy-hills',
    classes: `round ${listClasses(pickCourseEmblem('3ds-daisy-hills'))}`,
    words: null,
  },
  {
    file: 'skills/fire-flower',
    classes: `round ${listClasses(pickSkillEmblem('fire-flower'))}`,
    words: wrapWords('fire-flower'),
  },
  { file: 'tours/tokyo-tour', classes: `round ${listClasses(pickEmblem('tour', 'tokyo-tour'))}`, words: null },
  { file: 'badges/general', classes: `round ${listClasses(pickEmblem('badge', 'general'))}`, words: null },
] as const

/** The emblem of the page's styles, and its file, each alone on grey ground. */
async function paintBoth(page: Page, { file, classes, words }: (typeof emblems)[number]): Promise<[Buffer, Buffer]> {
  await page.evaluate(
    async ([address, names, wrapped, size]) => {
      const container = document.createElement('div')
      container.id = 'pair'
      container.style.cssText = `position:fixed;inset:0;z-index:99;background:#777;display:flex;gap:0;align-items:start`
      const drawn = document.createElement('i')
      drawn.className = `emblem ${names}`
      if (wrapped !== null) drawn.dataset.words = wrapped
      drawn.style.fontSize = `${size}px`
      const picture = new Image(size, size)
      picture.src = address
      container.append(drawn, picture)
      document.querySelector('#pair')?.remove()
      document.body.append(container)
      const layers = getComputedStyle(drawn, '::after').backgroundImage
      const silhouettes = Array.from(layers.matchAll(/url\("([^"]+)"\)/g), ([, source]) =>
        Object.assign(new Image(), { src: source }),
      )
      await Promise.all([picture, ...silhouettes].map((image) => image.decode()))
    },
    [`/assets/emblems/${file}.svg`, classes, words, side] as const,
  )
  const shoot = (x: number) => page.screenshot({ clip: { x, y: 0, width: side, height: side } })
  return [await shoot(0), await shoot(side)]
}

/** Mean difference of all colours of all pixels, 0 to 255. */
async function compare(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()))
  let sum = 0
  for (const [index, value] of a!.entries()) sum += Math.abs(value - b![index]!)
  return sum / a!.length
}

test('emblem files match the emblems on pages, pixel for pixel', async () => {
  const page = await openPage()
  await visit(page, '/badges/')
  const pairs: [Buffer, Buffer][] = []
  for (const emblem of emblems) pairs.push(await paintBoth(page, emblem))
  const differences = await Promise.all(pairs.map(([drawn, picture]) => compare(drawn, picture)))
  expect(Math.max(...differences)).toBeLessThan(6)
  // The measure tells emblems apart: two neighbours of the list differ by much more.
  expect(await compare(pairs[0]![0], pairs[1]![1])).toBeGreaterThan(20)
})
