import { expect, test } from 'vitest'
import { buildGuideListPage } from './build-guide-pages.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

test('every guide with its summary', () => {
  expect(buildGuideListPage(buildSmallSource())).toMatchObject({
    path: '/tips-and-tricks/',
    guides: [
      { id: 'shelves', title: 'Shelves explained', summary: 'What the three shelves of a course are worth.' },
      { id: 'tickets' },
    ],
  })
})
