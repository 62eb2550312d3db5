import { expect, test, vi } from 'vitest'
import { queryHintScript } from './query-hint.ts'

function run(search: string): Record<string, string> {
  const dataset: Record<string, string> = {}
  // oxlint-disable-next-line no-implied-eval -- the script is text because documents carry it inline
  const script = new Function('document', 'location', queryHintScript)
  script({ documentElement: { dataset } }, { search })
  return dataset
}

test('an address without a query shows the prerendered list', () => {
  expect(run('')).toEqual({})
})

test('an address with a query hides lists, but not forever', () => {
  vi.useFakeTimers()
  const dataset = run('?q=mario')
  expect(dataset).toEqual({ query: '' })
  vi.advanceTimersByTime(4000)
  expect(dataset).toEqual({})
  vi.useRealTimers()
})
