/** The records of seven years: what is counted, and what the rows say. */
import type {
  DaysKnown,
  RecordId,
  RecordKnowledge,
  RecordList,
  RecordMoment,
  RecordReason,
  RecordRow,
} from '#pages/data/records-page.ts'
import type { RecordLabel } from '#rankings/ranking.ts'
import { areaNames } from './areas.ts'
import { formatNumber } from './counts.ts'
import { formatDay } from './days.ts'
import { joinWithCommas } from './join-list.ts'
import { message } from './message.ts'
import { nameRecords } from './record-notes.ts'

interface RecordTexts {
  readonly title: () => string
  /** What is counted, in a sentence. */
  readonly meaning: () => string
  /** What the figure is, as the heading of its column. */
  readonly unit: () => string
}

const days = message('Days')
const ranks = message('Ranks')
const courses = message('Courses')
const items = message('Items')

export const recordTexts: Readonly<Record<RecordId, RecordTexts>> = {
  'days-at-number-one': {
    title: message('Most days at number one'),
    meaning: message('Days on which the item was #1 of its kind, all added up.'),
    unit: days,
  },
  'longest-reign': {
    title: message('Longest reign'),
    meaning: message('Days at #1 without a break.'),
    unit: days,
  },
  'days-in-the-ten-best': {
    title: message('Most days among the ten best'),
    meaning: message('Days on which the item was #10 or better.'),
    unit: days,
  },
  uncrowned: {
    title: message('The uncrowned'),
    meaning: message('Most days among the ten best without one day at #1.'),
    unit: days,
  },
  'biggest-rise': {
    title: message('Biggest rise'),
    meaning: message('Ranks gained from one ranking to the one that followed it.'),
    unit: ranks,
  },
  'biggest-fall': {
    title: message('Biggest fall'),
    meaning: message('Ranks lost from one ranking to the one that followed it.'),
    unit: ranks,
  },
  'longest-decline': {
    title: message('Furthest from its best days'),
    meaning: message('Ranks between the best that an item ever had and its rank on the last day.'),
    unit: ranks,
  },
  'longest-wait': {
    title: message('Longest wait for a first top shelf'),
    meaning: message(
      'Days from the first day of its first tour to its first top shelf on record, at its level cap. Between two records it may have had one earlier.',
    ),
    unit: days,
  },
  'never-near-the-top': {
    title: message('Never near the top'),
    meaning: message('The best rank that an item ever had, where even that was low.'),
    unit: message('Best rank'),
  },
  'most-top-shelves': {
    title: message('Most top shelves'),
    meaning: message(
      'Course variants on whose top shelf the item stood at its level cap, on the day when they were most.',
    ),
    unit: courses,
  },
  'fewest-top-shelves': {
    title: message('Fewest top shelves'),
    meaning: message('Course variants on whose top shelf the item stood on the last day, at its level cap.'),
    unit: courses,
  },
  'most-changed-by-level': {
    title: message('Most changed by level 8'),
    meaning: message(
      'The share of its top shelves on the last day that the item reaches by levels, and lacks at level 1.',
    ),
    unit: message('By levels'),
  },
  'skills-at-number-one': {
    title: message('Skills at number one'),
    meaning: message('Days on which an item with the skill was #1 of its kind.'),
    unit: days,
  },
  'days-of-most-change': {
    title: message('Days of most change'),
    meaning: message('Drivers, karts and gliders that came among the 25 best of their kind on one day, 75 at most.'),
    unit: items,
  },
  'most-raced-courses': {
    title: message('Courses raced most often'),
    meaning: message('Tours with the course variant in one of their cups, and ranked cups with it.'),
    unit: message('Times'),
  },
  'most-contested-courses': {
    title: message('Most crowded top shelves'),
    meaning: message('Items on the top shelf of a course variant on the last day, at their level cap.'),
    unit: items,
  },
  'rarest-top-shelves': {
    title: message('Rarest top shelves'),
    meaning: message('Course variants with the fewest items on their top shelf on the last day, at their level cap.'),
    unit: items,
  },
  'tours-with-most-new': {
    title: message('Tours that brought most'),
    meaning: message('Drivers, karts, gliders and course variants that came into the game with a tour.'),
    unit: message('New'),
  },
  'firsts-and-lasts': {
    title: message('Firsts and lasts'),
    meaning: message('What came first after the game had begun, and what came last.'),
    unit: message('Day'),
  },
}

export const listNames: Readonly<Record<RecordList['of'], () => string>> = {
  driver: areaNames['driver-list'],
  kart: areaNames['kart-list'],
  glider: areaNames['glider-list'],
  days,
  'in-tours': message('In tours'),
  'in-ranked-cups': message('In ranked cups'),
  items,
  variants: message('Course variants'),
  firsts: message('Firsts'),
  lasts: message('Lasts'),
}

const rank = message('#{rank, number}')
const percent = message('{share, number} %')

/** Of a row of a record. */
export function formatFigure(id: RecordId, figure: RecordRow['figure']): string {
  if (typeof figure === 'string') return formatDay(figure)
  if (id === 'never-near-the-top') return rank({ rank: figure })
  return id === 'most-changed-by-level' ? percent({ share: figure }) : formatNumber(figure)
}

