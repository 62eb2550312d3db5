import type { IsoDate } from '#catalogue/calendar.ts'
import { offerRates, waysToGet } from '#catalogue/content-tables.ts'
import type { Tour } from '#catalogue/entities.ts'
import { groupBy } from '#base/group-by.ts'
import type { ChallengeView, TourShop } from '../data/tour-pages.ts'
import type { PageSource } from '../source/build-page-source.ts'

/**
 * What the Spotlight Shop of a tour of the yearly cycle sold; before it, what lists of the time have. Null where neither
 * is on record.
 */
export function buildTourShop(source: PageSource, tour: Tour): TourShop | null {
  const { tables, references, catalogue } = source
  const position = tables.cyclePosition(tour)
  const offers = position === null ? [] : tables.offersAt(position)
  const year = Number(tour.start.slice(0, 4))
  const sold = offers.filter(({ onlyInRunOf }) => onlyInRunOf === null || onlyInRunOf === year)
  if (sold.length > 0) {
    const groups = offerRates.map((rate) => ({
      of: rate,
      items: sold.filter((offer) => offer.rate === rate).map(({ item }) => references.item(item)),
    }))
    const day = catalogue.provenance.get('offers')?.asOf ?? catalogue.today
    const onlyHere = sold.filter(({ onlyInRunOf }) => onlyInRunOf !== null).map(({ item }) => references.item(item))
    return { day, isOfCycle: true, onlyHere, groups: groups.filter(({ items }) => items.length > 0) }
  }
  const obtainable = tables.obtainableIn(tour.number)
  const [first] = obtainable
  if (!first) return null
  const groups = waysToGet.map((way) => ({
    of: way,
    items: obtainable.filter((row) => row.way === way).map(({ item }) => references.item(item)),
  }))
  // The table has days alone.
  const day = first.recordedOn as IsoDate
  return { day, isOfCycle: false, onlyHere: [], groups: groups.filter(({ items }) => items.length > 0) }
}

/** The bonus challenges of a tour, cup by cup; empty where they are not on record. */
export function buildChallenges({ catalogue, tables, references }: PageSource, tour: Tour): ChallengeView[] {
  const racers = groupBy(
    catalogue.tables['bonus-challenge-racers'].filter(({ tourNumber }) => tourNumber === tour.number),
    ({ cupPosition }) => cupPosition,
  )
  return tables.challengesOf(tour.number).map(({ cupPosition, rule, variant, cc, driver, goal1, goal2, goal3 }) => {
    const rival = racers.get(cupPosition)?.[0]?.driver
    return {
      cup: tour.cups.find(({ position }) => position === cupPosition)?.name ?? null,
      position: cupPosition,
      rule,
      goal: goal1,
      rival: rival === undefined ? null : references.item(rival).name,
      cc,
      lesser: [goal2, goal3].filter((goal) => goal !== null),
      driver: references.item(driver),
      course: references.variant(variant),
    }
  })
}
