import { expect, test } from 'vitest'
import { buildDayRankings } from '#rankings/days/build-day-rankings.ts'
import { buildCoursePage } from '../../course/build-course-page.ts'
import { buildItemPage } from '../../item/build-item-page.ts'
import { buildCorrectionRows } from '../../open-data/open-collections.ts'
import { buildPageSource } from '../build-page-source.ts'
import { reportedCatalogue } from '../../testing/reported-catalogue.ts'

const source = buildPageSource(reportedCatalogue, buildDayRankings(reportedCatalogue))
const { references } = source
const inNewYork = {
  item: references.item('peach'),
  variant: references.variant('tour-new-york-minute'),
  place: { shelf: 'top', level: 3 },
  date: '2019-10-09',
  players: 13,
}

test('pages of the item and the course say what players reported, others do not', () => {
  const [peach, mario] = ['peach', 'mario'].map((id) => {
    const index = source.items.driver.findIndex((item) => item.id === id)
    return buildItemPage(source, source.items.driver[index]!, index)
  })
  expect(peach?.reported).toEqual([inNewYork])
  expect(peach?.corrections).toEqual([])
  expect(mario).not.toHaveProperty('reported')
  const [newYork, castle] = ['tour-new-york-minute', '3ds-bowsers-castle'].map((id) => {
    const index = source.catalogue.courses.findIndex((course) => course.id === id)
    return buildCoursePage(source, source.catalogue.courses[index]!, index)
  })
  expect(newYork?.reported).toEqual([inNewYork])
  expect(castle).not.toHaveProperty('reported')
})

test('the open data have it', () => {
  expect(buildCorrectionRows(source)).toEqual([
    {
      kind: 'driver',
      item: 'peach',
      variant: 'tour-new-york-minute',
      shelf: 'top',
      level: 3,
      date: '2019-10-09',
      players: 13,
    },
  ])
})
