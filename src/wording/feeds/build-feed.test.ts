import { parseFeed } from '@rowanmanning/feed-parser'
import { expect, test } from 'vitest'
import { findDayStart } from '#catalogue/game-day.ts'
import { buildDayRankings } from '#rankings/days/build-day-rankings.ts'
import { buildPageSource } from '#pages/source/build-page-source.ts'
import { reportedCatalogue } from '#pages/testing/reported-catalogue.ts'
import { buildFeed } from './build-feed.ts'
import { joinPieces } from '#pages/data/output-file.ts'
import { buildSmallSource } from '#pages/testing/build-small-source.ts'

const source = buildSmallSource()
const text = joinPieces(buildFeed(source, 'https://topshelf.example'))
const feed = parseFeed(text)

test('another library reads it as Atom, and finds out where it lives', () => {
  expect(feed.meta).toMatchObject({ type: 'atom', version: '1.0' })
  expect(feed.self).toBe('https://topshelf.example/feed.xml')
  expect(feed.url).toBe('https://topshelf.example/')
  expect(feed.title).toBe('Topshelf: guides and corrections')
})

test('every guide is in it, from the start of the day of its last change', () => {
  for (const { id, title, summary, updated } of source.catalogue.guides) {
    const url = `https://topshelf.example/tips-and-tricks/${id}/`
    expect(feed.items).toContainEqual(
      expect.objectContaining({ id: url, url, title, description: summary, updated: new Date(findDayStart(updated)) }),
    )
  }
})

test('it says once that the game has ended, and lists no rankings', () => {
  expect(feed.items.filter(({ url }) => url?.includes('/ranking/'))).toMatchObject([
    {
      url: 'https://topshelf.example/ranking/2019-11-05/',
      title: 'Mario Kart Tour ended on 6 November 2019',
      updated: new Date('2019-11-06T06:00:00Z'),
    },
  ])
})

test('entries are named once each, newest first', () => {
  expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length)
  const days = feed.items.map(({ updated }) => updated!.getTime())
  expect(days).toEqual(days.toSorted((a, b) => b - a))
  expect(feed.updated?.getTime()).toBe(days[0])
})

test('names with XML characters stay intact', () => {
  const guides = [{ ...source.catalogue.guides[0]!, title: 'Cups & <courses>', summary: '"R/T" > T' }]
  const odd = parseFeed(joinPieces(buildFeed(buildSmallSource({ guides }), 'https://topshelf.example')))
  expect(odd.items).toContainEqual(expect.objectContaining({ title: 'Cups & <courses>', description: '"R/T" > T' }))
})

test('what players reported is mentioned on its day', () => {
  const told = joinPieces(
    buildFeed(buildPageSource(reportedCatalogue, buildDayRankings(reportedCatalogue)), 'https://topshelf.example'),
  )
  expect(told).toContain('<title>Corrected by players: Peach</title>')
  expect(told).toContain('Top shelf of New York Minute from level 3: reported by players, 12 confirmations.')
  expect(told).toContain('https://topshelf.example/drivers/peach/#corrected-2019-10-09')
})
