import type { IsoDate } from '#catalogue/calendar.ts'
import { compareBy } from '#base/compare-by.ts'
import { itemKinds, type CourseVariant, type ItemKind, type Tour } from '#catalogue/entities.ts'
import { groupBy } from '#base/group-by.ts'
import { findTour, findWeek } from '#rankings/find-tour.ts'
import { listTourVariants } from '#rankings/zone-variants.ts'
import {
  type RecordList,
  type RecordMoment,
  type RecordRow,
  type RecordView,
  type Reigns,
  expandReigns,
} from '../data/records-page.ts'
import {
  dayKindPath,
  dayRankingPath,
  itemPath,
  skillPath,
  subjectRankingPath,
  tourPath,
  variantPath,
} from '../routes/routes.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { identifyCourseRankings } from '../source/references/identify-ranking.ts'
import { pickBest, type Candidate, countArrivals, countDaysKnown, type RankedPast } from './ranked-past.ts'

type ReignsOfKinds = Readonly<Record<ItemKind, Reigns>>

/** Of each kind, that many are the best that a day's ranking shows. */
const shownOnDays = 25

/** The records of skills, courses, tours and days. */
export function buildGameRecords(source: PageSource, past: RankedPast, reigns: ReignsOfKinds): RecordView[] {
  return [
    {
      id: 'skills-at-number-one',
      lists: itemKinds.map((kind) => listSkills(source, past, kind, reigns[kind])),
    },
    {
      id: 'days-of-most-change',
      lists: [listDaysOfChange(source, past)],
    },
    {
      id: 'most-raced-courses',
      lists: listRacedCourses(source),
    },
    {
      id: 'most-contested-courses',
      lists: listCourseShelves(source, 'most'),
    },
    {
      id: 'rarest-top-shelves',
      lists: listCourseShelves(source, 'fewest'),
    },
    {
      id: 'tours-with-most-new',
      lists: listTours(source),
    },
    {
      id: 'firsts-and-lasts',
      lists: listEnds(source, past, reigns),
    },
  ]
}

function listSkills(
  { catalogue, references }: PageSource,
  past: RankedPast,
  kind: ItemKind,
  ofKind: Reigns,
): RecordList {
  const reigns = expandReigns(ofKind.reigns)
  const skilled = reigns.flatMap((reign) => {
    const { id } = ofKind.items[reign.item]!
    const skillId = catalogue.itemById.get(id)?.skillId ?? null
    return skillId === null ? [] : [{ ...reign, id, skillId }]
  })
  const candidates = [...groupBy(skilled, ({ skillId }) => skillId)].map(([skillId, spans]): Candidate => {
    const days = spans.reduce((sum, { from, until }) => sum + until - from, 0)
    return {
      id: skillId,
      value: days,
      since: spans[0]!.from,
      buildRow: () => ({
        holder: { name: references.skill(skillId).name, path: skillPath(skillId) },
        figure: days,
        when: { is: 'items', count: new Set(spans.map(({ id }) => id)).size, kind },
        proof: skillPath(skillId),
        known: { days: countDaysKnown(past.labels, spans) },
      }),
    }
  })
  return pickBest(kind, 'most', candidates)
}

function listDaysOfChange({ catalogue }: PageSource, past: RankedPast): RecordList {
  const candidates = countArrivals(past, shownOnDays).flatMap((count, index): Candidate[] => {
    const date = past.days[index]!
    if (count === 0) return []
    return [
      {
        id: date,
        value: count,
        since: index,
        buildRow: () => ({
          holder: { date },
          figure: count,
          when: findMoment(catalogue.tours, date),
          proof: dayRankingPath(date),
          known: { days: countDaysKnown(past.labels, [{ from: index, until: index + 1 }]) },
        }),
      },
    ]
  })
  return pickBest('days', 'most', candidates)
}

function findMoment(tours: readonly Tour[], date: IsoDate): RecordMoment {
  const tour = findTour(tours, date)
  return { is: 'week', cup: findWeek(tour, date)?.name ?? null, tour: tour.name }
}

/** A tour or ranked cup with a course. */
interface Occasion {
  readonly variantId: string
  readonly isRecorded: boolean
}

function listRacedCourses(source: PageSource): RecordList[] {
  const { tours } = source.catalogue
  const begun = tours.filter(source.hasBegun)
  const isRace = (variantId: string) => source.catalogue.variantById.get(variantId)?.mode === 'race'
  const inTours = begun.flatMap((tour) =>
    listTourVariants(tour)
      .filter(isRace)
      .map((variantId) => ({
        variantId,
        isRecorded: (tour.cups.length > 0 ? tour.cupsBasis : tour.basis) !== 'inferred',
      })),
  )
  const inRanked = begun.flatMap(({ rankedCups }) =>
    rankedCups
      .filter(source.hasBegun)
      .flatMap(({ variantIds, basis }) =>
        variantIds.filter(isRace).map((variantId) => ({ variantId, isRecorded: basis !== 'inferred' })),
      ),
  )
  return [countOccasions(source, 'in-tours', inTours), countOccasions(source, 'in-ranked-cups', inRanked)]
}

function countOccasions({ references }: PageSource, of: RecordList['of'], occasions: readonly Occasion[]): RecordList {
  const candidates = [...groupBy(occasions, ({ variantId }) => variantId)].map(([variantId, own]): Candidate => {
    const recorded = own.filter(({ isRecorded }) => isRecorded).length
    return {
      id: variantId,
      value: own.length,
      since: 0,
      buildRow: () => ({
        ...linkCourse(references.variant(variantId)),
        figure: own.length,
        when: { is: 'its-cups' },
        known: { recorded, inferred: own.length - recorded },
      }),
    }
  })
  return pickBest(of, 'most', candidates)
}

