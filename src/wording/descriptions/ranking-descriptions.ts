import { expandName } from '#pages/data/compact-name.ts'
import type { RankingCalendarPage, RankingDayPage, RankingSubjectPage } from '#pages/data/ranking-pages.ts'
import type { RecordsPage } from '#pages/data/records-page.ts'
import { formatLongDay } from '../days.ts'
import { joinWithCommas } from '../join-list.ts'
import { message } from '../message.ts'

const calendar = message(
  'The best drivers, karts and gliders of Mario Kart Tour on each day from {first} to {last}, in a calendar.',
)

export function describeRankingCalendar({ first, last }: RankingCalendarPage): string {
  return calendar({ first: formatLongDay(first), last: formatLongDay(last) })
}

const day = message('Best on {day} in the {tour}: {best}. The top 25 drivers, karts and gliders with their points.')

export function describeRankingDay({ date, tour, kinds }: RankingDayPage): string {
  const best = kinds.flatMap(({ rows: [first] }) => (first ? [expandName(first[1]).name] : []))
  const said = formatLongDay(date)
  return day({ day: said, tour: tour.name, best: joinWithCommas(best) })
}

const noneOnCourse = message(
  'No {kind, select, driver {driver} kart {kart} other {glider}} with a top or middle shelf on {course} is on record.',
)
const onCourse = message(
  'The {kind, select, driver {drivers} kart {karts} other {gliders}} on the top and middle shelves of {course}, and the level at which they get there',
)
const inTour = message('The {kind, select, driver {drivers} kart {karts} other {gliders}} for the whole {tour}')
const inRankedCups = message(
  'The {kind, select, driver {drivers} kart {karts} other {gliders}} for the ranked cups of the {tour}',
)
const inTourWithoutCourses = message(
  'The {kind, select, driver {drivers} kart {karts} other {gliders}} of the whole game, as no course of the {tour} is on record',
)
const inCup = message(
  'The {kind, select, driver {drivers} kart {karts} other {gliders}} for the {cup} in week {week} of the {tour}',
)
const inCupWithoutCourses = message(
  'The {kind, select, driver {drivers} kart {karts} other {gliders}} of the whole game, as no course of the {cup} in week {week} of the {tour} is on record',
)
const rankedCup = message('ranked cup')
const inGame = message(
  'The {kind, select, driver {drivers} kart {karts} other {gliders}} worth having and levelling in Mario Kart Tour',
)
const bestFirst = message('{what}, best first: {best}.')
const none = message('{what}: none has a shelf on record.')

export function describeRankingSubject(page: RankingSubjectPage): string {
  const { subject, itemKind: kind, rows } = page
  if (subject.of === 'course' && rows.length === 0) {
    return noneOnCourse({ kind, course: subject.variant.name })
  }
  const what = describeSubject(page)
  const best = rows.slice(0, 3).map((row) => expandName(row[1]).name)
  return best.length === 0 ? none({ what }) : bestFirst({ what, best: joinWithCommas(best) })
}

/** What is ranked: a tour on all of its courses, on those of its ranked cups or, where none is on record, like the game. */
function describeSubject({ subject, itemKind: kind, courseCount }: RankingSubjectPage): string {
  switch (subject.of) {
    case 'course':
      return onCourse({ kind, course: subject.variant.name })
    case 'tour': {
      const tour = subject.tour.name
      if (courseCount === 0) return inTourWithoutCourses({ kind, tour })
      return subject.areCupsUnknown ? inRankedCups({ kind, tour }) : inTour({ kind, tour })
    }
    case 'week': {
      const { week, name, courses } = subject.cup
      const where = { kind, cup: name ?? rankedCup(), week, tour: subject.tour.name }
      return courses.length > 0 ? inCup(where) : inCupWithoutCourses(where)
    }
    case 'game':
      return inGame({ kind })
  }
}

const records = message(
  'The records of {days, number} days of Mario Kart Tour, from {first} to {last}: most days at number one, longest reigns, biggest rises and falls, and the courses raced most often.',
)

export function describeRecords({ first, last, daysKnown }: RecordsPage): string {
  const days = Object.values(daysKnown).reduce((sum, count) => sum + count, 0)
  return records({ days, first: formatLongDay(first), last: formatLongDay(last) })
}
