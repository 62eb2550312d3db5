import type { IsoDate } from '#catalogue/calendar.ts'
import { hashLength } from '#pages/config/build-hash.ts'
import { formatShortDay } from '#pages/source/wording.ts'

/**
 * The build hash has a fixed length and a fixed offset, directly behind these prefixes. An unchanged page is carried
 * over to the next build by overwriting its hash, without reading the rest.
 */
export const documentPrefix =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="build-hash" content="'

export const pageFilePrefix = '{"hash":"'

/** Where the data begins in a page's data file, in bytes. */
export const pageDataOffset = pageFilePrefix.length + hashLength + '","data":'.length

/**
 * Stands for the build day in what all pages share, while a page is rendered. No fact is of this day. No other is longer,
 * as a date or as readers see it, so the real one is written over it, and over that the one of the next build.
 */
export const dayMark: IsoDate = '9753-12-31'

/** Where the build day stands in the files of a page, in bytes. */
export interface DayOffsets {
  readonly document: readonly number[]
  /** In the document, as readers see it. */
  readonly shown: readonly number[]
  readonly data: readonly number[]
}

/** Writes the build day over each mark. @returns where it stands now */
export function fillDayMarks(bytes: Buffer, day: IsoDate): number[] {
  return overwriteEach(bytes, dayMark, day)
}

const shownMark = formatShortDay(dayMark)
const shownEnd = '</time'
const shownEndBytes = Buffer.from(`${shownEnd}>`)

/**
 * Writes the build day over each mark that readers would see, which must be all that a `time` element says. Throws if one
 * is not: the bytes there could not take a shorter day.
 * @returns where it stands now
 */
export function fillShownDays(bytes: Buffer, day: IsoDate): number[] {
  return overwriteEach(bytes, shownMark, formatShownDay(day), (at) => {
    const end = at + shownMark.length
    if (shownEndBytes.equals(bytes.subarray(end, end + shownEndBytes.length))) return
    const around = bytes.subarray(Math.max(0, at - 40), at + 40).toString()
    throw new Error(
      `The build day can be shown by <Day> alone, which keeps room for longer ones. It stands in: ${around}`,
    )
  })
}

/** The build day as readers see it, with the end of its element, in which spaces make up for a short one. */
export function formatShownDay(day: IsoDate): string {
  const text = formatShortDay(day)
  return `${text}${shownEnd}${' '.repeat(shownMark.length - text.length)}>`
}

/** @param check is called with each offset before it is written over */
function overwriteEach(bytes: Buffer, mark: string, text: string, check: (at: number) => void = () => {}): number[] {
  const offsets: number[] = []
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) {
    check(at)
    bytes.write(text, at)
    offsets.push(at)
  }
  return offsets
}
