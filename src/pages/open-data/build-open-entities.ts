import {
  itemKinds,
  type Item,
  type ItemKind,
  type CourseVariant,
  type Shelf,
  type RankedCup,
  type Tour,
} from '#catalogue/entities.ts'
import { measureShelfKnowledge } from '#catalogue/shelves/shelf-knowledge.ts'
import { nameCourse } from '#catalogue/variant-id.ts'
import { findDayStart, formatDayStart } from '#catalogue/game-day.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { emblemPath, itemCollections } from '../cards/emblem-path.ts'
import { itemPath, coursePath, variantPath, tourPath, badgePath, guidePath, skillPath } from '../routes/routes.ts'
import type { OpenBadge, OpenGuide, OpenSkill } from './shapes/thing-shapes.ts'
import type { OpenCourse, VariantRow } from './shapes/course-shape.ts'
import type { AnyItemRow, ItemRow, OpenItem } from './shapes/item-shape.ts'
import type { CupRow, OpenRankedCup, OpenTour } from './shapes/tour-shape.ts'

export function buildAnyItemRows(source: PageSource): AnyItemRow[] {
  return itemKinds.flatMap((kind) => source.items[kind].map((item) => ({ ...buildRow(source, item), kind })))
}

/** In the order in which the game lists them. */
export function buildOpenItems(source: PageSource, kind: ItemKind): OpenItem[] {
  return source.items[kind].map((item) => ({
    ...buildRow(source, item),
    kind,
    names: item.names,
    shelves: item.shelves.map(({ variantId, shelf, level, since, until }) => ({
      variant: variantId,
      shelf,
      level,
      since,
      until,
    })),
  }))
}

function buildRow(source: PageSource, item: Item): ItemRow {
  const { kind, id, name, rarity, skillId, debutTour, gameId, basis } = item
  const today = source.rankedToday(id)
  const { gameKey = null, internalName = null, sortId = null } = source.tables.itemKeys(id) ?? {}
  const { isShort, publicTop, publicMiddle } = measureShelfKnowledge(item)
  return {
    id,
    name,
    page: itemPath(item),
    url: emblemPath(itemCollections[kind], id),
    rarity,
    skill: skillId,
    debutTour,
    gameId,
    basis,
    rank: today?.rank ?? null,
    score: today ? Math.round(today.score) : null,
    tier: today?.tier ?? null,
    topShelves: today?.top.all ?? 0,
    middleShelves: today?.middle.all ?? 0,
    publicTopShelves: isShort ? publicTop : null,
    publicMiddleShelves: isShort ? publicMiddle : null,
    picture: emblemPath(itemCollections[kind], id),
    gameKey,
    internalName,
    sortId,
  }
}

type OpenVariant = OpenCourse['variants'][number]

export function buildOpenCourses(source: PageSource): OpenCourse[] {
  return source.catalogue.courses.map((course) => ({
    id: course.id,
    name: nameCourse(course),
    page: coursePath(course.id),
    url: emblemPath('courses', course.id),
    platform: course.platform,
    kind: course.kind,
    debutTour: course.debutTour,
    firstSeen: course.firstSeen,
    basis: course.basis,
    variantCount: course.variants.length,
    picture: emblemPath('courses', course.id),
    names: course.names,
    variants: course.variants.map((variant) => buildVariant(source, variant)),
  }))
}

/** The variants of all courses, each with the course it belongs to. */
export function buildVariantRows(source: PageSource): VariantRow[] {
  return [...source.catalogue.variantById.values()].map((variant) => ({
    ...buildVariantRow(source, variant),
    course: variant.courseId,
  }))
}

function buildVariant(source: PageSource, variant: CourseVariant): OpenVariant {
  const shelvesOf = (kind: ItemKind) => {
    const shelved = source.courseRanker.shelves(variant.id, kind)
    const on = (wanted: Shelf) =>
      shelved.filter(({ shelf }) => shelf === wanted).map(({ itemId, level }) => ({ id: itemId, level }))
    return { top: on('top'), middle: on('middle') }
  }
  return {
    ...buildVariantRow(source, variant),
    drivers: shelvesOf('driver'),
    karts: shelvesOf('kart'),
    gliders: shelvesOf('glider'),
  }
}

function buildVariantRow({ tables }: PageSource, variant: CourseVariant): Omit<VariantRow, 'course'> {
  const { id, name, layout, mode, debutTour, firstSeen, basis } = variant
  const { gameKey = null, basis: gameKeyBasis = null } = tables.courseKeys(id) ?? {}
  return {
    id,
    name,
    page: variantPath(variant),
    layout,
    variant: variant.variant,
    mode,
    debutTour,
    firstSeen,
    basis,
    reverse: variant.variant.startsWith('R'),
    tricks: variant.variant.endsWith('T'),
    gameKey,
    gameKeyBasis,
  }
}

