import { expect, test } from 'vitest'
import type { RecordKnowledge, RecordMoment, RecordReason } from '#pages/data/records-page.ts'
import { describeKnowledge, describeMoment, explainRecord, formatFigure } from './records.ts'

test.each([
  ['longest-reign', 1234, '1,234'],
  ['never-near-the-top', 281, '#281'],
  ['most-changed-by-level', 74, '74 %'],
  ['firsts-and-lasts', '2019-09-25', '25 Sep 2019'],
] as const)('the figure of %s, %s: %s', (id, figure, text) => {
  expect(formatFigure(id, figure)).toBe(text)
})

test.each<[RecordMoment, string]>([
  [{ is: 'days', from: '2019-09-26', to: '2019-10-08' }, '26 Sep 2019 to 8 Oct 2019'],
  [{ is: 'decline', best: 1, date: '2019-09-26', last: 201 }, '#1 on 26 Sep 2019, #201 on the last day'],
  [{ is: 'items', count: 1, kind: 'kart' }, '1 kart'],
  [{ is: 'week', cup: 'Boo Cup', tour: 'Halloween Tour' }, 'Boo Cup, Halloween Tour'],
  [{ is: 'week', cup: null, tour: 'Halloween Tour' }, 'Halloween Tour'],
  [{ is: 'ruler', end: 'last', kind: 'glider' }, 'Last glider at #1'],
])('%o', (moment, text) => {
  expect(describeMoment(moment)).toBe(text)
})

test.each<[RecordReason, string]>([
  [{ is: 'times', count: 3 }, '3 times'],
  [{ is: 'move', ranks: [49, 150], cup: null, tour: 'Tokyo Tour' }, '#49 to #150. Tokyo Tour'],
  [
    { is: 'move', ranks: [200, 3], cup: 'Boo Cup', tour: 'Halloween Tour', inCup: [0, 3], tops: [12, 15] },
    '#200 to #3. Boo Cup, Halloween Tour: on top on 3 of its courses, after 0 in the week before. 12 to 15 top shelves in the whole game',
  ],
  [{ is: 'others', count: 2, kind: 'driver' }, 'With 2 other drivers'],
])('%o', (reason, text) => {
  expect(explainRecord(reason)).toBe(text)
})

const none = { recorded: 0, between: 0, reconstructed: 0, 'carried-on': 0 }

test.each<[RecordKnowledge, string]>([
  [{ days: { ...none, recorded: 12 } }, 'Recorded'],
  [{ days: { ...none, recorded: 12, 'carried-on': 1280 } }, '12 recorded, 1,280 by the last record'],
  [{ recorded: 4, inferred: 0 }, 'Recorded'],
  [{ recorded: 4, inferred: 2 }, '4 recorded, 2 inferred'],
  ['by-cycle', 'By the yearly cycle'],
])('%o', (known, text) => {
  expect(describeKnowledge(known)).toBe(text)
})
