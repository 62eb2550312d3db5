import { expect, test } from 'vitest'
import { buildItemPage } from './build-item-page.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

const source = buildSmallSource()

function cupsOf(kind: 'driver' | 'kart', id: string) {
  const index = source.items[kind].findIndex((item) => item.id === id)
  return buildItemPage(source, source.items[kind][index]!, index).nextCups
}

test('the current and upcoming cups, with only the courses of its top shelf', () => {
  const { cups, count, of, knownUntil } = cupsOf('driver', 'mario')
  expect(cups.map(({ name, courses }) => [name, courses.map(({ id }) => id)])).toEqual([
    ['Peach Cup', ['3ds-bowsers-castle']],
    ['Boo Cup', ['tour-new-york-minute']],
  ])
  expect([count, of, knownUntil]).toEqual([2, 2, '2019-10-30'])
})

test('a cup without its courses is left out', () => {
  expect(cupsOf('kart', 'b-dasher').cups.map(({ name }) => name)).toEqual(['Boo Cup'])
})

test('a middle shelf does not count; how far the cups are known is shown all the same', () => {
  expect(cupsOf('kart', 'pipe-frame')).toEqual({ cups: [], count: 0, of: 2, knownUntil: '2019-10-30' })
})
