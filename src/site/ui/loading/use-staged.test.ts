import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenReaderGoesOn } from './use-staged.ts'

const restMs = 600
let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.useFakeTimers()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a reader who pauses is waited for', () => {
  const act = vi.fn<() => void>()
  whenReaderGoesOn(act, restMs)
  vi.advanceTimersByTime(restMs - 1)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  page.dispatchEvent(new Event('scroll'))
  expect(act).toHaveBeenCalledTimes(1)
})

test.each(['scroll', 'wheel', 'touchmove', 'focusin'])('a reader who goes on is not: %s', (sign) => {
  const act = vi.fn<() => void>()
  whenReaderGoesOn(act, restMs)
  page.dispatchEvent(new Event('keydown'))
  expect(act).not.toHaveBeenCalled()
  page.dispatchEvent(new Event(sign))
  page.dispatchEvent(new Event(sign))
  vi.advanceTimersByTime(restMs)
  expect(act).toHaveBeenCalledTimes(1)
})

test('cancelled work does not happen', () => {
  const act = vi.fn<() => void>()
  whenReaderGoesOn(act, restMs)()
  page.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(restMs)
  expect(act).not.toHaveBeenCalled()
})
