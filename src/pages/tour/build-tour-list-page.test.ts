import { expect, test } from 'vitest'
import { buildSmallSource } from '../testing/build-small-source.ts'
import { buildTourListPage } from './build-tour-list-page.ts'

test('every tour with what it introduced, newest first', () => {
  const page = buildTourListPage(buildSmallSource())
  expect(page).toMatchObject({ path: '/tours/' })
  expect(page.tours.map(({ id, newItemCount, newCityCourses }) => [id, newItemCount, newCityCourses])).toEqual([
    ['halloween-tour', 1, []],
    ['tokyo-tour', 1, []],
    ['new-york-tour', 5, ['New York Minute']],
  ])
})
