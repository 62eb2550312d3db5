import ical, { ICalEventStatus, ICalEventTransparency, type ICalCalendar, type ICalEventData } from 'ical-generator'
import { formatDayStart } from '#catalogue/game-day.ts'
import type { Basis, Cup, RankedCup, Tour } from '#catalogue/entities.ts'
import type { PageSource } from '#pages/source/build-page-source.ts'
import type { OutputFile } from '#pages/data/output-file.ts'
import { addPrefix, fileInLanguage } from '#pages/routes/language-path.ts'
import { tourPath } from '#pages/routes/routes.ts'
import { siteConfig } from '#pages/config/site-config.ts'
import { calendarPath } from '#pages/open-data/open-data-path.ts'
import { joinSentences, joinWithCommas } from '../join-list.ts'
import { language, pathPrefix } from '../language.ts'
import { message } from '../message.ts'
import { nameThings } from '../names.ts'

const calendarName = message('{site}: tours and ranked cups')
const calendarDescription = message('Tours and ranked weeks of Mario Kart Tour. They change at 06:00 UTC.')
const tourNumber = message('Tour {number} of Mario Kart Tour.')
const tourCups = message('{basis, select, inferred {Cups by the yearly cycle} other {Cups}}: {cups}.')
const rankedCup = message('Ranked cup: {name}')
const rankedWeek = message('Ranked cup: week {week}')
const weekOfTour = message('Week {week} of the {tour}.')
const weekCourses = message('Courses: {courses}.')
const inferred = message('Inferred: nobody has recorded it.')
const tourCategory = message('Tour')
const cupCategory = message('Ranked cup')

/**
 * All tours and ranked weeks, to the end of the game, as a calendar (RFC 5545). An event keeps its UID
 * forever, so that a corrected day moves it instead of adding another. The stamp, which says when an event was last
 * revised, is the last day of the game.
 * @param siteUrl Without a slash at its end.
 */
export function buildCalendar(source: PageSource, siteUrl: string): OutputFile {
  const path = fileInLanguage(calendarPath, pathPrefix)
  const calendar = ical({
    name: calendarName({ site: siteConfig.siteName }),
    description: calendarDescription(),
    prodId: { company: siteConfig.siteName, product: 'Tours', language: language.toUpperCase() },
    url: siteUrl + path,
  })
  const stamp = formatDayStart(source.today.date)
  for (const tour of source.catalogue.tours) addTour(calendar, { tour, stamp, siteUrl, source })
  return { path, pieces: [calendar.toString(), '\r\n'] }
}

interface TourToAdd {
  readonly tour: Tour
  readonly stamp: string
  readonly siteUrl: string
  readonly source: PageSource
}

function addTour(calendar: ICalCalendar, { tour, stamp, siteUrl, source }: TourToAdd): void {
  const url = siteUrl + addPrefix(tourPath(tour.id), pathPrefix)
  const common = { stamp, url, transparency: ICalEventTransparency.TRANSPARENT }
  calendar.createEvent({ ...common, ...buildTourEvent(tour) })
  for (const cup of tour.rankedCups) calendar.createEvent({ ...common, ...buildCupEvent(source, tour, cup) })
}

function buildTourEvent({ number, name, start, end, basis, cups, cupsBasis }: Tour): ICalEventData {
  const races = cups.length > 0 && tourCups({ basis: cupsBasis, cups: listCups(cups) })
  return {
    id: `tour-${number}@topshelf`,
    start: formatDayStart(start),
    end: formatDayStart(end),
    summary: nameThings(name),
    description: joinSentences(tourNumber({ number }), races, formatDoubt(basis)),
    categories: [{ name: tourCategory() }],
    status: chooseStatus(basis),
  }
}

function buildCupEvent({ references }: PageSource, tour: Tour, cup: RankedCup): ICalEventData {
  const courses = cup.variantIds.map((id) => nameThings(references.variant(id).name))
  const races = courses.length > 0 && weekCourses({ courses: joinWithCommas(courses) })
  return {
    id: `tour-${tour.number}-week-${cup.week}@topshelf`,
    start: formatDayStart(cup.start),
    end: formatDayStart(cup.end),
    summary: cup.name === null ? rankedWeek({ week: cup.week }) : rankedCup({ name: nameThings(cup.name) }),
    description: joinSentences(
      weekOfTour({ week: cup.week, tour: nameThings(tour.name) }),
      races,
      formatDoubt(cup.basis),
    ),
    categories: [{ name: cupCategory() }],
    status: chooseStatus(cup.basis),
  }
}

function listCups(cups: readonly Cup[]): string {
  return joinWithCommas(cups.map(({ name }) => nameThings(name)))
}

function formatDoubt(basis: Basis): string | false {
  return basis === 'inferred' && inferred()
}

function chooseStatus(basis: Basis): ICalEventStatus {
  return basis === 'inferred' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}
