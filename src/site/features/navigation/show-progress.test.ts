import { expect, onTestFinished, test, vi } from 'vitest'
import { showProgress } from './show-progress.ts'

test('the line shows for what takes longer than 300 ms, until it has come', () => {
  vi.useFakeTimers()
  const marks: boolean[] = []
  vi.stubGlobal('document', {
    documentElement: { toggleAttribute: (_name: string, isOn: boolean) => marks.push(isOn) },
  })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  showProgress(true)
  vi.advanceTimersByTime(299)
  showProgress(true)
  vi.advanceTimersByTime(299)
  showProgress(false)
  vi.advanceTimersByTime(1000)
  expect(marks).toEqual([false])
  showProgress(true)
  vi.advanceTimersByTime(300)
  expect(marks).toEqual([false, true])
  showProgress(false)
  expect(marks).toEqual([false, true, false])
})
