import { beforeEach, expect, test } from 'vitest'
import { createToastStore, type Clock, type ToastStore } from './show-toast.tsx'
import { toastPositions } from './toast.ts'

/** A clock that stands still until it is moved. */
class HandClock implements Clock {
  private timeMs = 0
  private timers: { atMs: number; run: () => void }[] = []

  now = () => this.timeMs

  after = (delayMs: number, run: () => void) => {
    const timer = { atMs: this.timeMs + delayMs, run }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((other) => other !== timer)
    }
  }

  advance(durationMs: number): void {
    const endMs = this.timeMs + durationMs
    for (let next = this.findNext(endMs); next; next = this.findNext(endMs)) {
      const timer = next
      this.timers = this.timers.filter((other) => other !== timer)
      this.timeMs = timer.atMs
      timer.run()
    }
    this.timeMs = endMs
  }

  private findNext(endMs: number) {
    return this.timers.filter(({ atMs }) => atMs <= endMs).toSorted((a, b) => a.atMs - b.atMs)[0]
  }
}

let clock: HandClock
let store: ToastStore
const messages = () => store.list().map(({ message }) => message)

beforeEach(() => {
  clock = new HandClock()
  store = createToastStore(clock)
})

test('a toast has defaults', () => {
  store.show({ message: 'Saved' })
  expect(store.list()).toEqual([
    {
      id: 1,
      message: 'Saved',
      type: 'success',
      position: 'bottom-right',
      durationMs: 3000,
      dismissible: true,
      pauseOnHover: true,
      queue: false,
      isClosing: false,
    },
  ])
})

test('accepts six positions; any other throws and shows nothing', () => {
  for (const position of toastPositions) store.show({ message: position, position })
  expect(messages()).toEqual(['top-right', 'top', 'top-left', 'bottom-right', 'bottom', 'bottom-left'])
  // As a caller without types would.
  expect(() => store.show(JSON.parse('{"message":"x","position":"center"}'))).toThrow(
    'Toast position must be one of top-right, top, top-left, bottom-right, bottom, bottom-left; it is center.',
  )
  expect(store.list()).toHaveLength(6)
})

test('closes after its duration, animates for 150 ms, then reports once', () => {
  let dismissals = 0
  store.show({ message: 'a', onDismiss: () => (dismissals += 1) })
  clock.advance(2999)
  expect(store.list()[0]?.isClosing).toBe(false)
  clock.advance(1)
  expect(store.list()[0]?.isClosing).toBe(true)
  clock.advance(149)
  expect([store.list().length, dismissals]).toEqual([1, 0])
  clock.advance(1)
  expect([store.list().length, dismissals]).toEqual([0, 1])
  clock.advance(10_000)
  expect(dismissals).toBe(1)
})

test('a toast resumes its remaining time when the pointer leaves', () => {
  const id = store.show({ message: 'a' })
  clock.advance(2000)
  store.pause(id)
  clock.advance(60_000)
  store.resume(id)
  clock.advance(999)
  expect(store.list()[0]?.isClosing).toBe(false)
  clock.advance(1)
  expect(store.list()[0]?.isClosing).toBe(true)
})

test('the pointer can pause a toast repeatedly, but never one that opts out', () => {
  const id = store.show({ message: 'a' })
  const stubborn = store.show({ message: 'b', pauseOnHover: false, durationMs: 1000 })
  store.pause(stubborn)
  for (let round = 0; round < 3; round += 1) {
    clock.advance(900)
    store.pause(id)
    store.pause(id)
    clock.advance(5000)
    store.resume(id)
    store.resume(id)
  }
  expect(messages()).toEqual(['a'])
  clock.advance(300)
  expect(store.list()[0]?.isClosing).toBe(true)
})

test('a toast with duration 0 stays until it is dismissed', () => {
  const id = store.show({ message: 'a', durationMs: 0 })
  store.pause(id)
  store.resume(id)
  clock.advance(1_000_000)
  expect(messages()).toEqual(['a'])
  store.dismiss(id)
  clock.advance(150)
  expect(messages()).toEqual([])
})

