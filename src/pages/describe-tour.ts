import type { Tour } from '#catalogue/entities.ts'
import type { TourPage } from './page-data.ts'
import { writeCount, writeDay } from './wording.ts'

const verbs: Readonly<Record<TourPage['state'], string>> = {
  past: 'ran',
  current: 'runs',
  coming: 'is expected to run',
}

/** What a search engine shows of a tour: its dates, what came new with it, what the page holds. */
export function describeTour(tour: Tour, state: TourPage['state'], newItemCount: number): string {
  const news = [
    ...(newItemCount > 0 ? [writeCount(newItemCount, 'new item')] : []),
    ...tour.newCityCourses.map((course) => `the city course ${course}`),
  ]
  const dates = `The ${tour.name} ${verbs[state]} from ${writeDay(tour.start)} to ${writeDay(tour.end)}`
  const bringing = news.length > 0 ? ` with ${news.join(' and ')}` : ''
  const rest =
    state === 'coming'
      ? 'Its cups and ranked weeks as far as they can be foreseen.'
      : 'Its cups, its ranked weeks, and the best drivers, karts and gliders in them.'
  return `${dates}${bringing}. ${rest}`
}
