import { expect, onTestFinished, test, vi } from 'vitest'
import { openMemoryBrowser } from '../testing/memory-browser.ts'
import { provideSessionParts } from './session-parts.ts'
import { signInHintKey } from './sign-in-hint.ts'
import { keepWantedPage, startSession, takeWantedPage } from './start-session.ts'

test('a sign-in elsewhere is noticed by its event, or when Back restores a page that missed it', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  const { storage, window } = openMemoryBrowser()
  let asked = 0
  provideSessionParts({
    // No answer, so that the next question is asked again.
    loadKeeper: () => Promise.reject(new Error(`Question ${(asked += 1)}`)),
    loadSignIn: async () => () => undefined,
    loadFollower: async () => () => undefined,
  })
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  const untilAsked = (times: number) => vi.waitFor(() => expect(asked).toBe(times), { interval: 5 })

  startSession()
  show(true)
  storage.setItem(signInHintKey, '1')
  show(false)
  window.dispatchEvent(Object.assign(new Event('storage'), { key: signInHintKey, newValue: '1' }))
  await untilAsked(1)
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce(), { interval: 5 })
  show(true)
  await untilAsked(2)
})

test('the page that has led home is taken once, and looked for in storage nowhere else', () => {
  const kept = new Map<string, string>()
  const looks: string[] = []
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (looks.push(key), kept.get(key) ?? null),
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const wanted = new URL('https://topshelf.example/user/settings/?part=1#look')
  keepWantedPage(wanted)
  expect([takeAt('/karts/', wanted.href), takeAt('/', ''), takeAt('/', 'https://topshelf.example/karts/')]).toEqual([
    null,
    null,
    null,
  ])
  expect(looks).toEqual([])
  expect([takeAt('/', wanted.href), takeAt('/', wanted.href)]).toEqual(['/user/settings/?part=1#look', null])
})

/** What a page takes that has this path and was led to from there. */
function takeAt(pathname: string, referrer: string): string | null {
  vi.stubGlobal('location', { pathname })
  vi.stubGlobal('document', { referrer })
  return takeWantedPage()
}
