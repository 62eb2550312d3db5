import { expect, test } from 'vitest'
import { joinPieces } from '#pages/data/output-file.ts'
import { buildPageSource } from '#pages/source/build-page-source.ts'
import { reportedCatalogue } from '#pages/testing/reported-catalogue.ts'
import { buildDayRankings } from '#rankings/build-day-rankings.ts'
import { findOutputFile } from './file-groups.ts'

const source = buildPageSource(reportedCatalogue, buildDayRankings(reportedCatalogue))
function find(path: string): string | undefined {
  const file = findOutputFile(path, source, 'https://topshelf.example')
  return file ? joinPieces(file) : undefined
}

test('finds a single file, and the one that joins others', () => {
  expect(find('/api/v1/tours.ics')).toMatch(/^BEGIN:VCALENDAR/)
  expect(find('/api/v1/drivers.csv')).toMatch(/^\uFEFFid,name/)
  expect(find('/api/v1/all.json')).toContain(find(`/api/v1/drivers/${source.items.driver[0]!.id}.json`)!.trimEnd())
})

test('finds nothing where no file is', () => {
  expect(find('/api/v1/drivers/nobody.json')).toBeUndefined()
  expect(find('/elsewhere.json')).toBeUndefined()
})
