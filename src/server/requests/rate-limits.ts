import { LRUCache } from 'lru-cache'
import { Refusal } from './refusal.ts'

/** This many at once, then one every so many seconds. */
interface Allowance {
  readonly burst: number
  readonly everySeconds: number
}

/**
 * What a client may do, by its network. Of those that count for one address of mail, "From" counts for a network and that
 * address, "For" for the address, whichever strangers ask, and "Known" for one device or session of its owner's.
 */
const allowances = {
  createAccount: { burst: 10, everySeconds: 120 },
  signIn: { burst: 10, everySeconds: 6 },
  signInFrom: { burst: 8, everySeconds: 60 },
  signInFor: { burst: 50, everySeconds: 45 },
  signInKnown: { burst: 8, everySeconds: 60 },
  sendMail: { burst: 5, everySeconds: 60 },
  sendMailFrom: { burst: 3, everySeconds: 300 },
  sendMailFor: { burst: 6, everySeconds: 300 },
  sendMailKnown: { burst: 3, everySeconds: 300 },
  completeMail: { burst: 20, everySeconds: 30 },
  provider: { burst: 20, everySeconds: 15 },
  changeAccount: { burst: 20, everySeconds: 15 },
  /** "By" counts for an account, "Anonymous" for all who have none with a verified address, together. */
  report: { burst: 30, everySeconds: 60 },
  reportBy: { burst: 60, everySeconds: 60 },
  reportAnonymous: { burst: 2000, everySeconds: 5 },
  /** Before an operation counts separately. */
  ask: { burst: 100, everySeconds: 0.5 },
  write: { burst: 300, everySeconds: 0.1 },
  stream: { burst: 60, everySeconds: 1 },
  read: { burst: 600, everySeconds: 0.05 },
} as const satisfies Record<string, Allowance>

export type Limit = keyof typeof allowances

export interface RateLimits {
  /** Counts one more. Throws a Refusal with the time to wait when it is one too many. */
  spend(limit: Limit, key: string): void
  /** Counts one more if the limit allows; otherwise returns false and counts nothing. */
  trySpend(limit: Limit, key: string): boolean
}

/** The most clients that are counted; one that is dropped starts with a full allowance. */
const mostKeys = 100_000

/** @param factor multiplies every allowance */
export function createRateLimits(factor: number): RateLimits {
  /** By limit and key, the moment (ms) at which the whole allowance is there again. */
  const fullAt = new LRUCache<string, number>({ max: mostKeys })

  /** @returns milliseconds to wait; 0 when it was counted */
  function take(limit: Limit, key: string): number {
    const { burst, everySeconds } = allowances[limit]
    const everyMs = (everySeconds * 1000) / factor
    const name = `${limit} ${key}`
    const now = performance.now()
    const next = Math.max(fullAt.get(name) ?? 0, now) + everyMs
    // The whole allowance is as long as all of it takes to come back. Less than one would never let anybody through.
    const wait = next - now - Math.max(1, burst * factor) * everyMs
    if (wait > 1e-6) return wait
    fullAt.set(name, next)
    return 0
  }

  return {
    spend: (limit, key) => {
      const waitMs = take(limit, key)
      if (waitMs === 0) return
      const retryAfter = Math.ceil(waitMs / 1000)
      throw new Refusal('rate-limited', `Too many requests. Try again in ${retryAfter} seconds.`, { retryAfter })
    },
    trySpend: (limit, key) => take(limit, key) === 0,
  }
}
