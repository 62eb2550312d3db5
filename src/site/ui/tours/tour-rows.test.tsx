import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TourSummary } from '#pages/data/tour-views.ts'
import { TourRows } from './tour-rows.tsx'

const tour: TourSummary = {
  id: 'peach-vs-bowser-tour',
  number: 200,
  name: 'Peach vs. Bowser Tour',
  start: '2026-11-25',
  end: '2026-12-09',
  basis: 'inferred',
}
const render = (change: Partial<TourSummary>) =>
  renderToStaticMarkup(<TourRows tours={[{ ...tour, ...change }]} currentTour={200} marksExpected />)

test.each([
  ['the current tour, which nobody has recorded', {}, true, true],
  ['the current tour, on record', { basis: 'recorded' }, true, false],
  ['a coming one', { number: 201 }, false, true],
  ['one that is over', { number: 199 }, false, false],
] as const)('%s', (_, change, isOn, isExpected) => {
  const html = render(change)
  expect([html.includes('On now'), html.includes('Expected')]).toEqual([isOn, isExpected])
  expect(html.includes('Not recorded')).toBe('number' in change && change.number < 200)
})
