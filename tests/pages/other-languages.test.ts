/** What the real content says in every language of the site: names of everything, each for one thing, and guides. */
import { describe, expect, it } from 'vitest'
import type { GuideText } from '#catalogue/entities.ts'
import { languageByFolder } from '#catalogue/languages.ts'
import { listCupNames, listNames, nameBadge } from '#catalogue/names/list-names.ts'
import { nameCourse } from '#catalogue/variant-id.ts'
import { findDeadLinks } from '#pages/plan/build-pages.ts'
import { siteLanguages } from '#pages/config/site-config.ts'
import { renderGuide } from '#pages/source/references/render-guide.ts'
import { realCatalogue as catalogue, realFiles as files } from '../real-content.ts'

const { items, skills, courses, tours, badges, guides, ownNames } = catalogue

function outlineGuide({ file, markdown }: Pick<GuideText, 'file' | 'markdown'>) {
  const { headings, links } = renderGuide(markdown)
  const text = files.find(({ path }) => path === file)?.text ?? ''
  return {
    headings: headings.map(({ level }) => level),
    // Headings have other ids in other languages.
    links: links.map(({ href }) => href.replace(/#.*/, '')).toSorted(),
    numbers: [...text.matchAll(/\{\{.*?\}\}/g)].map(([whole]) => whole).toSorted(),
    blocks: markdown.split('\n\n').length,
    rowsOfTables: markdown.match(/^\|/gm)?.length ?? 0,
  }
}

it('has a folder for each language of the site, called as in its addresses', () => {
  const folders = siteLanguages.slice(1).map(({ code, pathPrefix }) => [pathPrefix.slice(1), code])
  expect(Object.fromEntries(languageByFolder)).toEqual(Object.fromEntries(folders))
})

it('has no two things of one English name', () => {
  const names = [
    ...Object.values(items).flat(),
    ...skills,
    ...courses.map((course) => ({ name: nameCourse(course) })),
    ...courses.flatMap(({ variants }) => variants.filter(({ id, courseId }) => id !== courseId)),
    ...tours,
    ...listCupNames(tours).map((name) => ({ name })),
    ...badges.map((badge) => ({ name: nameBadge(badge) })),
  ].map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

describe.each([...languageByFolder.values()])('in %s', (language) => {
  const names = listNames(catalogue, language)

  it('items, skills and courses have their official names', () => {
    const things = [...Object.values(items).flat(), ...skills, ...courses]
    expect(things.filter((thing) => !thing.names[language]).map(({ id }) => id)).toEqual([])
  })

  it('tours, cups, badges and the reasons of skills are translated', () => {
    expect(ownNames.has(language)).toBe(true)
    const own = [
      ...tours.map(({ name }) => name),
      ...listCupNames(tours),
      ...badges.map(nameBadge),
      ...skills.flatMap(({ reason }) => reason ?? []),
    ]
    expect(own.filter((name) => !Object.hasOwn(names, name))).toEqual([])
  })

  it('different tours and different cups have different names', () => {
    for (const group of [tours.map(({ name }) => name), listCupNames(tours)])
      expect(new Set(group.map((name) => names[name])).size).toBe(group.length)
  })

  it('guides that are translated at all are, with the links, numbers and parts that they have in English', () => {
    for (const guide of guides.filter(({ texts }) => texts.size > 0))
      expect(outlineGuide(guide.texts.get(language) ?? { file: guide.file, markdown: '' })).toEqual(outlineGuide(guide))
  })

  it('courses have one name without their platform, but for the way it is written', () => {
    const shared = new Map<string, string>()
    for (const course of courses) {
      const [english, translated] = [course, { name: course.names[language] ?? '' }].map(({ name }) =>
        name.replace(/^\S*\d\S* |^(RMX|SNES|SFC|GBA|GCN?|DS|Wii) /, '').toLowerCase(),
      ) as [string, string]
      expect(translated).toBe(shared.get(english) ?? translated)
      shared.set(english, translated)
    }
  })
})

it('guides link to headings as they are called in their language', () => {
  const links = guides.flatMap((guide) =>
    [guide, ...guide.texts.values()].flatMap(({ markdown }) => renderGuide(markdown).links),
  )
  expect(findDeadLinks(guides, new Set(links.map(({ href }) => href.replace(/[?#].*/, ''))))).toEqual([])
})

it.each([
  ['ja', 'Halloween Tour (2021)', 'ハロウィンツアー2021'],
  ['ja', 'Sydney Tour (April 2021)', 'シドニーツアー（2021年4月）'],
  ['de', 'Tokyo Tour', 'Tokio-Tour'],
  ['de', 'Peach vs. Bowser Tour (November 2025)', 'Peach-gegen-Bowser-Tour (November 2025)'],
  ['fr', 'Hammer Bro Cup', 'Coupe Frère Marto'],
  ['fr', 'Sydney Tour (April 2021)', 'Saison Sydney (avril 2021)'],
  ['es-419', 'Monty Mole Cup', 'Copa Topo monty'],
  ['pt-BR', "Chargin' Chuck Cup", 'Copa Toni Trombada'],
  ['ja', 'SNES Mario Circuit 1R/T', 'SFC マリオサーキット 1R/T'],
  ['ja', "3DS Bowser's Castle", '3DS クッパキャッスル'],
  ['ja', "Bowser's Castle", 'クッパキャッスル'],
  ['pt-BR', 'Tokyo Blur 2R', 'Velocidade em Tóquio 2R'],
  ['de', 'General badge', 'Allgemeines Abzeichen'],
] as const)('in %s, %s is %s', (language, english, expected) => {
  expect(listNames(catalogue, language)[english]).toBe(expected)
})
