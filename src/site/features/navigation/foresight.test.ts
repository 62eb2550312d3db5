import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createForesight, type Foresight } from './foresight.ts'

let foresight: Foresight
/** What was fetched, and of which page. */
let fetched: string[]
let address: string | null
let isWatched: boolean
const watch = () =>
  foresight.watch(
    () => address,
    () => void (isWatched = false),
  )

beforeEach(() => {
  fetched = []
  address = '/karts/'
  isWatched = true
  foresight = createForesight({
    prefetch: (path) => fetched.push(`ahead ${path}`),
    prepare: (path) => fetched.push(`code ${path}`),
    async read(path) {
      fetched.push(`data ${path}`)
      throw new Error('The reader is offline.')
    },
  })
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
})

test('a link in view for 250 ms is prefetched, and watched no longer', () => {
  watch()(true)
  vi.advanceTimersByTime(249)
  expect([fetched, isWatched]).toEqual([[], true])
  vi.advanceTimersByTime(1)
  expect([fetched, isWatched]).toEqual([['ahead /karts/'], false])
})

test('one that leaves the view earlier is not, until it has come back for as long', () => {
  const see = watch()
  see(true)
  vi.advanceTimersByTime(200)
  see(false)
  vi.advanceTimersByTime(1000)
  expect([fetched, isWatched]).toEqual([[], true])
  see(true)
  vi.advanceTimersByTime(250)
  expect(fetched).toEqual(['ahead /karts/'])
})

test.each([
  ['/gliders/', ['ahead /gliders/']],
  [null, []],
])('what counts is where it leads then: %s', (later, expected) => {
  watch()(true)
  address = later
  vi.advanceTimersByTime(250)
  expect(fetched).toEqual(expected)
})

test('code of a page loads when the reader points at its link, and its data if the reader stays there', async () => {
  foresight.point('/karts/')
  expect(fetched).toEqual(['code /karts/'])
  await vi.advanceTimersByTimeAsync(59)
  foresight.point('/gliders/')
  await vi.advanceTimersByTimeAsync(59)
  expect(fetched).toEqual(['code /karts/', 'code /gliders/'])
  await vi.advanceTimersByTimeAsync(1)
  expect(fetched).toEqual(['code /karts/', 'code /gliders/', 'data /gliders/'])
})

test('nothing is fetched for a link that leads elsewhere', async () => {
  foresight.point('/karts/')
  foresight.point(null)
  await vi.advanceTimersByTimeAsync(1000)
  expect(fetched).toEqual(['code /karts/'])
})

test('nothing is fetched ahead for readers who save data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  watch()(true)
  foresight.point('/gliders/')
  await vi.advanceTimersByTimeAsync(1000)
  expect(fetched).toEqual([])
})
