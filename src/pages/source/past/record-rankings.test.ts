import { expect, test } from 'vitest'
import { recordItemHistories } from './record-rankings.ts'
import { decodeItemHistory } from '../../data/decode-item-history.ts'
import { buildSmallSource } from '../../testing/build-small-source.ts'

const { rankings } = buildSmallSource()

test('a point for every change of rank, score or top shelves, and for nothing else', () => {
  const histories = recordItemHistories(rankings).histories('driver')
  for (const [itemId, history] of histories) {
    const points = decodeItemHistory(history)
    const told = rankings.days.map((date) => points.findLast((point) => point.date <= date))
    const ranked = rankings.days.map((date) =>
      rankings.rankingOn(date).kinds.driver.ranked.find((item) => item.itemId === itemId),
    )
    expect(told.map((point) => point && [point.rank, point.score, point.top])).toEqual(
      ranked.map((item) => item && [item.rank, Math.round(item.score), item.top.all]),
    )
    const values = points.map(({ rank, score, top }) => [rank, score, top].join(' '))
    expect(values.filter((value, index) => value === values[index - 1])).toEqual([])
  }
  expect(Array.from(histories, ([itemId]) => itemId).toSorted()).toEqual(['mario', 'mario-santa', 'peach'])
})

test('no history of an item that never had a shelf on record', () => {
  expect([...recordItemHistories(rankings).histories('glider')]).toEqual([])
})

test('a period with its complete ranking for each ranking that begins, and for no other day', () => {
  const periods = recordItemHistories(rankings).periods('driver')
  const begun = rankings.days.filter((date) => rankings.rankingOn(date).kinds.driver.unchangedSince === date)
  expect(periods.map(({ from }) => from)).toEqual(begun)
  for (const { from, ranked } of periods) {
    const expected = rankings
      .rankingOn(from)
      .kinds.driver.ranked.map(({ itemId, score }) => [itemId, Math.round(score)])
    expect(ranked.map(({ itemId, score }) => [itemId, score])).toEqual(expected)
  }
})

test('the whole past is included, whichever days were recorded before', () => {
  const recorder = recordItemHistories(rankings)
  for (const index of [0, 1, 20, 2, 1, 3]) recorder.record(rankings.days[index]!)
  expect([...recorder.histories('kart')]).toEqual([...recordItemHistories(rankings).histories('kart')])
})
