import type { IsoDate } from '#catalogue/calendar.ts'

/**
 * The build hash has a fixed length and a fixed offset, directly behind these prefixes. An unchanged page is carried
 * over to the next build by overwriting its hash, without reading the rest.
 */
export const documentPrefix =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="build-hash" content="'

export const pageFilePrefix = '{"hash":"'

/**
 * Stands for the build day in what all pages share, while a page is rendered. No fact is of this day. It is as long as
 * any other, so the real one is written over it, and over that the one of the next build.
 */
export const dayMark: IsoDate = '9753-12-31'

/** Where the build day stands in the files of a page, in bytes. */
export interface DayPlaces {
  readonly document: readonly number[]
  readonly data: readonly number[]
}

/** Writes the build day over each mark. @returns where it stands now */
export function fillDayMarks(bytes: Buffer, day: IsoDate): number[] {
  const places: number[] = []
  for (let at = bytes.indexOf(dayMark); at >= 0; at = bytes.indexOf(dayMark, at + dayMark.length)) {
    bytes.write(day, at)
    places.push(at)
  }
  return places
}
