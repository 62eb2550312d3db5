import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createKeyTurns, type KeyTurns } from './key-turns.ts'

let page: string
let row: string | null
let isModalOpen: boolean
/** What keys have done, and to which row. */
let done: string[]
let turns: KeyTurns
/** Lets code arrive. */
let letGo: () => void
let isThere: Promise<void>

beforeEach(() => {
  page = 'drivers'
  row = 'mario'
  isModalOpen = false
  done = []
  turns = createKeyTurns({ readPage: () => page, findRow: () => row, isModalOpen: () => isModalOpen })
  const { promise, resolve } = Promise.withResolvers<void>()
  isThere = promise
  letGo = resolve
})

/** A key whose code is still loading. */
const press = (key: string, button?: object) =>
  turns.loadAndRun(
    () => isThere,
    () => done.push(`${key} ${row}`),
    button as Element | undefined,
  )

async function arrive(): Promise<void> {
  letGo()
  await new Promise((resolve) => setTimeout(resolve))
}

test('keys do what they mean in the order in which they were pressed, however late the code of one is', async () => {
  turns.loadAndRun(
    () => isThere,
    () => done.push('first'),
  )
  turns.loadAndRun(
    async () => undefined,
    () => done.push('second'),
  )
  await new Promise((resolve) => setTimeout(resolve))
  expect(done).toEqual([])
  await arrive()
  expect(done).toEqual(['first', 'second'])
})

test('a key means the row to which those before it lead', async () => {
  const rows = ['mario', 'luigi', 'peach']
  const moveRow = () =>
    turns.loadAndRun(
      () => isThere,
      () => turns.moveRow(() => (row = rows[rows.indexOf(row ?? '') + 1] ?? null)),
    )
  moveRow()
  moveRow()
  press('5')
  await arrive()
  expect(done).toEqual(['5 peach'])
})

test('it means the row on which it was pressed, whatever was pressed on another before', async () => {
  press('o')
  row = 'luigi'
  press('o')
  await arrive()
  expect(done).toEqual(['o luigi'])
})

test.each([
  ['has gone to another page', () => (page = 'karts')],
  ['has gone to another row', () => (row = 'luigi')],
  ['has gone from its row', () => (row = null)],
  ['has a dialog before them', () => (isModalOpen = true)],
])('it does nothing once the reader %s', async (_what, change) => {
  press('5')
  change()
  await arrive()
  expect(done).toEqual([])
})

test('a button that was pressed in its place means its row, wherever the focus has gone', async () => {
  press('r', {})
  row = null
  await arrive()
  expect(done).toEqual(['r null'])
})

test('a failure is logged, and the next press loads again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  onTestFinished(() => log.mockRestore())
  const error = new Error('Failed to fetch')
  turns.loadAndRun(
    () => Promise.reject(error),
    () => done.push('never'),
  )
  press('5')
  await arrive()
  expect(done).toEqual(['5 mario'])
  expect(log).toHaveBeenCalledExactlyOnceWith(error)
})

test('a dialog that has opened is all that the keys pressed before it do, even if it is closed at once', async () => {
  const open = () =>
    turns.loadAndRun(
      () => isThere,
      () => {
        done.push('opened')
        isModalOpen = true
        queueMicrotask(() => (isModalOpen = false))
      },
    )
  open()
  open()
  await arrive()
  open()
  await arrive()
  expect(done).toEqual(['opened', 'opened'])
})
