/** The tools of lists. */
import { message } from './message.ts'

export const activeFilters = message('Active filters')
export const remove = message('Remove ')
export const clearAll = message('Clear all')
export const noNounMatch = message('No {noun} match')
export const noNounFoundFor = message('No {noun} found for “{text}”')
export const searchEverywhere = message('Search everywhere')
export const searchNoun = message('Search {noun}')
export const filters = message('Filters')
export const compact = message('Compact')
export const any = message('Any')
export const sortIt = message('Sort')
export const bestMatch = message('Best match')
export const orTypeItInto = message('Or type it into the search field')
export const or = message(' or <code/>')
export const conditionsCombineTwoValues = message(
  'Conditions combine; two values of a filter find either. Quotation marks keep words together, and search for a word that means something else here.',
)
export const byTheYearlyCycle = message('By the yearly cycle')
export const recorded = message('Recorded')
export const newCityCourse = message('New city course')
export const savedQueries = message('Saved queries')
export const remove2 = message('Remove<span/>')
export const saveQuery = message('Save “{query}”')
export const thisBrowserStoresNothing = message(
  'This browser stores nothing for this site, so the query was not saved.',
)
export const lastRankedCup = message('last ranked cup')
export const theCourses = message('The courses')
export const topShelfOn = message('Top shelf on')
export const theTopShelf = message('The top shelf')
