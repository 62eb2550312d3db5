import { onTestFinished, vi } from 'vitest'

interface Entry {
  readonly href: string
  readonly state: unknown
}

/** The session history of a tab, for tests without a browser. */
export interface TabHistory {
  /** Addresses of all entries, oldest first. */
  readonly hrefs: () => readonly string[]
  readonly index: () => number
  /** Documents that were loaded: `assign https://…`. */
  readonly loads: readonly string[]
  /** The reader presses Back (-1) or Forward (1). Fulfilled when pages have heard of it. */
  readonly go: (steps: number) => Promise<void>
  /** The reader types another `#…` behind the address. */
  readonly typeHash: (hash: string) => void
}

/** A tab whose `history` and `location` take the place of the global ones until the test is over. */
export function openHistory(href: string): TabHistory {
  let entries: readonly Entry[] = [{ href, state: null }]
  let index = 0
  const loads: string[] = []
  const window = new EventTarget()

  function push(state: unknown, address: string): void {
    entries = [...entries.slice(0, index + 1), { href: new URL(address, entries[index]!.href).href, state }]
    index += 1
  }

  // As in a browser, what follows from it comes later.
  async function go(steps: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve))
    const target = index + steps
    if (!entries[target]) return
    index = target
    window.dispatchEvent(new Event('popstate'))
  }

  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window))
  vi.stubGlobal('history', {
    get state() {
      return entries[index]!.state
    },
    pushState: (state: unknown, _title: string, address: string) => push(state, address),
    replaceState(state: unknown, _title: string, address: string | URL = entries[index]!.href) {
      entries = entries.with(index, { href: new URL(address, entries[index]!.href).href, state })
    },
    go: (steps: number) => void go(steps),
  })
  vi.stubGlobal('location', {
    get href() {
      return entries[index]!.href
    },
    get origin() {
      return new URL(entries[index]!.href).origin
    },
    assign: (address: string) => loads.push(`assign ${address}`),
    replace: (address: string) => loads.push(`replace ${address}`),
    reload: () => loads.push('reload'),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    hrefs: () => entries.map((entry) => entry.href),
    index: () => index,
    loads,
    go,
    typeHash(hash) {
      push(null, hash)
      window.dispatchEvent(new Event('popstate'))
    },
  }
}
