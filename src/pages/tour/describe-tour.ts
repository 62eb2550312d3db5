import type { Tour } from '#catalogue/entities.ts'
import { formatCount, formatLongDay } from '../source/wording.ts'

/** What a search engine shows of a tour: its dates, what came new with it, what the page holds. */
export function describeTour(tour: Tour, newItemCount: number): string {
  const news = [
    ...(newItemCount > 0 ? [formatCount(newItemCount, 'new item')] : []),
    ...(tour.newCityCourses.length > 0 ? [formatCount(tour.newCityCourses.length, 'new city course')] : []),
  ]
  const source = tour.basis === 'inferred' ? ', by the yearly cycle' : ''
  const dates = `The ${tour.name} ran from ${formatLongDay(tour.start)} to ${formatLongDay(tour.end)}`
  const bringing = news.length > 0 ? ` with ${news.join(' and ')}` : ''
  return `${dates}${source}${bringing}. ${listContents(tour)}`
}

/** Of many early tours no source lists the cups, and nothing can be ranked where no course is known. */
function listContents({ cups, rankedCups }: Tour): string {
  const weeks = rankedCups.filter(({ variantIds }) => variantIds.length > 0)
  const lists = [
    ...(cups.length > 0 ? ['cups'] : []),
    ...(weeks.length > 0 ? [weeks.length === 1 ? 'ranked cup of one week' : 'ranked weeks'] : []),
  ]
  if (lists.length === 0) return `No source lists ${rankedCups.length > 0 ? 'the courses of ' : ''}its cups.`
  const isRanked = [...cups, ...weeks].some(({ variantIds }) => variantIds.length > 0)
  if (!isRanked) return `See its ${lists.join(' and ')}.`
  const best = 'best drivers, karts and gliders'
  return lists.length === 1 ? `See its ${lists.join('')} and ${best}.` : `See its ${lists.join(', ')}, and ${best}.`
}
