/** What this site stores in the state of a history entry. */
export interface HistoryEntry {
  /** Identifies the entry for the lifetime of the tab, across reloads. */
  readonly id: string
  /** Its index among the entries of this document: the difference of two is the number of steps between them. */
  readonly index: number
}

/** Whether the reader was in the current entry before this document, as after a reload or on the way back. */
export function isEntryKnown(): boolean {
  return parseEntry(history.state) !== null
}

/** The browser's current entry; one without our state (a first visit, a typed `#…`) is given it. */
export function readCurrentEntry(previous: HistoryEntry | null): HistoryEntry {
  const known = parseEntry(history.state)
  if (known) return known
  const entry = createEntry(previous ? previous.index + 1 : 0)
  history.replaceState(entry, '')
  return entry
}

/** Tells the content of a page from that of another, or of the same page at another time. */
export function toContentKey(url: URL, entry: HistoryEntry): string {
  return entry.id + url.pathname + url.search + url.hash
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