export function buildOpenTours(source: PageSource): OpenTour[] {
  const { catalogue, newItems } = source
  return catalogue.tours.map((tour) => ({
    id: tour.id,
    name: tour.name,
    page: tourPath(tour.id),
    url: emblemPath('tours', tour.id),
    number: tour.number,
    start: formatDayStart(tour.start),
    end: formatDayStart(tour.end),
    season: tour.seasonId,
    newCityCourses: [...tour.newCityCourses],
    basis: tour.basis,
    ...countSeconds(tour),
    picture: emblemPath('tours', tour.id),
    ...findTourKey(source, tour),
    cyclePosition: source.tables.cyclePosition(tour),
    newItems: newItems(tour.number).map(({ id }) => id),
    cups: tour.cups.map(({ position, name, driverId, variantIds }) => ({
      position,
      name,
      driver: driverId,
      variants: [...variantIds],
    })),
    cupsBasis: tour.cups.length > 0 ? tour.cupsBasis : tour.basis,
    rankedCups: tour.rankedCups.map((cup) => buildOpenRankedCup(tour, cup)),
  }))
}

/** A number that a source states for the tour itself goes before one that follows from its neighbours. */
function findTourKey({ tables }: PageSource, { number, seasonId }: Tour) {
  const { gameId = null, gameKey = null, basis = null } = tables.tourKeys(number) ?? {}
  return { gameId: seasonId ?? gameId, gameKey, gameKeyBasis: basis }
}

/** Start and end in seconds since 1970. */
export function countSeconds({ start, end }: Pick<Tour, 'start' | 'end'>) {
  return { startEpoch: findDayStart(start) / 1000, endEpoch: findDayStart(end) / 1000 }
}

export function buildOpenRankedCup({ cups }: Tour, cup: RankedCup): OpenRankedCup {
  const { week, name, start, end, variantIds, basis, cupPosition } = cup
  const driver = cups.find(({ position }) => position === cupPosition)?.driverId ?? null
  const times = { start: formatDayStart(start), end: formatDayStart(end) }
  return { week, name, ...times, variants: [...variantIds], basis, cupPosition, driver }
}

/** Cups, then ranked cups, of one tour after the other. */
export function buildCupRows({ catalogue }: PageSource): CupRow[] {
  return catalogue.tours.flatMap((tour) => [...listCups(tour), ...listRankedCups(tour)])
}

function listCups(tour: Tour): CupRow[] {
  const { id, number, start, end, cups, cupsBasis } = tour
  return cups.map(({ position, name, driverId, variantIds }) => ({
    tour: id,
    tourNumber: number,
    position,
    week: null,
    name,
    driver: driverId,
    start: formatDayStart(start),
    end: formatDayStart(end),
    variants: [...variantIds],
    basis: cupsBasis,
    ...countSeconds(tour),
  }))
}

function listRankedCups(tour: Tour): CupRow[] {
  return tour.rankedCups.map((cup) => {
    const { cupPosition: _, ...row } = buildOpenRankedCup(tour, cup)
    return { tour: tour.id, tourNumber: tour.number, position: null, ...row, ...countSeconds(cup) }
  })
}

export function buildOpenBadges({ catalogue }: PageSource): OpenBadge[] {
  return catalogue.badges.map(({ id, name, kind, codePrefix }) => ({
    id,
    name,
    page: badgePath(id),
    url: emblemPath('badges', id),
    kind,
    codePrefix,
    picture: emblemPath('badges', id),
  }))
}

export function buildOpenGuides({ catalogue }: PageSource): OpenGuide[] {
  return catalogue.guides.map(({ id, title, summary, updated, markdown }) => ({
    id,
    name: title,
    page: guidePath(id),
    summary,
    updated,
    markdown,
  }))
}

export function buildOpenSkills({ catalogue, itemsBySkill }: PageSource): OpenSkill[] {
  return catalogue.skills.map(({ id, name, names, kind, category, strength, reason }) => {
    const items = (itemsBySkill.get(id) ?? []).map((item) => item.id)
    return {
      id,
      name,
      page: skillPath(id),
      url: emblemPath('skills', id),
      kind,
      category,
      strength: items.length > 0 ? strength : null,
      reason,
      itemCount: items.length,
      picture: emblemPath('skills', id),
      names,
      items,
    }
  })
}
