import { expect, test } from 'vitest'
import { archiveRoot, archiveVersion } from '#pages/open-data/archive-release.ts'
import { buildPageSource } from '#pages/source/build-page-source.ts'
import { reportedCatalogue } from '#pages/testing/reported-catalogue.ts'
import { buildDayRankings } from '#rankings/days/build-day-rankings.ts'
import { findOutputFile } from './file-groups.ts'

const source = buildPageSource(reportedCatalogue, buildDayRankings(reportedCatalogue))
function find(path: string): string | undefined {
  return findOutputFile(path, source, 'https://topshelf.example')?.toString()
}

test('finds a single file, and the one that joins others', () => {
  expect(find('/api/v1/tours.ics')).toMatch(/^BEGIN:VCALENDAR/)
  expect(find('/api/v1/drivers.csv')).toMatch(/^\uFEFFid,name/)
  expect(find('/api/v1/all.json')).toContain(find(`/api/v1/drivers/${source.items.driver[0]!.id}.json`)!.trimEnd())
})

test('finds the files of the archive', () => {
  expect(find(`${archiveRoot}README.md`)).toMatch(/^# Topshelf archive/)
  expect(find(`${archiveRoot}topshelf-archive-${archiveVersion}.sqlite`)).toMatch(/^SQLite format 3/)
})

test('finds the complete ranking of each run of days, which has more than the page of a day', () => {
  const [first] = source.past.periods('driver')
  const { items } = JSON.parse(find(`/assets/rankings/drivers/${first!.from}.json`)!)
  expect(items.map(([name]: [string]) => name)).toHaveLength(
    source.rankings.rankingOn(first!.from).kinds.driver.ranked.length,
  )
})

test('finds nothing where no file is', () => {
  expect(find('/api/v1/drivers/nobody.json')).toBeUndefined()
  expect(find('/elsewhere.json')).toBeUndefined()
})
