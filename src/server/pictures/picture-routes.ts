import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { pictureBase } from '#documents/picture-address.ts'
import { isHttpsAddress } from '#documents/web-address.ts'
import type { ApiEnvironment } from '../requests/api-environment.ts'
import type { RateLimits } from '../requests/rate-limits.ts'
import { Refusal } from '../requests/refusal.ts'
import type { RequestSessions } from '../sessions/session-cookie.ts'
import { type FetchPicture, type Picture, mostPictureBytes } from './fetch-picture.ts'

interface Parts {
  readonly sessions: RequestSessions
  readonly limits: RateLimits
  readonly fetchPicture: FetchPicture
}

const kept = { bytes: 16 * mostPictureBytes, forMs: 3_600_000 }
const longestAddress = 2048

/**
 * The pictures of readers' profiles, which may be on any site: for the signed-in reader, and cached for them alone, here
 * for an hour and in their browser for a day. A picture cannot be opened as a document of this site.
 */
export function createPictureRoutes({ sessions, limits, fetchPicture }: Parts): Hono<ApiEnvironment> {
  const cache = new LRUCache<string, Picture>({
    maxSize: kept.bytes,
    sizeCalculation: ({ bytes }) => bytes.length,
    ttl: kept.forMs,
  })

  return new Hono<ApiEnvironment>().get(pictureBase, async (c) => {
    limits.spend('picture', c.var.network)
    const { user } = await sessions.require(c)
    const address = c.req.query('address') ?? ''
    if (address.length > longestAddress || !isHttpsAddress(address)) {
      throw new Refusal('invalid', 'must be an https address', { field: 'address' })
    }
    const key = `${user.uid} ${address}`
    const picture = cache.get(key) ?? (await fetchPicture(address))
    cache.set(key, picture)
    return c.body(new Uint8Array(picture.bytes), 200, {
      'Content-Type': picture.type,
      'Cache-Control': 'private, max-age=86400',
      Vary: 'Cookie',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
  })
}
