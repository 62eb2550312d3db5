import type { RankedCupDate } from '#pages/data/tour-views.ts'

/** `Chargin' Chuck Cup`, or tour and week where no source names the cup. */
export function nameWeek({ name, tour, week }: Pick<RankedCupDate, 'name' | 'tour' | 'week'>): string {
  return name ?? `${tour.name}, ranked week ${week}`
}
