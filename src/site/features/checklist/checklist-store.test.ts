import { beforeEach, describe, expect, test } from 'vitest'
import { capMark, levelOf } from '#documents/checklist.ts'
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

/** A tab in a process of its own, which knows what was stored when it last heard of it. */
function openProcess() {
  const known = new Map(texts)
  const seen = keep(known)
  const own = createChecklistStorage({
    getItem: seen.getItem,
    setItem: (key, value) => [known, texts].forEach((values) => values.set(key, value)),
    removeItem: (key) => [known, texts].forEach((values) => values.delete(key)),
  })
  const tab = new ChecklistStore(own, () => nowMs++)
  return {
    tab,
    /** @returns whether it has stored something then */
    hear(): boolean {
      known.clear()
      for (const [key, text] of texts) known.set(key, text)
      const before = [...texts.values()]
      tab.refresh()
      return [...texts.values()].some((text, index) => text !== before[index])
    },
  }
}

function levelIn(tab: ChecklistStore, id: string): number {
  return levelOf(tab.read().checklist, id)
}

test('a mark survives a reload', () => {
  openTab().change(new Map([['mario', 1]]))
  expect(levelIn(openTab(), 'mario')).toBe(1)
  expect(openTab().read().saving).toBe('local')
})

test('two tabs lose none of each other’s changes, notified or not', () => {
  const [one, other] = [openTab(), openTab()]
  one.change(new Map([['mario', 1]]))
  other.change(new Map([['luigi', 2]]))
  one.refresh()
  for (const tab of [one, other, openTab()]) {
    expect([levelIn(tab, 'mario'), levelIn(tab, 'luigi')]).toEqual([1, 2])
  }
})

describe('tabs that hear of each other late', () => {
  test('store again what another has replaced, and then come to rest', () => {
    const tabs = [openProcess(), openProcess(), openProcess()]
    const ids = ['mario', 'luigi', 'toad']
    tabs.forEach(({ tab }, index) => tab.change(new Map([[ids[index]!, 1]])))
    const hearAll = () => tabs.map(({ hear }) => hear())
    expect([hearAll(), hearAll(), hearAll()]).toEqual([
      [true, true, false],
      [false, false, false],
      [false, false, false],
    ])
    for (const tab of [...tabs.map(({ tab: shown }) => shown), openTab()]) {
      expect(ids.map((id) => levelIn(tab, id))).toEqual([1, 1, 1])
    }
  })

  test('do not revive a list that one of them has deleted', () => {
    const [one, other] = [openProcess(), openProcess()]
    one.tab.change(new Map([['mario', 1]]))
    other.hear()
    createChecklistStorage(keep(texts)).remove(null)
    expect([other.hear(), [...texts.keys()]]).toEqual([false, []])
  })

  test('store again the snapshot that another has replaced, and then come to rest', () => {
    openTab().change(new Map([['mario', 1]]))
    const tabs = [openProcess(), openProcess()]
    tabs[0]!.tab.change(new Map([['luigi', 1]]), 'bulk')
    tabs[1]!.tab.change(new Map([['toad', 1]]), 'import')
    const hearAll = () => tabs.map(({ hear }) => hear())
    hearAll()
    hearAll()
    expect(hearAll()).toEqual([false, false])
    for (const tab of [...tabs.map(({ tab: shown }) => shown), openTab()]) {
      expect(tab.snapshots().map(({ reason }) => reason)).toEqual(['import', 'bulk'])
    }
  })

  test('do not bring back a snapshot that one of them has redated', () => {
    openTab().change(new Map([['mario', 1]]))
    const [one, other] = [openProcess(), openProcess()]
    one.tab.change(new Map([['luigi', 1]]), 'bulk')
    nowMs -= 2 * dayMs
    other.hear()
    other.tab.replaceSnapshots(other.tab.snapshots().map((snapshot) => ({ ...snapshot, takenAtMs: nowMs++ })))
    expect([one.hear(), one.tab.snapshots().length]).toEqual([false, 1])
  })

  test('leave alone the dates that one of them has set back', () => {
    const [one, other] = [openProcess(), openProcess()]
    one.tab.enter('u1')
    one.tab.receive({})
    one.tab.change(new Map([['mario', 3]]))
    other.hear()
    nowMs -= 2 * dayMs
    one.tab.holdToNow()
    expect([other.hear(), one.hear(), other.hear()]).toEqual([false, false, false])
    expect(one.tab.read().checklist['mario']?.[1]).toBeLessThan(nowMs)
  })

  test('do not bring back what one of them has changed since its clock was set back', () => {
    const [one, other] = [openProcess(), openProcess()]
    one.tab.enter('u1')
    one.tab.receive({})
    one.tab.change(new Map([['mario', 3]]))
    other.hear()
    nowMs -= 2 * dayMs
    one.tab.holdToNow()
    one.tab.change(new Map([['mario', 5]]))
    expect([other.hear(), one.hear()]).toEqual([false, false])
    other.tab.change(new Map([['luigi', 1]]))
    one.hear()
    for (const { tab } of [one, other]) expect([levelIn(tab, 'mario'), levelIn(tab, 'luigi')]).toEqual([5, 1])
  })
})

