/** What this site keeps in the state of a history entry. */
export interface HistoryEntry {
  /** Names the entry for as long as the tab lives, over reloads too. */
  readonly id: string
  /** Its place among the entries of this document: the difference of two is the way between them. */
  readonly index: number
}

/** The entry that the browser stands on; one without our state (a first visit, a typed `#…`) is given it. */
export function readCurrentEntry(previous: HistoryEntry | null): HistoryEntry {
  const known = parseEntry(history.state)
  if (known) return known
  const entry = createEntry(previous ? previous.index + 1 : 0)
  history.replaceState(entry, '')
  return entry
}

export function pushEntry(address: string, previous: HistoryEntry): HistoryEntry {
  const entry = createEntry(previous.index + 1)
  history.pushState(entry, '', address)
  return entry
}

export function replaceEntry(address: string, entry: HistoryEntry): void {
  history.replaceState(entry, '', address)
}

function createEntry(index: number): HistoryEntry {
  return { id: `${Date.now().toString(36)}-${index}`, index }
}

function parseEntry(state: unknown): HistoryEntry | null {
  if (typeof state !== 'object' || state === null || !('id' in state) || !('index' in state)) return null
  const { id, index } = state
  return typeof id === 'string' && typeof index === 'number' ? { id, index } : null
}
