import { expect, test } from 'vitest'
import { buildItemPage } from './build-item-page.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

const source = buildSmallSource()

function cupsOf(kind: 'driver' | 'kart', id: string) {
  const index = source.items[kind].findIndex((item) => item.id === id)
  return buildItemPage(source, source.items[kind][index]!, index).lastCups
}

test('the last cups that have begun, the newest first, with only the courses of its top shelf', () => {
  expect(cupsOf('driver', 'mario').map(({ name, courses }) => [name, courses.map(({ id }) => id)])).toEqual([
    ['Peach Cup', ['3ds-bowsers-castle']],
    [null, ['tour-new-york-minute']],
  ])
})

test('a cup without its courses is left out', () => {
  expect(cupsOf('kart', 'b-dasher').map(({ start }) => start)).toEqual(['2019-09-25'])
})

test('a middle shelf does not count', () => {
  expect(cupsOf('kart', 'pipe-frame')).toEqual([])
})