test('undo and redo are ordinary changes', () => {
  const tab = openTab()
  tab.change(new Map([['mario', 4]]))
  tab.undo()
  expect([levelIn(tab, 'mario'), levelIn(openTab(), 'mario')]).toEqual([0, 0])
  expect(tab.read()).toMatchObject({ canUndo: false, canRedo: true })
  tab.redo()
  expect(levelIn(openTab(), 'mario')).toBe(4)
})

test('what undo would revert stays the same while other tabs change something', () => {
  const [tab, other] = [openTab(), openTab()]
  tab.change(new Map([['mario', 4]]))
  const { lastStep } = tab.read()
  other.change(new Map([['luigi', 1]]))
  tab.refresh()
  expect(tab.read().lastStep).toBe(lastStep)
  tab.change(new Map([['luigi', 2]]))
  expect(tab.read().lastStep).not.toBe(lastStep)
  tab.undo()
  expect(tab.read().lastStep).toBe(lastStep)
})

test('a snapshot precedes the first change of a day and every bulk change', () => {
  const tab = openTab()
  tab.change(new Map([['mario', 1]]))
  // Before that change, nothing was owned: what would be saved now is of the day itself.
  tab.change(new Map([['peach', 1]]))
  tab.change(new Map([['peach', 0]]))
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

test('a snapshot of a day when the clock was ahead does not make every mark take another', () => {
  const tab = openTab()
  tab.change(new Map([['mario', 1]]))
  nowMs += 4 * dayMs
  tab.change(new Map([['luigi', 1]]))
  nowMs -= 3 * dayMs
  for (const id of ['toad', 'yoshi', 'peach']) {
    tab.change(new Map([[id, 1]]))
    // As syncing sorts them.
    tab.replaceSnapshots(tab.snapshots().toSorted((a, b) => b.takenAtMs - a.takenAtMs))
  }
  expect(tab.snapshots()).toHaveLength(2)
})

test('the state is the same object until something changes', () => {
  const tab = openTab()
  const before = tab.read()
  tab.refresh()
  tab.change(new Map([['mario', 0]]))
  expect(tab.read()).toBe(before)
})

test('a visitor’s marks stay apart from the account until adopted, then belong to it', () => {
  const tab = openTab()
  tab.change(new Map([['mario', 3]]))
  tab.enter('u1')
  expect(levelIn(tab, 'mario')).toBe(0)
  tab.receive({ luigi: [5, 1] })
  tab.adoptVisitorMarks(tab.visitorMarks())
  expect([levelIn(tab, 'mario'), levelIn(tab, 'luigi')]).toEqual([3, 5])
  expect(Object.keys(tab.unsaved())).toEqual(['mario'])
  expect(tab.snapshots()[0]?.reason).toBe('merge')
  tab.receive(tab.unsaved())
  tab.leave()
  tab.enter('u2')
  expect([tab.visitorMarks(), levelIn(tab, 'mario'), levelIn(tab, 'luigi')]).toEqual([{}, 0, 0])
})

test('adopting can be undone in one step', () => {
  const tab = openTab()
  tab.change(new Map([['mario', 3]]))
  tab.enter('u1')
  tab.receive({ mario: [6, 1] })
  tab.adoptVisitorMarks(tab.visitorMarks())
  tab.undo()
  expect(levelIn(tab, 'mario')).toBe(6)
})

test('the account’s checklist never replaces anything newer', () => {
  const tab = openTab()
  tab.enter('u1')
  tab.change(new Map([['mario', 3]]))
  tab.receive({ mario: [1, 5], luigi: [2, 5] })
  expect([levelIn(tab, 'mario'), levelIn(tab, 'luigi')]).toEqual([3, 2])
  tab.receive({})
  expect([levelIn(tab, 'mario'), levelIn(tab, 'luigi')]).toEqual([3, 2])
  expect(Object.keys(tab.unsaved())).toEqual(['mario'])
})

test('listeners hear that the account has answered, even if it has nothing', () => {
  const tab = openTab()
  tab.enter('u1')
  expect(tab.read().isConfirmed).toBe(false)
  const heard: boolean[] = []
  tab.subscribe(() => heard.push(tab.read().isConfirmed))
  tab.receive({})
  tab.receive({})
  expect(heard).toEqual([true])
  tab.leave()
  expect(tab.read().isConfirmed).toBe(false)
})

test('unsaved changes wait for the account to return; everything else leaves the browser', () => {
  const tab = openTab()
  tab.enter('u1')
  tab.receive({ luigi: [2, 5] })
  tab.change(new Map([['mario', 3]]))
  tab.leave()
  expect(levelIn(tab, 'mario')).toBe(0)
  tab.enter('u1')
  expect([levelIn(tab, 'mario'), levelIn(tab, 'luigi')]).toEqual([3, 2])
  tab.receive(tab.read().checklist)
  // The snapshot from before the change has not reached the account.
  expect(tab.unsavedSnapshots()).toHaveLength(1)
  tab.leave()
  tab.enter('u1')
  expect(tab.unsavedSnapshots()).toHaveLength(1)
  tab.confirmSnapshots(tab.snapshots())
  tab.receive({ mario: [3, 5] })
  tab.leave()
  expect([...texts.keys()]).toEqual([])
})

test('another tab follows sign-in and sign-out', () => {
  const [one, other] = [openTab(), openTab()]
  one.enter('u1')
  one.receive({ luigi: [2, 5] })
  other.refresh()
  expect([other.read().owner, levelIn(other, 'luigi')]).toEqual(['u1', 2])
  one.leave()
  other.refresh()
  expect([other.read().owner, levelIn(other, 'luigi')]).toEqual([null, 0])
})

test('a deleted account leaves nothing behind', () => {
  const tab = openTab()
  tab.enter('u1')
  tab.change(new Map([['mario', 3]]))
  tab.forgetAccount('u1')
  expect([...texts.keys()]).toEqual([])
})

test('full storage is reported, and the page loses nothing', () => {
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

test('with full storage, the signed-in reader stays, and quick marks stay together', () => {
  const values = keep(texts)
  const tab = new ChecklistStore(createChecklistStorage(values), () => nowMs)
  tab.change(new Map([['yoshi', 2]]))
  values.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  tab.enter('u1')
  tab.change(new Map([['mario', 3]]))
  tab.change(new Map([['luigi', 1]]))
  tab.refresh()
  expect([tab.read().owner, levelIn(tab, 'mario'), levelIn(tab, 'luigi')]).toEqual(['u1', 3, 1])
  // Another tab, whose browser had space, says that somebody else has signed in.
  texts.set('topshelf-checklist-owner', 'u2')
  tab.refresh()
  expect([tab.read().owner, levelIn(tab, 'mario')]).toEqual(['u2', 0])
})

test('a visitor’s marks stay in the browser until they are stored as the account’s, or are in the account', () => {
  const values = keep(texts)
  const tab = new ChecklistStore(createChecklistStorage(values), () => nowMs)
  tab.change(new Map([['yoshi', 2]]))
  tab.enter('u1')
  tab.receive({})
  values.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  for (const _ of [1, 2]) {
    tab.adoptVisitorMarks(tab.visitorMarks())
    expect([levelIn(tab, 'yoshi'), Object.keys(tab.visitorMarks())]).toEqual([2, ['yoshi']])
  }
  tab.receive(tab.unsaved())
  tab.adoptVisitorMarks(tab.visitorMarks())
  expect(tab.visitorMarks()).toEqual({})
})

test('a closing tab keeps what another has stored and the account lacks', () => {
  const [one, other] = [openTab(), openTab()]
  for (const tab of [one, other]) {
    tab.enter('u1')
    tab.receive({ luigi: [2, 5] })
  }
  other.change(new Map([['mario', 3]]))
  one.leave()
  expect(levelOf(storage.readChecklist('u1'), 'mario')).toBe(3)
})

test('a closing tab finds somebody else signed in: their list stays the one it shows', () => {
  const [one, other] = [openTab(), openTab()]
  one.enter('u1')
  other.enter('u2')
  other.change(new Map([['mario', 3]]))
  one.leave()
  expect([one.read().owner, levelIn(one, 'mario')]).toEqual(['u2', 3])
})

test('a browser without storage is reported', () => {
  expect(new ChecklistStore(createChecklistStorage(null), () => nowMs).read().saving).toBe('unstored')
})

test.each(['', '{', '[]', '"x"', '{"mario":[9,1],"luigi":[1],"toad":[2,3]}'])(
  'stored text %j: only valid entries are read',
  (text) => {
    texts.set('topshelf-checklist', text)
    expect(Object.keys(openTab().read().checklist)).toEqual(text.includes('toad') ? ['toad'] : [])
  },
)

describe('points caps', () => {
  test('survive a reload, undo, and a tab of the site from before they existed', () => {
    openTab().change(new Map([['mario', 3]]))
    const tab = openTab()
    tab.change(new Map([[capMark('mario'), 2]]))
    expect(openTab().read().caps).toEqual(new Map([['mario', 2]]))
    // Older code reads and writes the levels alone.
    expect(Object.keys(JSON.parse(texts.get('topshelf-checklist') ?? ''))).toEqual(['mario'])
    texts.set('topshelf-checklist', JSON.stringify({ mario: [4, nowMs] }))
    const later = openTab().read()
    expect([later.owned.get('mario'), later.caps.get('mario')]).toEqual([4, 2])
    tab.undo()
    expect(openTab().read().caps).toEqual(new Map())
  })

  test('of an account are received with its levels, and unsaved until it has them', () => {
    const tab = openTab()
    tab.enter('anna')
    tab.receive({ mario: [3, 1], [capMark('mario')]: [1, 1] })
    expect(tab.read().caps).toEqual(new Map([['mario', 1]]))
    tab.change(new Map([[capMark('mario'), 4]]))
    expect(Object.keys(tab.unsaved())).toEqual([capMark('mario')])
  })
})
