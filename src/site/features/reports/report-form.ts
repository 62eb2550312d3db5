/** What a reader has entered, and the report that it makes. */
import { type IsoDate, isIsoDate } from '#catalogue/calendar.ts'
import { isPlainText, longestReportText, type Report } from '#documents/report.ts'
import { isWebAddress } from '#documents/web-address.ts'
import { formatDay } from '#wording/days.ts'
import { firstRankingDay } from '#rankings/find-tour.ts'
import * as say from '#wording/reports.ts'
import { placeOf, type PlaceKey } from './shelf-places.ts'
import { createRandomId } from '../../ui/create-random-id.ts'

/** What both forms ask for; empty where the reader has entered nothing. */
export interface ReportWords {
  readonly note: string
  readonly link: string
  /** YYYY-MM-DD. */
  readonly day: string
}

/** Where the report is made. */
export interface ReportOrigin {
  /** Path of the page. */
  readonly page: string
  /** The newest that a report can be about. */
  readonly lastDay: IsoDate
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

export function findReportFaults(
  { note, link, day }: ReportWords,
  isNoteNeeded: boolean,
  { lastDay }: Pick<ReportOrigin, 'lastDay'>,
): ReportFaults {
  const wrongDay = findDayFault(day, lastDay)
  const wrongNote = findNoteFault(note.trim(), isNoteNeeded)
  const wrongLink = findLinkFault(link.trim())
  return {
    ...(wrongDay && { day: wrongDay }),
    ...(wrongNote && { note: wrongNote }),
    ...(wrongLink && { link: wrongLink }),
  }
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

function startReport({ link, day }: ReportWords, { page }: ReportOrigin) {
  const address = link.trim()
  return {
    // By it the server knows a report that comes twice.
    id: createRandomId(),
    page,
    madeAtMs: Date.now(),
    ...(day !== '' && { day }),
    ...(address !== '' && { link: address }),
  }
}

function findDayFault(day: string, lastDay: IsoDate): string | null {
  if (day === '' || (isIsoDate(day) && firstRankingDay <= day && day <= lastDay)) return null
  return say.dayOutOfRange({ first: formatDay(firstRankingDay), last: formatDay(lastDay) })
}

function findNoteFault(note: string, isNeeded: boolean): string | null {
  if (note === '') return isNeeded ? say.noteMissing() : null
  if (note.length > longestReportText.note) return say.tooLong({ count: longestReportText.note })
  return isPlainText(note) ? null : say.controlCharacters()
}

function findLinkFault(link: string): string | null {
  if (link === '') return null
  if (link.length > longestReportText.link) return say.tooLong({ count: longestReportText.link })
  return isWebAddress(link) ? null : say.badLink()
}