test('a click on a dismissible toast calls onClick, then closes it, once', () => {
  const calls: string[] = []
  const id = store.show({ message: 'a', onClick: () => calls.push('click'), onDismiss: () => calls.push('dismiss') })
  store.click(id)
  store.click(id)
  store.dismiss(id)
  clock.advance(150)
  clock.advance(10_000)
  expect(calls).toEqual(['click', 'dismiss'])
})

test('a click on a toast that is not dismissible does nothing', () => {
  const calls: string[] = []
  const id = store.show({ message: 'a', dismissible: false, onClick: () => calls.push('click') })
  store.click(id)
  expect([calls, store.list()[0]?.isClosing]).toEqual([[], false])
})

test('an action closes the toast and runs', () => {
  const calls: string[] = []
  const id = store.show({ message: 'a', dismissible: false, action: { label: 'Undo', run: () => calls.push('undo') } })
  store.runAction(id)
  store.runAction(id)
  clock.advance(150)
  expect([calls, messages()]).toEqual([['undo'], []])
})

test('a toast replaces an equal one with its whole time; what says or offers something else stays', () => {
  let dismissals = 0
  const saved = { message: 'Saved', onDismiss: () => (dismissals += 1) }
  const first = store.show(saved)
  store.show({ message: 'Saved', type: 'error' })
  store.show({ message: 'Saved', position: 'top' })
  store.show({ message: 'Saved', action: { label: 'Undo', run: () => undefined } })
  clock.advance(2000)
  const last = store.show(saved)
  expect(last).not.toBe(first)
  expect([messages().length, dismissals]).toEqual([4, 1])
  clock.advance(2999)
  expect(store.list().map(({ id, isClosing }) => [id, isClosing])).toEqual([[last, false]])
})

test('a toast that is on its way out is not replaced', () => {
  store.dismiss(store.show({ message: 'Saved' }))
  store.show({ message: 'Saved' })
  expect(store.list().map(({ isClosing }) => isClosing)).toEqual([true, false])
})

test('a queued toast retries every 250 ms until the screen is clear; others never wait', () => {
  store.show({ message: 'first', durationMs: 1000 })
  store.show({ message: 'queued', queue: true })
  store.show({ message: 'other', durationMs: 500 })
  expect(messages()).toEqual(['first', 'other'])
  // Gone at 1,150 ms; looked for at 1,000 and 1,250 ms.
  clock.advance(1249)
  expect(messages()).toEqual([])
  clock.advance(1)
  expect(messages()).toEqual(['queued'])
})

test('queued toasts appear one at a time, in order, the first at once', () => {
  for (const message of ['a', 'b', 'c']) store.show({ message, queue: true, durationMs: 50 })
  expect(messages()).toEqual(['a'])
  clock.advance(250)
  expect(messages()).toEqual(['b'])
  clock.advance(250)
  expect(messages()).toEqual(['c'])
})

test('a queued toast dismissed while waiting never appears', () => {
  let dismissals = 0
  store.show({ message: 'first' })
  const id = store.show({ message: 'queued', queue: true, onDismiss: () => (dismissals += 1) })
  store.dismiss(id)
  clock.advance(10_000)
  expect([messages(), dismissals]).toEqual([[], 1])
})

test('a toast under the pointer stays when the focus leaves it, and the other way round', () => {
  for (const [first, last] of [
    ['focus', 'pointer'],
    ['pointer', 'focus'],
  ] as const) {
    const id = store.show({ message: first })
    store.pause(id, 'pointer')
    store.pause(id, 'focus')
    store.resume(id, first)
    clock.advance(60_000)
    expect(messages()).toEqual([first])
    store.resume(id, last)
    clock.advance(3150)
    expect(messages()).toEqual([])
  }
})
