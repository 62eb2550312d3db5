import type { Tour } from '#catalogue/entities.ts'
import type { TourPage } from '../data/tour-pages.ts'
import { formatCount, formatLongDay } from '../source/wording.ts'

const verbs: Readonly<Record<TourPage['state'], { readonly known: string; readonly expected: string }>> = {
  past: { known: 'ran', expected: 'was expected to run' },
  current: { known: 'runs', expected: 'is expected to run' },
  coming: { known: 'runs', expected: 'is expected to run' },
}

/** What a search engine shows of a tour: its dates, what came new with it, what the page holds. */
export function describeTour(tour: Tour, state: TourPage['state'], newItemCount: number): string {
  const news = [
    ...(newItemCount > 0 ? [formatCount(newItemCount, 'new item')] : []),
    ...(tour.newCityCourses.length > 0 ? [formatCount(tour.newCityCourses.length, 'new city course')] : []),
  ]
  const verb = verbs[state][tour.basis === 'inferred' ? 'expected' : 'known']
  const dates = `The ${tour.name} ${verb} from ${formatLongDay(tour.start)} to ${formatLongDay(tour.end)}`
  const bringing = news.length > 0 ? ` with ${news.join(' and ')}` : ''
  return `${dates}${bringing}. ${listContents(tour, state)}`
}

/** Of many early tours no source lists the cups, and nothing can be ranked where no course is known. */
function listContents({ cups, cupsBasis, rankedCups }: Tour, state: TourPage['state']): string {
  const weeks = rankedCups.filter(({ variantIds }) => variantIds.length > 0)
  const lists = [
    ...(cups.length > 0 ? ['cups'] : []),
    ...(weeks.length > 0 ? [weeks.length === 1 ? 'ranked cup of one week' : 'ranked weeks'] : []),
  ]
  if (lists.length === 0) return `No source lists ${rankedCups.length > 0 ? 'the courses of ' : ''}its cups.`
  const isExpected = (cups.length > 0 && cupsBasis === 'inferred') || weeks.some(({ basis }) => basis === 'inferred')
  const its = isExpected ? 'See its expected' : 'See its'
  const isRanked = [...cups, ...weeks].some(({ variantIds }) => variantIds.length > 0)
  if (!isRanked || state === 'coming') return `${its} ${lists.join(' and ')}.`
  const best = 'best drivers, karts and gliders'
  return lists.length === 1 ? `${its} ${lists.join('')} and ${best}.` : `${its} ${lists.join(', ')}, and ${best}.`
}
