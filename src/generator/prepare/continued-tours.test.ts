/** Proof that the cycle continues the recorded tours as listed in tests/expected/: names, days and cups. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '#catalogue/build/build-catalogue.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { Tour } from '#catalogue/entities.ts'
import { projectRoot } from '../files/project-root.ts'
import { realCatalogue as content, realFiles as files } from '../../../tests/real-content.ts'

const { tours } = content

function readExpected(name: string): string[] {
  const text = readFileSync(join(projectRoot, 'tests/expected', name), 'utf8')
  return text.trim().split('\n').slice(1)
}

/** Not every record of a tour has the pictures of its courses. */
function leavePictures(tour: Tour | undefined) {
  return tour?.cups.map(({ picturedIds: _pictured, ...cup }) => cup)
}

const expectedTours = readExpected('continued-tours.csv')

/** The tour that the cycle's first one repeats. */
const firstRepeated = 80

describe('the continued tours', () => {
  const cycleTours = tours.filter(({ number }) => number >= 106)

  it('have the expected names and days', () => {
    const lines = cycleTours.map(({ number, name, start, end, basis }) => [number, name, start, end, basis].join())
    expect(lines).toEqual(expectedTours)
  })

  it('have the expected ranked cups', () => {
    const lines = cycleTours.flatMap(({ number, rankedCups }) =>
      rankedCups.map(({ week, name, end, variantIds, basis }) =>
        [number, week, name ?? '', end, ...variantIds, basis].join(),
      ),
    )
    expect(lines).toEqual(readExpected('continued-ranked-cups.csv'))
  })

  it('have the cups of the tour that they repeat, marked as inferred', () => {
    const withoutFile = cycleTours.filter(({ basis }) => basis === 'inferred')
    expect(withoutFile.filter(({ cupsBasis }) => cupsBasis !== 'inferred')).toEqual([])
    for (const { number, cups } of cycleTours.filter(({ cupsBasis }) => cupsBasis === 'inferred')) {
      expect(cups).toHaveLength(15)
      expect(cups).toEqual(tours[firstRepeated + ((number - 106) % 26) - 1]?.cups)
    }
  })

  it.each([
    [158, 80, 'Battle Tour'],
    [153, 101, 'Sunshine Tour'],
  ])('repeat where this can be checked: the recorded cups of tour %i are those of tour %i, the %s', (again, first) => {
    const [recorded, repeated] = [tours[again - 1], tours[first - 1]]
    expect([recorded?.cupsBasis, repeated?.cupsBasis]).toEqual(['recorded', 'recorded'])
    expect(recorded?.cups).toHaveLength(15)
    expect(leavePictures(recorded)).toEqual(leavePictures(repeated))
  })

  it('have the first and the third cup as ranked ones, as every recorded tour of fifteen cups has', () => {
    // Where only a ranked cup is on record, it need not be one of the cups that the cycle expects.
    const full = tours.filter(
      ({ cups, cupsBasis, rankedCups }) =>
        cups.length === 15 && (cupsBasis === 'recorded' || rankedCups.every(({ basis }) => basis === 'inferred')),
    )
    expect(full.filter(({ cupsBasis }) => cupsBasis === 'recorded').length).toBeGreaterThanOrEqual(28)
    for (const { cups, rankedCups } of full)
      expect(rankedCups.map(({ name, variantIds }) => [name, variantIds])).toEqual(
        [cups[0], cups[2]].map((cup) => [cup?.name, cup?.variantIds]),
      )
  })

  it('go on without gaps and with unique names until the game ended', () => {
    expect(tours.map(({ number }) => number)).toEqual(tours.map((_, index) => index + 1))
    expect(tours.slice(1).map(({ start }) => start)).toEqual(tours.slice(0, -1).map(({ end: ended }) => ended))
    expect(new Set(tours.map(({ id }) => id)).size).toBe(tours.length)
    expect(content.end).toEqual({ lastTour: 183, lastDay: '2026-09-29', closedOn: '2026-09-30' })
    expect(tours.at(-1)).toMatchObject({ number: 183, name: 'Anniversary Tour (2026)', end: '2026-09-30' })
  })

  it.each<[asked: IsoDate | null, built: IsoDate]>([
    [null, '2026-09-29'],
    ['2031-01-01', '2026-09-29'],
    ['2026-09-30', '2026-09-29'],
    ['2026-09-28', '2026-09-28'],
    ['2019-10-01', '2019-10-01'],
  ])('are all known to a build for %s, which is of %s', (today, built) => {
    const { catalogue } = buildCatalogue(files, { today })
    expect(catalogue?.today).toBe(built)
    expect(catalogue?.tours).toEqual(tours)
  })

  it('go on where a game was revived, after a pause whose days have no rankings', () => {
    const revived = files.map((file) =>
      file.path === 'tour-cycle.yaml'
        ? { ...file, text: `${file.text}\nrevived: { first-tour: 184, start: 2027-03-03 }\n`.replace('183', '209') }
        : file,
    )
    const { catalogue } = buildCatalogue(revived, { today: null })
    expect(catalogue?.tours[183]).toMatchObject({ name: 'Battle Tour (2027)', start: '2027-03-03' })
    expect(catalogue?.end).toMatchObject({ lastTour: 209, closedOn: '2028-03-01' })
    expect(
      ['2026-09-29', '2026-09-30', '2027-03-02', '2027-03-03'].map((day) => catalogue?.skippedDays.has(day as IsoDate)),
    ).toEqual([false, true, true, false])
  })
})