function linkCourse(variant: Pick<CourseVariant, 'id' | 'courseId' | 'name'>): Pick<RecordRow, 'holder' | 'proof'> {
  return { holder: { name: variant.name, path: variantPath(variant) }, proof: variantPath(variant) }
}

function listCourseShelves(source: PageSource, order: 'most' | 'fewest'): RecordList[] {
  const { catalogue, courseRanker, references, recordNote, today } = source
  const records = recordNote(today.date)
  return itemKinds.map((kind) => {
    const candidates = [...catalogue.variantById.keys()].flatMap((variantId): Candidate[] => {
      const tops = courseRanker.shelves(variantId, kind).filter(({ shelf }) => shelf === 'top').length
      if (tops === 0) return []
      return [
        {
          id: variantId,
          value: tops,
          since: 0,
          buildRow: () => ({
            ...linkCourse(references.variant(variantId)),
            figure: tops,
            when: { is: 'its-ranking' },
            proof: subjectRankingPath(identifyCourseRankings(variantId)[kind]),
            known: { records },
          }),
        },
      ]
    })
    return pickBest(kind, order, candidates)
  })
}

function listTours(source: PageSource): RecordList[] {
  const { catalogue, newItems, newVariants } = source
  // What the first tour has was there from the start.
  const tours = catalogue.tours.slice(1).filter(source.hasBegun)
  const rank = (of: RecordList['of'], count: (tour: Tour) => number) =>
    pickBest(
      of,
      'most',
      tours
        .map((tour): Candidate => ({
          id: tour.id,
          value: count(tour),
          since: tour.number,
          buildRow: () => ({
            holder: { name: tour.name, path: tourPath(tour.id) },
            figure: count(tour),
            when: { is: 'day', date: tour.start },
            proof: tourPath(tour.id),
            known: tour.basis === 'inferred' ? 'by-cycle' : 'recorded',
          }),
        }))
        .filter(({ value }) => value > 0),
    )
  return [
    rank('items', ({ number }) => newItems(number).length),
    rank('variants', ({ number }) => newVariants(number).length),
  ]
}

/** In the order of time. */
function listEnds(source: PageSource, past: RankedPast, reigns: ReignsOfKinds): RecordList[] {
  const rulers = (which: 'first' | 'last') =>
    itemKinds.flatMap((kind): Dated[] => {
      const own = expandReigns(reigns[kind].reigns)
      const reign = which === 'first' ? own[0] : own.toSorted(compareBy(({ until, from }) => [until, from])).at(-1)
      if (!reign) return []
      const index = which === 'first' ? reign.from : reign.until - 1
      const date = past.days[index]!
      const known = { days: countDaysKnown(past.labels, [{ from: index, until: index + 1 }]) }
      const item = reigns[kind].items[reign.item]!
      const holder = source.references.item(item.id)
      return [
        {
          date,
          row: {
            holder,
            when: { is: 'ruler', end: which, kind },
            proof: dayKindPath(date, kind),
            known,
          },
        },
      ]
    })
  const debuts = (which: 'first' | 'last') => [
    ...itemKinds.flatMap((kind) => findDebut(source, kind, which)),
    ...findNewCourse(source, which),
  ]
  return [
    listDated('firsts', [...rulers('first'), ...debuts('first')]),
    listDated('lasts', [...debuts('last'), ...rulers('last')]),
  ]
}

interface Dated {
  readonly date: IsoDate
  readonly row: Omit<RecordRow, 'figure'>
}

function listDated(of: RecordList['of'], dated: readonly Dated[]): RecordList {
  const inOrder = dated.toSorted(compareBy(({ date }) => [date]))
  return { of, rows: inOrder.map(({ date, row }) => ({ ...row, figure: date })) }
}

/** The first item of a kind that was not there from the start, or the last one. */
function findDebut({ catalogue, references, items }: PageSource, kind: ItemKind, which: 'first' | 'last'): Dated[] {
  const added = items[kind]
    .filter(({ debutTour }) => debutTour !== null && debutTour > 1)
    .toSorted(compareBy(({ debutTour, id }) => [debutTour!, id]))
  const item = which === 'first' ? added[0] : added.at(-1)
  const tour = item && catalogue.tours[item.debutTour! - 1]
  if (!item || !tour) return []
  const others = added.filter(({ debutTour }) => debutTour === item.debutTour).length - 1
  return [
    {
      date: tour.start,
      row: {
        holder: references.item(item.id),
        when: { is: 'debut', end: which, kind },
        proof: itemPath(item),
        ...(others > 0 && { why: { is: 'others' as const, count: others, kind } }),
        known: item.basis === 'recorded' ? 'recorded' : 'inferred',
      },
    },
  ]
}

function findNewCourse({ catalogue }: PageSource, which: 'first' | 'last'): Dated[] {
  const added = [...catalogue.variantById.values()]
    .filter(({ debutTour }) => debutTour !== null && debutTour > 1)
    .toSorted(compareBy(({ debutTour, id }) => [debutTour!, id]))
  const variant = which === 'first' ? added[0] : added.at(-1)
  const tour = variant && catalogue.tours[variant.debutTour! - 1]
  if (!variant || !tour) return []
  return [
    {
      date: tour.start,
      row: {
        ...linkCourse(variant),
        when: { is: 'new-variant', end: which },
        known: variant.basis === 'inferred' ? 'inferred' : 'recorded',
      },
    },
  ]
}
