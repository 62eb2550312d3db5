import { expect, test } from 'vitest'
import { buildPages } from '#pages/plan/build-pages.ts'
import { smallCatalogue } from '#pages/testing/small-catalogue.ts'
import { identifyCourseRankings, identifyTourRankings } from '#pages/source/references/identify-ranking.ts'
import { buildDayRankings } from '#rankings/days/build-day-rankings.ts'
import { isAboutShelves, readPageTarget, readRowTarget } from './shelf-report-form.tsx'

const { buildPage } = buildPages(smallCatalogue, buildDayRankings(smallCatalogue))
const courseRanking = `/rankings/id/${identifyCourseRankings('3ds-bowsers-castle-r').driver}/`
const tourRanking = `/rankings/id/${identifyTourRankings(1).driver}/`
const mario = { id: 'mario', name: 'Mario' }
const castle = { id: '3ds-bowsers-castle', name: "3DS Bowser's Castle" }
const reverse = { id: '3ds-bowsers-castle-r', name: "3DS Bowser's Castle R" }

test.each([
  ['/drivers/mario/', '', mario, null, true],
  ['/courses/3ds/bowsers-castle/', '', null, castle, true],
  ['/courses/3ds/bowsers-castle/', '#3ds-bowsers-castle-r', null, reverse, true],
  ['/courses/3ds/bowsers-castle/', '#elsewhere', null, castle, true],
  [courseRanking, '', null, reverse, true],
  [tourRanking, '', null, null, true],
  ['/ranking/2019-10-16/', '', null, null, true],
  ['/tours/tokyo-tour/', '', null, null, true],
  ['/skills/fire-flower/', '', null, null, false],
  ['/', '', null, null, false],
])('%s%s is about item %j and course variant %j', (path, hash, item, variant, isOfShelves) => {
  const page = buildPage(path)
  expect(page && readPageTarget(page, hash)).toEqual({ item, variant })
  expect(page && isAboutShelves(page)).toBe(isOfShelves)
})

test.each([
  [['/courses/3ds/bowsers-castle/#3ds-bowsers-castle-r'], null, '3ds-bowsers-castle-r'],
  [['/drivers/mario/', '/skills/fire-flower/', '/drivers/peach/'], 'mario', null],
  [['/courses/3ds/bowsers-castle/', 'https://example.org/nothing'], null, null],
  [[], null, null],
])('a row with the links %j is about item %s and course variant %s', (addresses, item, variant) => {
  const links = addresses.map((words) => ({ url: new URL(words, 'https://topshelf.example'), words }))
  const target = readRowTarget(links)
  expect([target.item?.id ?? null, target.variant?.id ?? null]).toEqual([item, variant])
  expect(target.item?.name).toBe(item === null ? undefined : `/drivers/${item}/`)
})
