/** What a reader has entered, and the report that it makes. */
import { isPlainText } from '#documents/plain-text.ts'
import { longestReportText, type Report } from '#documents/report.ts'
import { isWebAddress } from '#documents/web-address.ts'
import { placeOf, type PlaceKey } from './shelf-places.ts'

/** What both forms ask for; empty where the reader has entered nothing. */
export interface ReportWords {
  readonly note: string
  readonly link: string
}

/** Where the report is made. */
export interface ReportOrigin {
  /** Path of the page. */
  readonly page: string
  /** YYYY-MM-DD, for which the page was built. */
  readonly day: string
}

interface ShelfFields {
  readonly item: string
  readonly variant: string
  readonly said: PlaceKey
  readonly seen: PlaceKey
}

export type ReportField = keyof ReportWords

/** What the server would refuse, in words for the reader. */
export type ReportFaults = Readonly<Partial<Record<ReportField, string>>>

export function findReportFaults({ note, link }: ReportWords, isNoteNeeded: boolean): ReportFaults {
  const wrongNote = findNoteFault(note.trim(), isNoteNeeded)
  const wrongLink = findLinkFault(link.trim())
  return { ...(wrongNote && { note: wrongNote }), ...(wrongLink && { link: wrongLink }) }
}

export function buildShelfReport(fields: ShelfFields, words: ReportWords, origin: ReportOrigin): Report {
  const { item, variant, said, seen } = fields
  const note = words.note.trim()
  return {
    ...startReport(words, origin),
    kind: 'shelf',
    item,
    variant,
    said: placeOf(said),
    seen: placeOf(seen),
    ...(note !== '' && { note }),
  }
}

export function buildOtherReport(words: ReportWords, origin: ReportOrigin): Report {
  return { ...startReport(words, origin), kind: 'other', note: words.note.trim() }
}

function startReport({ link }: ReportWords, { page, day }: ReportOrigin) {
  const address = link.trim()
  return { id: makeId(), page, day, madeAtMs: Date.now(), ...(address !== '' && { link: address }) }
}

/** By it the server knows a report that comes twice. Also where `crypto.randomUUID` is missing: old browsers, plain http. */
function makeId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function findNoteFault(note: string, isNeeded: boolean): string | null {
  if (note === '') return isNeeded ? 'Say in a sentence what is wrong.' : null
  if (note.length > longestReportText.note) return `Shorten it to ${longestReportText.note} characters.`
  return isPlainText(note) ? null : 'Remove the control characters.'
}

function findLinkFault(link: string): string | null {
  if (link === '') return null
  if (link.length > longestReportText.link) return `Shorten it to ${longestReportText.link} characters.`
  return isWebAddress(link) ? null : 'Enter a web address that begins with https://'
}
