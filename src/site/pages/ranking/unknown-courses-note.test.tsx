import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UnknownCoursesNote } from './unknown-courses-note.tsx'

test.each([
  [true, true, ''],
  [true, false, 'The courses of the tour are not on record, so “Tour” is a dash.'],
  [false, true, 'No ranked cup of this day is on record, so “Cup” is a dash.'],
  [
    false,
    false,
    'Neither a ranked cup of this day nor the courses of its tour are on record, so “Cup” and “Tour” are dashes.',
  ],
])('cup known %j, tour known %j', (isCupKnown, isTourKnown, text) => {
  const html = renderToStaticMarkup(<UnknownCoursesNote isCupKnown={isCupKnown} isTourKnown={isTourKnown} />)
  expect(html.replace(/<[^>]*>/g, '')).toBe(text)
})
