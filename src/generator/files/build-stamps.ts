import type { IsoDate } from '#catalogue/calendar.ts'
import { hashLength } from '#pages/config/build-hash.ts'
import type { PageContext } from '#pages/data/page-data.ts'
import type { TourRef } from '#pages/data/refs.ts'
import { formatDay } from '#pages/source/wording.ts'
import { escapeLikeReact } from './escape-html.ts'
import { isAt } from './is-at.ts'

/**
 * The build hash has a fixed length and a fixed offset, directly behind these prefixes. An unchanged page is carried
 * over to the next build by overwriting its hash, its context and what the context says in its markup. The rest is read
 * only if one of them has become longer or shorter.
 */
export const documentPrefix =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="build-hash" content="'

export const pageFilePrefix = '{"hash":"'

/** Where the data begins in a page's data file, in bytes. */
export const pageDataOffset = pageFilePrefix.length + hashLength + '","data":'.length

/** Is in every mark, so that one search finds them all. */
const token = '9753'

// Stand for the build day and the tour in force while a page is rendered. No fact has this day, and no tour has this
// name.
const dayMark: IsoDate = `${token}-12-31`
const tourMark: TourRef = { id: `tour-${token}-0`, name: `Tour ${token}-0`, number: Number(token) + 0.125 }

/** What all pages share, with marks for what may change without a page being rendered again. */
export function markContext(context: PageContext): PageContext {
  return { ...context, today: dayMark, tour: tourMark }
}

/** The ways in which pages show what is true of a build. */
const stamps: readonly { readonly mark: string; readonly say: (context: PageContext) => string }[] = [
  { mark: dayMark, say: ({ today }) => today },
  { mark: formatDay(dayMark), say: ({ today }) => formatDay(today) },
  { mark: tourMark.id, say: ({ tour }) => tour.id },
  { mark: tourMark.name, say: ({ tour }) => escapeLikeReact(tour.name) },
  { mark: String(tourMark.number), say: ({ tour }) => String(tour.number) },
]

/** What the stamps say in one build, in their order. */
export type StampTexts = readonly string[]

/** Where the stamps are in a file: a list of byte offsets for each, in order. */
export type StampOffsets = readonly (readonly number[])[]

export function listStampTexts(context: PageContext): StampTexts {
  return stamps.map(({ say }) => say(context))
}

/** A stretch of bytes between or in place of marks. */
export interface StampedMarkup {
  /** One after the other they are the markup. */
  readonly parts: readonly (string | Uint8Array)[]
  readonly offsets: StampOffsets
}

const marks = stamps.map(({ mark }) => ({ bytes: Buffer.from(mark), before: mark.indexOf(token) }))

/** Puts the texts in the places of the marks. */
export function stampMarkup(markup: Buffer, texts: StampTexts): StampedMarkup {
  const parts: (string | Uint8Array)[] = []
  const offsets = stamps.map((): number[] => [])
  let end = 0
  let growth = 0
  for (let at = markup.indexOf(token); at >= 0; at = markup.indexOf(token, at + token.length)) {
    const index = marks.findIndex(({ bytes, before }) => isAt(markup, at - before, bytes))
    if (index < 0) continue
    const { bytes, before } = marks[index]!
    const start = at - before
    const text = texts[index]!
    offsets[index]!.push(start + growth)
    parts.push(markup.subarray(end, start), text)
    end = start + bytes.length
    growth += Buffer.byteLength(text) - bytes.length
  }
  return { parts: [...parts, markup.subarray(end)], offsets }
}

/** Puts the texts in the places of the marks, in a text of a few words. */
export function stampText(text: string, texts: StampTexts): string {
  return stamps.reduce((stamped, { mark }, index) => stamped.replaceAll(mark, texts[index]!), text)
}
