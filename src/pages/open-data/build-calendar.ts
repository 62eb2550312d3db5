import ical, { ICalEventStatus, ICalEventTransparency, type ICalCalendar, type ICalEventData } from 'ical-generator'
import { formatDayStart } from '#catalogue/game-day.ts'
import type { Basis, Cup, RankedCup, Tour } from '#catalogue/entities.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { OutputFile } from '../data/output-file.ts'
import { tourPath } from '../routes/routes.ts'
import { siteConfig } from '../config/site-config.ts'
import { calendarPath } from './open-data-path.ts'

/**
 * All tours and ranked weeks, to the end of the game, as a calendar (RFC 5545). An event keeps its UID
 * forever, so that a corrected day moves it instead of adding another. The stamp, which says when an event was last
 * revised, is the last day of the game.
 * @param siteUrl Without a slash at its end.
 */
export function buildCalendar(source: PageSource, siteUrl: string): OutputFile {
  const calendar = ical({
    name: `${siteConfig.siteName}: tours and ranked cups`,
    description: 'Tours and ranked weeks of Mario Kart Tour. They change at 06:00 UTC.',
    prodId: { company: siteConfig.siteName, product: 'Tours', language: 'EN' },
    url: siteUrl + calendarPath,
  })
  const stamp = formatDayStart(source.today.date)
  for (const tour of source.catalogue.tours) addTour(calendar, { tour, stamp, siteUrl, source })
  return { path: calendarPath, pieces: [calendar.toString(), '\r\n'] }
}

interface TourToAdd {
  readonly tour: Tour
  readonly stamp: string
  readonly siteUrl: string
  readonly source: PageSource
}

function addTour(calendar: ICalCalendar, { tour, stamp, siteUrl, source }: TourToAdd): void {
  const url = siteUrl + tourPath(tour.id)
  const common = { stamp, url, transparency: ICalEventTransparency.TRANSPARENT }
  calendar.createEvent({ ...common, ...describeTour(tour) })
  for (const cup of tour.rankedCups) calendar.createEvent({ ...common, ...describeRankedCup(source, tour, cup) })
}

function describeTour({ number, name, start, end, basis, cups, cupsBasis }: Tour): ICalEventData {
  const races =
    cups.length > 0 && `${cupsBasis === 'inferred' ? 'Cups by the yearly cycle' : 'Cups'}: ${listCups(cups)}.`
  return {
    id: `tour-${number}@topshelf`,
    start: formatDayStart(start),
    end: formatDayStart(end),
    summary: name,
    description: joinSentences(`Tour ${number} of Mario Kart Tour.`, races, formatDoubt(basis)),
    categories: [{ name: 'Tour' }],
    status: chooseStatus(basis),
  }
}

function describeRankedCup({ references }: PageSource, tour: Tour, cup: RankedCup): ICalEventData {
  const courses = cup.variantIds.map((id) => references.variant(id).name)
  const races = courses.length > 0 && `Courses: ${courses.join(', ')}.`
  return {
    id: `tour-${tour.number}-week-${cup.week}@topshelf`,
    start: formatDayStart(cup.start),
    end: formatDayStart(cup.end),
    summary: `Ranked cup: ${cup.name ?? `week ${cup.week}`}`,
    description: joinSentences(`Week ${cup.week} of the ${tour.name}.`, races, formatDoubt(cup.basis)),
    categories: [{ name: 'Ranked cup' }],
    status: chooseStatus(cup.basis),
  }
}

function listCups(cups: readonly Cup[]): string {
  return cups.map(({ name }) => name).join(', ')
}

function formatDoubt(basis: Basis): string | false {
  return basis === 'inferred' && 'Inferred: nobody has recorded it.'
}

function chooseStatus(basis: Basis): ICalEventStatus {
  return basis === 'inferred' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}

function joinSentences(...sentences: (string | false)[]): string {
  return sentences.filter((sentence) => sentence !== false).join(' ')
}
