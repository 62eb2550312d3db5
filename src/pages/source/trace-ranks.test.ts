import { expect, test } from 'vitest'
import { toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import { joinRuns, traceRanks } from './trace-ranks.ts'

// The third day of the game is skipped.
const days: IsoDate[] = ['2019-09-26', '2019-09-27', '2019-09-29', '2019-09-30', '2019-10-01']

const history = {
  days: [toDayNumber('2019-09-27'), 2, 1, 1],
  ranks: [1, 1, null, 3],
  scores: [80, 81, null, 70],
  tops: [4, 4, 0, 4],
}

test('days are counted by their indexes, and a change of the score alone begins no run', () => {
  expect(traceRanks([['mario', history]], days)).toEqual([
    {
      itemId: 'mario',
      runs: [
        { from: 1, until: 3, rank: 1, tops: 4 },
        { from: 3, until: 4, rank: null, tops: 0 },
        { from: 4, until: 5, rank: 3, tops: 4 },
      ],
    },
  ])
})

test('runs that follow each other are one, whatever the rank in them', () => {
  const runs = [
    { from: 0, until: 2, rank: 1, tops: 1 },
    { from: 2, until: 3, rank: 2, tops: 1 },
    { from: 3, until: 4, rank: 7, tops: 1 },
    { from: 4, until: 6, rank: 2, tops: 1 },
  ]
  expect(joinRuns(runs, (rank) => rank <= 2)).toEqual([
    { from: 0, until: 3 },
    { from: 4, until: 6 },
  ])
})