const span = message('{from} to {to}')
const firstDay = message('First on {day}')
const decline = message('#{best, number} on {day}, #{last, number} on the last day')
const carriers = message(
  '{kind, select, driver {{count, plural, one {# driver} other {# drivers}}} kart {{count, plural, one {# kart} other {# karts}}} other {{count, plural, one {# glider} other {# gliders}}}}',
)
const week = message('{cup}, {tour}')
const itsCups = message('Its cups')
const itsRanking = message('Its ranking')
const itsCourses = message('Its courses')
const ruler = message(
  '{end, select, first {First} other {Last}} {kind, select, driver {driver} kart {kart} other {glider}} at #1',
)
const debut = message(
  '{end, select, first {First} other {Last}} new {kind, select, driver {driver} kart {kart} other {glider}}',
)
const newVariant = message('{end, select, first {First} other {Last}} new course variant')

export function describeMoment(moment: RecordMoment): string {
  switch (moment.is) {
    case 'days':
      return span({ from: formatDay(moment.from), to: formatDay(moment.to) })
    case 'day':
      return formatDay(moment.date)
    case 'first-day':
      return firstDay({ day: formatDay(moment.date) })
    case 'decline':
      return decline({ best: moment.best, day: formatDay(moment.date), last: moment.last })
    case 'items':
      return carriers(moment)
    case 'week':
      return moment.cup === null ? moment.tour : week({ cup: moment.cup, tour: moment.tour })
    case 'its-cups':
      return itsCups()
    case 'its-ranking':
      return itsRanking()
    case 'its-courses':
      return itsCourses()
    case 'ruler':
      return ruler(moment)
    case 'debut':
      return debut(moment)
    case 'new-variant':
      return newVariant(moment)
  }
}

const times = message('{count, plural, one {# time} other {# times}}')
const move = message(
  '#{from, number} to #{to, number}. {began}{inCup, select, changed {: on top on {cupAfter, number} of its courses, after {cupBefore, number} in the week before} other {}}{inGame, select, changed {. {topsBefore, number} to {topsAfter, number} top shelves in the whole game} other {}}',
)
const sinceTour = message('From the {tour}')
const levels = message('{before, number} at level 1, {after, number} at level 8')
const others = message(
  'With {kind, select, driver {{count, plural, one {# other driver} other {# other drivers}}} kart {{count, plural, one {# other kart} other {# other karts}}} other {{count, plural, one {# other glider} other {# other gliders}}}}',
)

export function explainRecord(reason: RecordReason): string {
  switch (reason.is) {
    case 'times':
      return times(reason)
    case 'move': {
      const { ranks: of, cup, tour, inCup, tops } = reason
      return move({
        from: of[0],
        to: of[1],
        began: describeMoment({ is: 'week', cup, tour }),
        inCup: inCup ? 'changed' : 'same',
        cupBefore: inCup?.[0] ?? 0,
        cupAfter: inCup?.[1] ?? 0,
        inGame: tops ? 'changed' : 'same',
        topsBefore: tops?.[0] ?? 0,
        topsAfter: tops?.[1] ?? 0,
      })
    }
    case 'since-tour':
      return sinceTour(reason)
    case 'levels':
      return levels({ before: reason.tops[0], after: reason.tops[1] })
    case 'others':
      return others(reason)
  }
}

const recorded = message('Recorded')
const inferred = message('Inferred')
const byCycle = message('By the yearly cycle')
const someInferred = message('{recorded, number} recorded, {inferred, number} inferred')

const allDays: Readonly<Record<RecordLabel, () => string>> = {
  recorded,
  between: message('Between records'),
  reconstructed: message('Reconstructed'),
  'carried-on': message('By the last record'),
}
const someDays: Readonly<Record<RecordLabel, (values: { count: number }) => string>> = {
  recorded: message('{count, number} recorded'),
  between: message('{count, number} between records'),
  reconstructed: message('{count, number} reconstructed'),
  'carried-on': message('{count, number} by the last record'),
}

/** `Recorded`, or `12 recorded, 28 reconstructed`. */
export function describeKnowledge(known: RecordKnowledge): string {
  if (known === 'recorded') return recorded()
  if (known === 'inferred') return inferred()
  if (known === 'by-cycle') return byCycle()
  if ('days' in known) return describeDays(known.days)
  if ('records' in known) return nameRecords(known.records)
  return known.inferred === 0 ? recorded() : someInferred(known)
}

function describeDays(counts: DaysKnown): string {
  const labels = (Object.keys(someDays) as RecordLabel[]).filter((label) => counts[label] > 0)
  if (labels.length === 1) return allDays[labels[0]!]()
  return joinWithCommas(labels.map((label) => someDays[label]({ count: counts[label] })))
}
export const record = message('Record')
export const when = message('When')
export const why = message('Why')
export const howItIsKnown = message('How it is known')
export const othersToo = message('{others, plural, one {One more has} other {# more have}} the last figure, too.')
export const aboutRecords = message(
  '{days, number} days of rankings, from {first} to {last}, added up. Every figure leads to the page that proves it and says how well its days are known: the shelves of {recorded, number} days are recorded, {between, number} lie between two records, {reconstructed, number} are reconstructed, and {carriedOn, number} follow the last record.',
)
export const records = message('Records')
export const allReigns = message('All {count, number} reigns, one by one')
export const reigns = message('Reigns at #1')
export const from = message('From')
export const kind = message('Kind')
export const dayCount = message('Days')
export const timelineTitle = message('Number one, day by day')
export const aboutTimeline = message('A mark for every day at #1; the last line has all others')
export const timelineAsTable = message('As a table: days at #1 in each year')
export const all = message('All')
export const recordsPart = message('The records')
export const knownAs = message(
  '{label, select, recorded {Recorded} between {Between two records} reconstructed {Reconstructed} other {By the last record}}',
)
export const otherItems = message('{items, plural, one {# other} other {# others}}')
