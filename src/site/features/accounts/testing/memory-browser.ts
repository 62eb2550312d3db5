import { onTestFinished, vi } from 'vitest'
import type { BrowserStore } from '../writes/browser-store.ts'

/** What a browser keeps when its pages are closed, for tests without a browser. */
export interface MemoryBrowser {
  /** What `localStorage` holds. */
  readonly texts: Map<string, string>
  readonly storage: { -readonly [name in 'getItem' | 'setItem' | 'removeItem']: Storage[name] }
  readonly store: BrowserStore
  /** The events of the window: `online`, `offline`. */
  readonly window: EventTarget
}

/** A browser whose `localStorage`, address and window take the place of the global ones until the test is over. */
export function openMemoryBrowser(): MemoryBrowser {
  const texts = new Map<string, string>()
  const values = new Map<string, unknown>()
  const window = new EventTarget()
  // As in a browser, its own properties are what it holds.
  const storage: MemoryBrowser['storage'] & Record<string, unknown> = Object.create({
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, value: string) {
      texts.set(key, value)
      storage[key] = value
    },
    removeItem(key: string) {
      texts.delete(key)
      delete storage[key]
    },
  })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('location', { pathname: '/checklist/' })
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    texts,
    storage,
    window,
    store: {
      // Each name holds what was stored under it.
      read: async <Value>(name: string) => values.get(name) as Value | undefined,
      async change<Value>(name: string, change: (value: Value | undefined) => Value | undefined) {
        values.set(name, structuredClone(change(values.get(name) as Value | undefined)))
        return true
      },
    },
  }
}
