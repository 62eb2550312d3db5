const storageKey = 'topshelf-recent-searches'
const maxSearches = 6

/** The paths that the reader opened from the search, newest first. Empty if the browser blocks storage. */
export function readRecentSearches(): readonly string[] {
  try {
    return parseRecentSearches(localStorage.getItem(storageKey))
  } catch (error) {
    console.warn('Recent searches could not be read.', error)
    return []
  }
}

export function writeRecentSearches(paths: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(paths))
  } catch (error) {
    // Storage is full or blocked: searching works without it.
    console.warn('Recent searches could not be saved.', error)
  }
}

/** Ignores anything that this site has not written. */
export function parseRecentSearches(text: string | null): readonly string[] {
  if (!text?.startsWith('[')) return []
  const value: unknown = JSON.parse(text)
  return Array.isArray(value) ? value.filter((path) => typeof path === 'string').slice(0, maxSearches) : []
}

/** Moves the path to the front. */
export function addRecentSearch(paths: readonly string[], path: string): readonly string[] {
  return [path, ...paths.filter((other) => other !== path)].slice(0, maxSearches)
}
