import { expect, test } from 'vitest'
import { emptyHistory, recordStep, redoStep, undoStep } from './change-history.ts'

const before = { mario: [3, 10] } as const
const history = recordStep(
  emptyHistory,
  before,
  new Map([
    ['mario', 5],
    ['luigi', 1],
  ]),
)

test('undo restores the previous levels, including items not owned', () => {
  const back = undoStep(history, { mario: [5, 20], luigi: [1, 20] })
  expect(back?.levels).toEqual(
    new Map([
      ['mario', 3],
      ['luigi', 0],
    ]),
  )
})

test('undo then redo restores the change', () => {
  const back = undoStep(history, { mario: [5, 20], luigi: [1, 20] })!
  const forward = redoStep(back.history, { mario: [3, 30], luigi: [0, 30] })
  expect(forward?.levels).toEqual(
    new Map([
      ['mario', 5],
      ['luigi', 1],
    ]),
  )
  expect(forward?.history).toEqual(history)
})

test('undo leaves alone items that another device has since changed', () => {
  expect(undoStep(history, { mario: [8, 20], luigi: [1, 20] })?.levels).toEqual(new Map([['luigi', 0]]))
})

test('a new change clears redo', () => {
  const back = undoStep(history, { mario: [5, 20], luigi: [1, 20] })!
  expect(redoStep(recordStep(back.history, before, new Map([['toad', 1]])), before)).toBeNull()
})

test('without steps there is nothing to undo', () => {
  expect(undoStep(emptyHistory, before)).toBeNull()
  expect(redoStep(emptyHistory, before)).toBeNull()
})

test('a hundred steps can be undone', () => {
  let long = emptyHistory
  for (let step = 0; step < 120; step++) long = recordStep(long, before, new Map([['mario', 1]]))
  expect(long.done).toHaveLength(100)
})
