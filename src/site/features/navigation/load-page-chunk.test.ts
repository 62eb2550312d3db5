import { expect, onTestFinished, test, vi } from 'vitest'
import { createPageChunkLoader } from './load-page-chunk.ts'
import type { PageChunk, PageChunks } from './page-view.ts'

/** A file whose view says from which address it came, whatever is written behind it. */
const address = 'data:text/javascript,export const View = () => import.meta.url//'
const View = () => null

/** A chunk as the bundler writes it, which answers at first as the test says. */
function loadWith(load: () => Promise<object>) {
  const driver: PageChunk = {
    load: Object.assign(load, { toString: () => `()=>import(\`${address}\`)` }),
    select: (module) => Reflect.get(module, 'View'),
  }
  return createPageChunkLoader({ driver, 'driver-list': driver } as Partial<PageChunks> as PageChunks)
}

test('a chunk is loaded once, for all kinds that it is of', async () => {
  const load = vi.fn<() => Promise<object>>(async () => ({ View }))
  const loadChunk = loadWith(load)
  expect(await Promise.all([loadChunk('driver', '/a/'), loadChunk('driver-list', '/b/')])).toEqual([View, View])
  expect(await loadChunk('driver', '/c/')).toBe(View)
  expect(load).toHaveBeenCalledOnce()
})

test('a failed one is asked for again at another address, which a browser that remembers failures does not know', async () => {
  const load = vi.fn<() => Promise<object>>(() => Promise.reject(new TypeError('Failed to fetch')))
  const loadChunk = loadWith(load)
  await expect(loadChunk('driver', '/a/')).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: 'Loading chunk driver failed',
    type: 'error',
    address,
  })
  const view = await loadChunk('driver-list', '/b/')
  expect((view as () => unknown)()).toBe(`${address}?retry=1`)
  expect(await loadChunk('driver', '/a/')).toBe(view)
  expect(load).toHaveBeenCalledOnce()
})

test('one without its component counts as missing', async () => {
  const loadChunk = loadWith(async () => ({}))
  await expect(loadChunk('driver', '/a/')).rejects.toMatchObject({ name: 'ChunkLoadError', type: 'missing', address })
})

test('one that never arrives times out after 120 s', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const loadChunk = loadWith(() => new Promise(() => undefined))
  const failed = vi.fn<(error: unknown) => void>()
  const arriving = loadChunk('driver', '/a/').catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await arriving
  expect(failed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'ChunkLoadError', type: 'timeout', address }),
  )
})

test.each(['mystery', 'constructor'])('a kind that this site does not have is no chunk: %s', async (kind) => {
  const loadChunk = loadWith(async () => ({ View }))
  await expect(loadChunk(kind as 'driver', '/karts/')).rejects.toMatchObject({
    message: 'Could not find /karts/',
    code: 'MODULE_NOT_FOUND',
  })
})
