import { expect, test } from 'vitest'
import type { PageContext } from '#pages/data/page-data.ts'
import { markNotFound } from './document-frame.ts'

const context: PageContext = {
  dataAsOf: '2026-11-18',
  lastTour: { id: 'boo-tour', number: 190, name: 'Boo Tour' },
  closedOn: '2026-09-30',
  today: '2026-11-25',
  formulaVersion: 1,
}

test('only the context of the not-found page says so', () => {
  expect(markNotFound({ kind: 'not-found' }, context)).toEqual({ ...context, notFound: true })
  expect(markNotFound({ kind: 'kart' }, context)).toEqual(context)
})
