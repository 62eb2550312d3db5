import { LRUCache } from 'lru-cache'
import { widenNetwork } from './client-address.ts'
import { Refusal } from './refusal.ts'

/** This many at once, then one every so many seconds. */
interface Allowance {
  readonly burst: number
  readonly everySeconds: number
  /** Whose counters it shares its memory with. */
  readonly store: keyof typeof mostKeys
}

/** What a network may do. A household of ten never meets one of these limits. */
const byNetwork = {
  createAccount: { burst: 20, everySeconds: 120, store: 'guesses' },
  signIn: { burst: 40, everySeconds: 6, store: 'guesses' },
  sendMail: { burst: 20, everySeconds: 60, store: 'guesses' },
  completeMail: { burst: 40, everySeconds: 15, store: 'guesses' },
  provider: { burst: 40, everySeconds: 15, store: 'guesses' },
  report: { burst: 30, everySeconds: 60, store: 'reports' },
  /** The first of a network do not count for all together: a flood from one network does not keep others from reporting. */
  reportFirst: { burst: 5, everySeconds: 3600, store: 'reports' },
  changeAccount: { burst: 40, everySeconds: 15, store: 'requests' },
  write: { burst: 300, everySeconds: 0.1, store: 'requests' },
  stream: { burst: 60, everySeconds: 1, store: 'requests' },
  read: { burst: 600, everySeconds: 0.05, store: 'requests' },
  /** Each may make the server ask another one. */
  picture: { burst: 60, everySeconds: 2, store: 'requests' },
  /** Before an operation counts separately. */
  ask: { burst: 100, everySeconds: 0.5, store: 'requests' },
} as const satisfies Record<string, Allowance>

/**
 * What counts otherwise. Of limits that count for one address of mail, "From" counts for a network and that address, "For"
 * for the address, whichever strangers ask, "Known" for one device or session of its owner's, and "To" every mail that it
 * gets.
 */
const byOthers = {
  signInFrom: { burst: 8, everySeconds: 60, store: 'guesses' },
  signInFor: { burst: 50, everySeconds: 45, store: 'guessed addresses' },
  signInKnown: { burst: 8, everySeconds: 60, store: 'guesses' },
  sendMailFrom: { burst: 3, everySeconds: 300, store: 'guesses' },
  sendMailKnown: { burst: 3, everySeconds: 300, store: 'guesses' },
  mailTo: { burst: 12, everySeconds: 300, store: 'mailed addresses' },
  /** "By" counts for an account, "Anonymous" for all who have none with a verified address, together. */
  reportBy: { burst: 60, everySeconds: 60, store: 'reports' },
  reportAnonymous: { burst: 2000, everySeconds: 5, store: 'reports' },
} as const satisfies Record<string, Allowance>

const allowances = { ...byNetwork, ...byOthers }

export type Limit = keyof typeof allowances

/** What a /48 may do, which may be one customer's, as a multiple of what a network may. */
const wideFactor = 4

export interface RateLimits {
  /**
   * Counts one more. Throws a Refusal with the time to wait when it is one too many.
   * @param reserved how much of the allowance is left for others; none if not given
   */
  spend(limit: Limit, key: string, reserved?: number): void
  /** Counts one more if the limit allows; otherwise returns false and counts nothing. */
  trySpend(limit: Limit, key: string, reserved?: number): boolean
}

/**
 * The most clients that are counted in each store; one that is dropped starts with a full allowance. What is cheap to ask
 * drops no guesses, and what protects an address is dropped by as many others only.
 */
const mostKeys = {
  'guessed addresses': 100_000,
  'mailed addresses': 100_000,
  guesses: 50_000,
  reports: 50_000,
  requests: 50_000,
} as const

/** @param factor multiplies every allowance */
export function createRateLimits(factor: number): RateLimits {
  /** In each store, by limit and key, the moment (ms) at which the whole allowance is there again. */
  const stores = Object.fromEntries(
    Object.entries(mostKeys).map(([store, max]) => [store, new LRUCache<string, number>({ max })]),
  )

  /** @returns milliseconds to wait; 0 when it was counted */
  function take(limit: Limit, key: string, reserved = 0): number {
    const wide = Object.hasOwn(byNetwork, limit) ? widenNetwork(key) : null
    const counts = [look(limit, key, factor, reserved)]
    if (wide !== null) counts.push(look(limit, wide, factor * wideFactor, reserved))
    const waitMs = Math.max(...counts.map((count) => count.waitMs))
    if (waitMs > 1e-6) return waitMs
    for (const { add } of counts) add()
    return 0
  }

  function look(limit: Limit, key: string, times: number, reserved: number): Count {
    const { burst, everySeconds, store } = allowances[limit]
    const everyMs = (everySeconds * 1000) / times
    const name = `${limit} ${key}`
    const now = performance.now()
    const next = Math.max(stores[store]?.get(name) ?? 0, now) + everyMs
    // The whole allowance is as long as all of it takes to come back. Less than one would never let anybody through.
    const waitMs = next - now - Math.max(1, (burst - reserved) * times) * everyMs
    return { waitMs, add: () => void stores[store]?.set(name, next) }
  }

  return {
    spend: (limit, key, reserved) => {
      const waitMs = take(limit, key, reserved)
      if (waitMs === 0) return
      const retryAfter = Math.ceil(waitMs / 1000)
      throw new Refusal('rate-limited', `Too many requests. Try again in ${retryAfter} seconds.`, { retryAfter })
    },
    trySpend: (limit, key, reserved) => take(limit, key, reserved) === 0,
  }
}

/** One more, before it is counted. */
interface Count {
  readonly waitMs: number
  readonly add: () => void
}
