import { expect, test } from 'vitest'
import type { IsoDate } from '#catalogue/calendar.ts'
import { dayMark, fillDayMarks, fillShownDays, formatShownDay } from './build-stamps.ts'

const document = `<p>Shelves of <time dateTime="${dayMark}">31 Dec 9753</time>. <a href="/ranking/${dayMark}/">Today</a></p>`

function stamp(day: IsoDate): string {
  const bytes = Buffer.from(document)
  fillDayMarks(bytes, day)
  fillShownDays(bytes, day)
  return bytes.toString()
}

test('the build day is written over its marks, and a shorter one leaves room for the next', () => {
  expect(stamp('2026-09-30')).toBe(
    '<p>Shelves of <time dateTime="2026-09-30">30 Sep 2026</time>. <a href="/ranking/2026-09-30/">Today</a></p>',
  )
  expect(stamp('2026-10-01')).toBe(
    '<p>Shelves of <time dateTime="2026-10-01">1 Oct 2026</time >. <a href="/ranking/2026-10-01/">Today</a></p>',
  )
})

test('the next day written at the known offsets is what a new document would be', () => {
  const bytes = Buffer.from(document)
  const offsets = fillDayMarks(bytes, '2026-10-01')
  const shown = fillShownDays(bytes, '2026-10-01')
  for (const offset of offsets) bytes.write('2026-12-31', offset)
  for (const offset of shown) bytes.write(formatShownDay('2026-12-31'), offset)
  expect(bytes.toString()).toBe(stamp('2026-12-31'))
})

test('a day that stands in a sentence is refused, because a shorter one would leave a gap', () => {
  const bytes = Buffer.from('<p>Shelves of 31 Dec 9753, as far as they are known.</p>')
  expect(() => fillShownDays(bytes, '2026-10-01')).toThrow('Shelves of 31 Dec 9753, as far')
})
