import type { Tour } from '#catalogue/entities.ts'
import type { TourPage } from '../data/tour-pages.ts'
import { formatCount, formatDay } from '../source/wording.ts'

const verbs: Readonly<Record<TourPage['state'], string>> = {
  past: 'ran',
  current: 'runs',
  coming: 'is expected to run',
}

/** What a search engine shows of a tour: its dates, what came new with it, what the page holds. */
export function describeTour(tour: Tour, state: TourPage['state'], newItemCount: number): string {
  const news = [
    ...(newItemCount > 0 ? [formatCount(newItemCount, 'new item')] : []),
    ...(tour.newCityCourses.length > 0 ? [formatCount(tour.newCityCourses.length, 'new city course')] : []),
  ]
  const dates = `The ${tour.name} ${verbs[state]} from ${formatDay(tour.start)} to ${formatDay(tour.end)}`
  const bringing = news.length > 0 ? ` with ${news.join(' and ')}` : ''
  const rest =
    state === 'coming'
      ? 'Its expected cups and ranked weeks.'
      : 'Its cups, ranked weeks, and best drivers, karts and gliders.'
  return `${dates}${bringing}. ${rest}`
}
