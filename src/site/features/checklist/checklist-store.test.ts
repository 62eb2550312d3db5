import { beforeEach, expect, test } from 'vitest'
import { levelOf } from '#documents/checklist.ts'
import { createChecklistStorage, type ChecklistStorage } from './checklist-storage.ts'
import { ChecklistStore } from './checklist-store.ts'

const dayMs = 86_400_000
let texts: Map<string, string>
let storage: ChecklistStorage
let nowMs: number

beforeEach(() => {
  texts = new Map()
  storage = createChecklistStorage(keep(texts))
  nowMs = 100 * dayMs
})

function keep(values: Map<string, string>) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

/** A tab of the browser. */
function openTab(): ChecklistStore {
  return new ChecklistStore(storage, () => nowMs++)
}

function levelIn(tab: ChecklistStore, id: string): number {
  return levelOf(tab.read().checklist, id)
}

test('a tick is there after a reload', () => {
  openTab().change(new Map([['mario', 1]]))
  expect(levelIn(openTab(), 'mario')).toBe(1)
  expect(openTab().read().saving).toBe('local')
})

test('two tabs lose nothing of each other, whether or not they have heard of it', () => {
  const [one, other] = [openTab(), openTab()]
  one.change(new Map([['mario', 1]]))
  other.change(new Map([['luigi', 2]]))
  one.refresh()
  for (const tab of [one, other, openTab()]) {
    expect([levelIn(tab, 'mario'), levelIn(tab, 'luigi')]).toEqual([1, 2])
  }
})

test('undo and redo are changes like any other', () => {
  const tab = openTab()
  tab.change(new Map([['mario', 4]]))
  tab.undo()
  expect([levelIn(tab, 'mario'), levelIn(openTab(), 'mario')]).toEqual([0, 0])
  expect(tab.read()).toMatchObject({ canUndo: false, canRedo: true })
  tab.redo()
  expect(levelIn(openTab(), 'mario')).toBe(4)
})

test('the first change of a day, and what changes much, are preceded by a snapshot', () => {
  const tab = openTab()
  tab.change(new Map([['mario', 1]]))
  expect(tab.snapshots()).toEqual([])
  nowMs += dayMs
  tab.change(new Map([['luigi', 1]]))
  tab.change(new Map([['toad', 1]]))
  tab.change(new Map([['mario', 8]]), 'bulk')
  expect(tab.snapshots().map(({ reason, levels }) => [reason, Object.keys(levels)])).toEqual([
    ['bulk', ['mario', 'luigi', 'toad']],
    ['day', ['mario']],
  ])
})

test('the state is the same object until something changes', () => {
  const tab = openTab()
  const before = tab.read()
  tab.refresh()
  tab.change(new Map([['mario', 0]]))
  expect(tab.read()).toBe(before)
})

test('a visitor’s ticks wait beside the account until they are adopted, then belong to it', () => {
  const tab = openTab()
  tab.change(new Map([['mario', 3]]))
  tab.enter('u1')
  expect(levelIn(tab, 'mario')).toBe(0)
  tab.receive({ luigi: [5, 1] })
  tab.adoptVisitorTicks(tab.visitorTicks())
  expect([levelIn(tab, 'mario'), levelIn(tab, 'luigi')]).toEqual([3, 5])
  expect(Object.keys(tab.unsaved())).toEqual(['mario'])
  expect(tab.snapshots()[0]?.reason).toBe('merge')
  tab.receive(tab.unsaved())
  tab.leave()
  tab.enter('u2')
  expect([tab.visitorTicks(), levelIn(tab, 'mario'), levelIn(tab, 'luigi')]).toEqual([{}, 0, 0])
})

test('adopting is one step back', () => {
  const tab = openTab()
  tab.change(new Map([['mario', 3]]))
  tab.enter('u1')
  tab.receive({ mario: [6, 1] })
  tab.adoptVisitorTicks(tab.visitorTicks())
  tab.undo()
  expect(levelIn(tab, 'mario')).toBe(6)
})

test('an account’s answer never replaces anything newer', () => {
  const tab = openTab()
  tab.enter('u1')
  tab.change(new Map([['mario', 3]]))
  tab.receive({ mario: [1, 5], luigi: [2, 5] })
  expect([levelIn(tab, 'mario'), levelIn(tab, 'luigi')]).toEqual([3, 2])
  tab.receive({})
  expect([levelIn(tab, 'mario'), levelIn(tab, 'luigi')]).toEqual([3, 2])
  expect(Object.keys(tab.unsaved())).toEqual(['mario'])
})

test('what an account has not got waits for its return, and is gone from the browser otherwise', () => {
  const tab = openTab()
  tab.enter('u1')
  tab.receive({ luigi: [2, 5] })
  tab.change(new Map([['mario', 3]]))
  tab.leave()
  expect(levelIn(tab, 'mario')).toBe(0)
  tab.enter('u1')
  expect([levelIn(tab, 'mario'), levelIn(tab, 'luigi')]).toEqual([3, 2])
  tab.receive(tab.read().checklist)
  tab.leave()
  expect([...texts.keys()]).toEqual([])
})

test('another tab follows when somebody signs in or out', () => {
  const [one, other] = [openTab(), openTab()]
  one.enter('u1')
  one.receive({ luigi: [2, 5] })
  other.refresh()
  expect([other.read().owner, levelIn(other, 'luigi')]).toEqual(['u1', 2])
  one.leave()
  other.refresh()
  expect([other.read().owner, levelIn(other, 'luigi')]).toEqual([null, 0])
})

test('nothing of a deleted account stays', () => {
  const tab = openTab()
  tab.enter('u1')
  tab.change(new Map([['mario', 3]]))
  tab.forgetAccount('u1')
  expect([...texts.keys()]).toEqual([])
})

test('a full browser is told to the reader, who loses nothing of the page', () => {
  const full = createChecklistStorage({
    ...keep(texts),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  const tab = new ChecklistStore(full, () => nowMs)
  tab.change(new Map([['mario', 3]]))
  expect([levelIn(tab, 'mario'), tab.read().saving]).toEqual([3, 'unstored'])
})

test('a browser that keeps nothing says so', () => {
  expect(new ChecklistStore(createChecklistStorage(null), () => nowMs).read().saving).toBe('unstored')
})

test.each(['', '{', '[]', '"x"', '{"mario":[9,1],"luigi":[1],"toad":[2,3]}'])(
  'kept %j is read for what it is',
  (text) => {
    texts.set('topshelf-checklist', text)
    expect(Object.keys(openTab().read().checklist)).toEqual(text.includes('toad') ? ['toad'] : [])
  },
)
