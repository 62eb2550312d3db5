const storageKey = 'topshelf-recent-searches'
const keptCount = 6

/** What the reader opened from the search, newest first, as paths. Empty where the browser forbids storage. */
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
    // Storage is full or forbidden: searching works all the same.
    console.warn('Recent searches could not be kept.', error)
  }
}

/** Anything but what this site writes counts as nothing. */
export function parseRecentSearches(text: string | null): readonly string[] {
  if (!text?.startsWith('[')) return []
  const value: unknown = JSON.parse(text)
  return Array.isArray(value) ? value.filter((path) => typeof path === 'string').slice(0, keptCount) : []
}

/** The path first, each path once. */
export function addRecentSearch(paths: readonly string[], path: string): readonly string[] {
  return [path, ...paths.filter((other) => other !== path)].slice(0, keptCount)
}
