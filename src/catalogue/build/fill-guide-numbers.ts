import { holdsOn, type IsoDate } from '../calendar.ts'
import {
  itemKinds,
  rarities,
  type Catalogue,
  type CourseVariant,
  type Guide,
  type GuideText,
  type Item,
} from '../entities.ts'
import { suggestNearMiss } from '#base/near-miss.ts'
import type { AddFault } from '../problem.ts'

type NumberOf = ReadonlyMap<string, () => number>

const placeholder = /\{\{(.*?)(\}\}|$)/gm

/** Writes the numbers that the catalogue knows into the guides, in place of `{{count:drivers}}` and the like. */
export function fillGuideNumbers(catalogue: Catalogue, addFault: AddFault): Guide[] {
  const numberOf = nameNumbers(catalogue)
  const fillText = <Text extends GuideText>(text: Text, language: string): Text => ({
    ...text,
    markdown: fill(text, numberOf, language, addFault),
  })
  return catalogue.guides.map((guide) => ({
    ...fillText(guide, 'en'),
    texts: new Map([...guide.texts].map(([language, text]) => [language, fillText(text, language)])),
  }))
}

function fill(
  { file, markdown, markdownLine }: GuideText,
  numberOf: NumberOf,
  language: string,
  addFault: AddFault,
): string {
  return markdown.replace(placeholder, (whole: string, name: string, end: string, offset: number) => {
    const count = numberOf.get(name)
    if (count && end) return count().toLocaleString(language)
    const line = markdownLine + markdown.slice(0, offset).split('\n').length - 1
    const [message, remedy] = count
      ? [`the placeholder "${whole}" is not closed`, `Write {{${name}}}.`]
      : [`unknown number "${name}"`, suggestNearMiss(name, numberOf.keys()) + 'CONTRIBUTING.md lists the names.']
    addFault({ file, location: { line }, message, remedy })
    return whole
  })
}

function nameNumbers(catalogue: Catalogue): NumberOf {
  const { items, skills, courses, today } = catalogue
  const all = itemKinds.flatMap((kind) => items[kind])
  const drivers = items.driver
  return new Map([
    ...groupItems(all).flatMap(([name, group]) => nameGroupNumbers(name, group, today)),
    ...groupVariants(catalogue).flatMap(([name, group]) => nameVariantNumbers(name, group, catalogue)),
    ['count:mii-racing-suits', () => drivers.filter(({ id }) => id.endsWith('-mii-racing-suit')).length],
    ['count:courses', () => courses.length],
    // The game has one that no driver brings.
    ['count:driver-skills', () => new Set(drivers.flatMap(({ skillId }) => skillId ?? [])).size],
    ...all.map((item): [string, () => number] => [`top:${item.id}`, () => listTops([item], today).size]),
    ...all.map((item): [string, () => number] => [`start:${item.id}`, () => listTops([item], today, 1).size]),
    ...skills.map(({ id }): [string, () => number] => [
      `with:${id}`,
      () => all.filter(({ skillId }) => skillId === id).length,
    ]),
  ])
}

/** `drivers`, `super-drivers`, `normal-and-super-drivers` and so on, and the same of `items`. */
function groupItems(all: readonly Item[]): [string, Item[]][] {
  const rarityGroups = [
    ['', rarities],
    ...rarities.map((rarity) => [`${rarity}-`, [rarity]] as const),
    ['normal-and-super-', ['normal', 'super']],
  ] as const
  return ['item', ...itemKinds].flatMap((noun) =>
    rarityGroups.map(([prefix, wanted]): [string, Item[]] => [
      `${prefix}${noun}s`,
      all.filter(({ kind, rarity }) => (noun === 'item' || kind === noun) && wanted.some((one) => one === rarity)),
    ]),
  )
}

/** How many there are, and how many course variants have at least one of them on the top shelf. */
function nameGroupNumbers(name: string, group: readonly Item[], today: IsoDate): [string, () => number][] {
  return [
    [`count:${name}`, () => group.length],
    [`covered:${name}`, () => listTops(group, today).size],
  ]
}

function groupVariants({ courses }: Catalogue): [string, CourseVariant[]][] {
  const all = courses.flatMap(({ variants }) => variants)
  const races = all.filter(({ mode }) => mode === 'race')
  return [
    ['variants', all],
    ['race-variants', races],
    ['plain-variants', races.filter(({ variant }) => variant === '')],
    ['r-variants', races.filter(({ variant }) => variant === 'R')],
    ['t-variants', races.filter(({ variant }) => variant === 'T')],
    ['rt-variants', races.filter(({ variant }) => variant === 'R/T')],
    ['battle-variants', all.filter(({ mode }) => mode === 'battle')],
  ]
}

/** How many there are, and on how many races of recorded ranked cups they were. */
function nameVariantNumbers(
  name: string,
  group: readonly CourseVariant[],
  { tours }: Catalogue,
): [string, () => number][] {
  const countRanked = () => {
    const ids = new Set(group.map(({ id }) => id))
    const cups = tours.flatMap(({ rankedCups }) => rankedCups).filter(({ basis }) => basis === 'recorded')
    return cups.flatMap(({ variantIds }) => variantIds).filter((id) => ids.has(id)).length
  }
  return [
    [`count:${name}`, () => group.length],
    [`ranked:${name}`, countRanked],
  ]
}

/** The variants on whose top shelf one of the items stands today, at any level or up to the given one. */
function listTops(items: readonly Item[], today: IsoDate, maxLevel = Infinity): Set<string> {
  const relations = items.flatMap(({ shelves }) => shelves)
  const holding = relations.filter((relation) => holdsOn(relation, today))
  const tops = holding.filter(({ shelf, level }) => shelf === 'top' && level <= maxLevel)
  return new Set(tops.map(({ variantId }) => variantId))
}
