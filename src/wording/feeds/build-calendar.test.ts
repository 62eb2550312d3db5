import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { joinPieces } from '#pages/data/output-file.ts'
import { buildSmallSource } from '#pages/testing/build-small-source.ts'
import { buildCalendar } from './build-calendar.ts'

const source = buildSmallSource()
const text = joinPieces(buildCalendar(source, 'https://topshelf.example'))
const events = new ICAL.Component(ICAL.parse(text))
  .getAllSubcomponents('vevent')
  .map((component) => new ICAL.Event(component))

function find(uid: string): ICAL.Event {
  const event = events.find((candidate) => candidate.uid === uid)
  if (!event) throw new Error(`The calendar has no event ${uid}.`)
  return event
}

describe('read by another library', () => {
  test('it holds each tour and ranked week once', () => {
    const { tours } = source.catalogue
    const uids = tours.flatMap(({ number, rankedCups }) => [
      `tour-${number}@topshelf`,
      ...rankedCups.map(({ week }) => `tour-${number}-week-${week}@topshelf`),
    ])
    expect(events.map(({ uid }) => uid)).toEqual(uids)
  })

  test('tours and weeks change at 06:00 UTC', () => {
    for (const tour of source.catalogue.tours) {
      const event = find(`tour-${tour.number}@topshelf`)
      expect(event.startDate.toString()).toBe(`${tour.start}T06:00:00Z`)
      expect(event.endDate.toString()).toBe(`${tour.end}T06:00:00Z`)
      expect(event.startDate.zone.tzid).toBe('UTC')
      for (const cup of tour.rankedCups) {
        const week = find(`tour-${tour.number}-week-${cup.week}@topshelf`)
        expect(week.startDate.toString()).toBe(`${cup.start}T06:00:00Z`)
        expect(week.endDate.toString()).toBe(`${cup.end}T06:00:00Z`)
      }
    }
  })

  test('an event names its tour and leads to its page', () => {
    const [tour] = source.catalogue.tours
    const event = find('tour-1@topshelf')
    expect(event.summary).toBe(tour!.name)
    expect(event.component.getFirstPropertyValue('url')).toBe(`https://topshelf.example/tours/${tour!.id}/`)
    expect(event.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  })

  test('events that only follow from the cycle are tentative, and say so', () => {
    for (const { number, basis } of source.catalogue.tours) {
      const { component, description } = find(`tour-${number}@topshelf`)
      expect(component.getFirstPropertyValue('status')).toBe(basis === 'inferred' ? 'TENTATIVE' : 'CONFIRMED')
      expect(description.includes('nobody has recorded it')).toBe(basis === 'inferred')
    }
  })
})

test('cups that only follow from the cycle say so', () => {
  const tours = source.catalogue.tours.map((tour) => ({ ...tour, cupsBasis: 'inferred' as const }))
  const expected = joinPieces(buildCalendar(buildSmallSource({ tours }), 'https://topshelf.example')).replaceAll(
    '\r\n ',
    '',
  )
  expect(expected).toContain('Cups by the yearly cycle: ')
  expect(text.replaceAll('\r\n ', '')).toContain('Mario Kart Tour. Cups: ')
})

test('events are stamped with the day of the last change, not of the last record of all shelves', () => {
  const shelfRecords = source.catalogue.shelfRecords.slice(0, 1)
  const unrecorded = joinPieces(buildCalendar(buildSmallSource({ shelfRecords }), 'https://topshelf.example'))
  expect(unrecorded).toBe(text)
})

test('lines are folded and end as RFC 5545 requires', () => {
  const lines = text.split('\r\n')
  expect(text).not.toMatch(/[^\r]\n/)
  expect(lines.at(-1)).toBe('')
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('the same data make the same calendar', () => {
  expect(joinPieces(buildCalendar(buildSmallSource(), 'https://topshelf.example'))).toBe(text)
})
