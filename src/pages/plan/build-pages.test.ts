import { describe, expect, test } from 'vitest'
import type { Catalogue } from '#catalogue/entities.ts'
import { buildDayRankings } from '#rankings/days/build-day-rankings.ts'
import { buildPageSource } from '../source/build-page-source.ts'
import { buildPages, planPages } from './build-pages.ts'
import { matchRoute } from '../routes/match-route.ts'
import { dayRankingPath, routes } from '../routes/routes.ts'
import { smallCatalogue } from '../testing/small-catalogue.ts'

function build(changes: Partial<Catalogue> = {}) {
  const catalogue = { ...smallCatalogue, ...changes }
  return buildPages(catalogue, buildDayRankings(catalogue))
}

const { pages, count, context, problems } = build()
const all = [...pages()]

describe('every page', () => {
  test('of the site is built once', () => {
    const singleCount = Object.values(routes).filter((path) => !path.includes(':')).length
    // 7 items, 2 skills, 2 badges, 2 guides, 3 tours, 2 courses, 21 days,
    // and of each kind the whole game, 4 course variants, the 2 tours and 3 weeks that have begun.
    expect(all).toHaveLength(singleCount + 7 + 2 + 2 + 2 + 3 + 2 + 21 + 3 * (1 + 4 + 2 + 3))
    expect(count).toBe(all.length)
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length)
  })

  test('is of a kind in the table of routes, and every kind has one', () => {
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(Object.keys(routes)))
  })

  test('has a path from the table of routes', () => {
    for (const page of all) expect(matchRoute(page.path)?.name).toBe(page.kind)
  })

  test('is the planned one', () => {
    const source = buildPageSource(smallCatalogue, buildDayRankings(smallCatalogue))
    for (const { path, kind, build: buildPlanned } of planPages(source))
      expect(buildPlanned()).toMatchObject({ path, kind })
  })

  test('is reached by crumbs that exist', () => {
    const paths = new Set(all.map(({ path }) => path))
    for (const crumb of all.flatMap(({ crumbs }) => crumbs)) expect(paths).toContain(routes[crumb])
  })

  test('survives serialisation as JSON', () => {
    expect(JSON.parse(JSON.stringify(all))).toEqual(all)
  })
})

test('the home page counts the pages that show rankings', () => {
  const shown = all.filter(({ kind }) => kind === 'ranking-day' || kind === 'ranking-subject')
  expect(all.find(({ kind }) => kind === 'home')).toMatchObject({ counts: { ranking: shown.length } })
})

test('the newest ranking of the context is a page', () => {
  expect(all.map(({ path }) => path)).toContain(dayRankingPath(context.today))
})

test('each page can be requested by its path alone, in any order', () => {
  const { buildPage } = build()
  for (const page of all.toReversed()) expect(buildPage(page.path)).toEqual(page)
  expect(buildPage('/karts/none/')).toBeNull()
})

test('pages can be requested again', () => {
  expect([...pages()]).toEqual(all)
})

describe('a link in a guide that leads nowhere', () => {
  const guides = smallCatalogue.guides.map((guide) => ({ ...guide, markdown: 'See [it](/karts/none/).' }))
  const faulty = build({ guides })

  test('is a problem', () => {
    expect(problems).toEqual([])
    expect(faulty.problems.map(({ file, line }) => [file, line])).toEqual([
      ['tips-and-tricks/shelves.md', 7],
      ['tips-and-tricks/tickets.md', 7],
    ])
  })

  test('stops every page from being built, and all such links are reported', () => {
    expect(() => faulty.pages()).toThrow(/shelves\.md:7: .*\n.*tickets\.md:7: /)
  })
})

test('two things with one address', () => {
  const twice = smallCatalogue.badges[0]!
  expect(() => build({ badges: [twice, twice] })).toThrow(
    'Two pages claim the path /badges/general/: a badge page and a badge page.',
  )
})

test('a day before the first ranking', () => {
  expect(() => build({ today: '2019-09-25' })).toThrow(
    'No day up to 2019-09-25 has a ranking: the first is 2019-09-26. Build for a later day.',
  )
})
