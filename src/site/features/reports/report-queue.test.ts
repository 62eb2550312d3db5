import { expect, onTestFinished, test, vi } from 'vitest'
import { oldestReportMs, type Report } from '#documents/report.ts'
import type { SentAnswer } from '#documents/report-endpoints.ts'
import { AccountsError, type AccountsErrorCode } from '../accounts/port/accounts-error.ts'
import { openMemoryBrowser } from '../accounts/testing/memory-browser.ts'
import { describeOutcome } from './describe-outcome.ts'
import { createReportQueue } from './report-queue.ts'
import { addWaitingReport, forgetWaitingReport, readWaitingReports, waitingReportsPrefix } from './waiting-reports.ts'

const answer: SentAnswer = { outcome: 'first', state: 'open', confirmations: 0, reason: null }

function makeReport(id: string, madeAtMs = Date.now()): Report {
  return { id, kind: 'other', page: '/', day: '2026-11-22', madeAtMs, note: 'Something is wrong.' }
}

/** A browser and a server that a test can take away. */
function openSetting() {
  const { texts, storage } = openMemoryBrowser()
  const received: [id: string, uid: string | null][] = []
  const takenBack: string[] = []
  const faults = new Map<string, AccountsErrorCode>()
  const setting = {
    received,
    takenBack,
    faults,
    storage,
    answer,
    trouble: null as AccountsErrorCode | null,
    losesAnswers: false,
    open,
    /** From now on the browser stores nothing more. */
    fill() {
      storage.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
    hasWaiting: () => [...texts.keys()].some((key) => key.startsWith(waitingReportsPrefix)),
  }

  /** As each load of a page does. */
  function open() {
    return createReportQueue({
      async send({ report, uid }) {
        failIfWanted(report.id)
        received.push([report.id, uid])
        if (setting.losesAnswers) throw new AccountsError('network', 'The answer was lost.')
        return setting.answer
      },
      async takeBack(id) {
        failIfWanted(id)
        takenBack.push(id)
      },
    })
  }

  function failIfWanted(id: string): void {
    const code = setting.trouble ?? faults.get(id)
    if (code) throw new AccountsError(code, 'As the test wants it.')
  }
  return setting
}

test('a report is sent at once, once, with the account that made it', async () => {
  const { open, received, hasWaiting } = openSetting()
  expect(await open().add({ report: makeReport('a'), uid: 'mario' })).toEqual({ is: 'sent', answer })
  expect(await open().flush()).toEqual(new Map())
  expect(received).toEqual([['a', 'mario']])
  expect(hasWaiting()).toBe(false)
})

test('offline, reports wait across reloads, then are sent in order', async () => {
  const setting = openSetting()
  setting.trouble = 'network'
  for (const id of ['a', 'b'])
    expect(await setting.open().add({ report: makeReport(id), uid: null })).toMatchObject({ is: 'waiting' })
  expect(setting.hasWaiting()).toBe(true)
  expect(await setting.open().flush()).toMatchObject(new Map([['a', { is: 'waiting' }]]))

  setting.trouble = null
  const outcomes = await setting.open().flush()
  expect([...outcomes.values()].map(({ is }) => is)).toEqual(['sent', 'sent'])
  expect(setting.received).toEqual([
    ['a', null],
    ['b', null],
  ])
  expect(setting.hasWaiting()).toBe(false)
})

test.each(['unavailable', 'rate-limited', 'internal'] as const)('%s: the report waits', async (code) => {
  const setting = openSetting()
  setting.trouble = code
  expect(await setting.open().add({ report: makeReport('a'), uid: null })).toMatchObject({
    is: 'waiting',
    error: { code },
  })
  expect(setting.hasWaiting()).toBe(true)
})

test.each(['invalid', 'too-large', 'no-server'] as const)('%s: the reader is told and nothing waits', async (code) => {
  const setting = openSetting()
  setting.trouble = code
  expect(await setting.open().add({ report: makeReport('a'), uid: null })).toMatchObject({
    is: 'refused',
    error: { code },
  })
  expect(setting.hasWaiting()).toBe(false)
  setting.trouble = null
  expect(await setting.open().flush()).toEqual(new Map())
})

test('if storage is full, a report is sent, or waits while the page is open', async () => {
  const setting = openSetting()
  setting.trouble = 'network'
  const stored = await setting.open().add({ report: makeReport('a'), uid: null })
  expect(stored).toMatchObject({ is: 'waiting', isStored: true })
  expect(describeOutcome(stored).text).toContain('is saved in this browser')
  setting.fill()
  const unstored = await setting.open().add({ report: makeReport('b'), uid: null })
  expect(unstored).toMatchObject({ is: 'waiting', isStored: false })
  expect(describeOutcome(unstored).text).toContain('Keep this page open')
  setting.trouble = null
  expect(await setting.open().add({ report: makeReport('c'), uid: null })).toMatchObject({ is: 'sent' })
  expect(setting.received.map(([id]) => id)).toEqual(['a', 'b', 'c'])
  expect(setting.hasWaiting()).toBe(false)
})

test('a report that the server fails on blocks no other', async () => {
  const setting = openSetting()
  setting.faults.set('a', 'internal')
  await setting.open().add({ report: makeReport('a'), uid: null })
  expect(await setting.open().add({ report: makeReport('b'), uid: null })).toMatchObject({ is: 'sent' })
  expect(setting.hasWaiting()).toBe(true)
})

test('a report that has waited too long is dropped', async () => {
  const setting = openSetting()
  setting.trouble = 'network'
  await setting.open().add({ report: makeReport('a', Date.now() - oldestReportMs - 1), uid: null })
  setting.trouble = null
  expect(await setting.open().flush()).toEqual(new Map())
  expect(setting.received).toEqual([])
  expect(setting.hasWaiting()).toBe(false)
})

test('foreign entries are skipped', async () => {
  const { storage } = openMemoryBrowser()
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  onTestFinished(() => warn.mockRestore())
  const queue = createReportQueue({
    send: () => Promise.reject(new Error('Nothing is to be sent.')),
    takeBack: () => Promise.reject(new Error('Nothing is to be taken back.')),
  })
  for (const text of ['{"report":{"id":5}}', '7', '{"report":', '{}', '']) {
    storage.setItem(`${waitingReportsPrefix}a`, text)
    expect(await queue.flush()).toEqual(new Map())
  }
})

test('tabs do not undo what others add and remove at the same time', async () => {
  const setting = openSetting()
  setting.trouble = 'network'
  await setting.open().add({ report: makeReport('a'), uid: null })
  setting.trouble = null
  const { storage } = setting
  const { setItem } = storage
  // Another tab makes a report of its own while this one stores the next.
  storage.setItem = (key, text) => {
    storage.setItem = setItem
    addWaitingReport({ report: makeReport('other'), uid: null })
    forgetWaitingReport('a')
    setItem(key, text)
  }
  addWaitingReport({ report: makeReport('b'), uid: null })
  expect(readWaitingReports().map(({ report }) => report.id)).toEqual(['b', 'other'])
})

test('a report that another tab has since sent is not said to be waiting', async () => {
  const setting = openSetting()
  const other = setting.open()
  let isFirst = true
  // As tabs do that share a lock: the other one comes first.
  vi.stubGlobal('navigator', {
    locks: {
      async request(_name: string, work: () => Promise<unknown>) {
        if (!isFirst) return work()
        isFirst = false
        await other.flush()
        return work()
      },
    },
  })
  setting.answer = { ...answer, outcome: 'known', confirmations: 2 }
  expect(await setting.open().add({ report: makeReport('a'), uid: null })).toEqual({
    is: 'sent',
    answer: { ...answer, outcome: 'confirmed', confirmations: 2 },
  })
  expect(setting.received).toHaveLength(2)
  expect(setting.hasWaiting()).toBe(false)
})

test('a report that the server has is taken back there', async () => {
  const setting = openSetting()
  await setting.open().add({ report: makeReport('a'), uid: null })
  setting.trouble = 'network'
  await expect(setting.open().takeBack('a')).rejects.toMatchObject({ code: 'network' })
  setting.trouble = null
  await setting.open().takeBack('a')
  expect(setting.takenBack).toEqual(['a'])
})

test('a report that waits is taken back without the server, and no other is', async () => {
  const setting = openSetting()
  setting.trouble = 'network'
  for (const id of ['a', 'b']) await setting.open().add({ report: makeReport(id), uid: null })
  await setting.open().takeBack('a')
  setting.trouble = null
  await setting.open().flush()
  expect(setting.received.map(([id]) => id)).toEqual(['b'])
})

test('of a report that waits, the server may have lost only the answer: the deletion is sent, too', async () => {
  const setting = openSetting()
  setting.losesAnswers = true
  expect(await setting.open().add({ report: makeReport('a'), uid: null })).toMatchObject({ is: 'waiting' })
  await setting.open().takeBack('a')
  expect(setting.takenBack).toEqual(['a'])
  expect(setting.hasWaiting()).toBe(false)
})

test('a report that waits, and on which reviewers have decided, is not said to be taken back', async () => {
  const setting = openSetting()
  setting.losesAnswers = true
  await setting.open().add({ report: makeReport('a'), uid: null })
  setting.trouble = 'invalid'
  await expect(setting.open().takeBack('a')).rejects.toMatchObject({ code: 'invalid' })
})

test('a report is taken back after it was sent, even by another tab at the same moment', async () => {
  const setting = openSetting()
  setting.trouble = 'network'
  await setting.open().add({ report: makeReport('a'), uid: null })
  setting.trouble = null
  let last: Promise<unknown> = Promise.resolve()
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, work: () => Promise<unknown>) => (last = last.then(work)) },
  })
  await Promise.all([setting.open().flush(), setting.open().takeBack('a')])
  expect([setting.received, setting.takenBack]).toEqual([[['a', null]], ['a']])
})
