import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TourSummary } from '#pages/data/tour-views.ts'
import { TourRows } from './tour-rows.tsx'

const tour: TourSummary = {
  id: 'peach-vs-bowser-tour',
  number: 180,
  name: 'Peach vs. Bowser Tour',
  start: '2026-08-05',
  end: '2026-08-19',
  basis: 'inferred',
}

test.each([
  ['a tour without a record is marked', tour, true, true],
  ['but not where the page does not say what that means', tour, false, false],
  ['nor one on record', { ...tour, basis: 'recorded' } as const, true, false],
])('%s', (_, shown, marksCycle, isMarked) => {
  const html = renderToStaticMarkup(<TourRows tours={[shown]} marksCycle={marksCycle} />)
  expect(html.includes('By the yearly cycle')).toBe(isMarked)
})
