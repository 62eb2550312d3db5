import type { TourListPage, TourPage } from '#pages/data/tour-pages.ts'
import { formatLongDay, formatMonth } from '../days.ts'
import { joinSentences } from '../join-list.ts'
import { message } from '../message.ts'

const tours = message(
  'All {count, number} tours of Mario Kart Tour, from the {first} of {month} to the {last}, with which the game ended: dates, new drivers, karts and gliders, city courses, cups and ranked weeks.',
)

export function describeTourList({ tours: newestFirst }: TourListPage): string {
  const [last, first] = [newestFirst[0]!, newestFirst.at(-1)!]
  return tours({
    count: newestFirst.length,
    first: first.name,
    month: formatMonth(first.start),
    last: last.name,
  })
}

const news = message(
  'The {tour} ran from {start} to {end}{basis, select, inferred {, by the yearly cycle} other {}}{brought, select, both { with {items, plural, one {# new item} other {# new items}} and {courses, plural, one {# new city course} other {# new city courses}}} items { with {items, plural, one {# new item} other {# new items}}} courses { with {courses, plural, one {# new city course} other {# new city courses}}} other {}}.',
)
const unknownCups = message('No source lists its cups.')
const unknownCourses = message('No source lists the courses of its cups.')
const cups = message('See its cups.')
const rankedCups = message('See its cups and best drivers, karts and gliders.')
const weeks = message(
  'See its {weeks, plural, one {ranked cup of one week} other {ranked weeks}} and best drivers, karts and gliders.',
)
const cupsAndWeeks = message(
  'See its cups, {weeks, plural, one {ranked cup of one week} other {ranked weeks}}, and best drivers, karts and gliders.',
)

export function describeTour(page: TourPage): string {
  const { tour, newItems, newCityCourses } = page
  const [items, courses] = [newItems.length, newCityCourses.length]
  const what = news({
    tour: tour.name,
    start: formatLongDay(tour.start),
    end: formatLongDay(tour.end),
    basis: tour.basis,
    brought: items > 0 ? (courses > 0 ? 'both' : 'items') : courses > 0 ? 'courses' : 'none',
    items,
    courses,
  })
  return joinSentences(what, describeContents(page))
}

/** Of many early tours no source lists the cups, and nothing can be ranked where no course is known. */
function describeContents({ cups: listed, rankedCups: ranked }: TourPage): string {
  const known = ranked.filter(({ courses }) => courses.length > 0).length
  if (listed.length === 0 && known === 0) return ranked.length > 0 ? unknownCourses() : unknownCups()
  if (listed.length === 0) return weeks({ weeks: known })
  if (known > 0) return cupsAndWeeks({ weeks: known })
  return listed.some(({ courses }) => courses.length > 0) ? rankedCups() : cups()
}
