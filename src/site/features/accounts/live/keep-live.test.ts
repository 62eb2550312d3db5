import { expect, onTestFinished, test, vi } from 'vitest'
import { keepLive } from './keep-live.ts'

test('connections that have ended leave nothing behind', async () => {
  const signals: AbortSignal[] = []
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    if (init.signal) signals.push(init.signal)
    return Response.json({ error: { code: 'unavailable', message: '' } }, { status: 503 })
  })
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const live = keepLive(() => undefined)
  onTestFinished(() => {
    live.stop()
    warn.mockRestore()
    vi.unstubAllGlobals()
  })
  for (const count of [1, 2]) {
    await vi.waitFor(() => expect(signals).toHaveLength(count), { interval: 5 })
    await vi.waitFor(() => expect(signals.every(({ aborted }) => aborted)).toBe(true), { interval: 5 })
    window.dispatchEvent(new Event('online'))
  }
})
