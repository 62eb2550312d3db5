import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { nameCookies } from '../sessions/create-auth.ts'
import type { CookieSettings } from '../sessions/session-cookie.ts'

/**
 * Browsers that have signed in before. They are distinguished from strangers, whose wrong attempts must not lock out the
 * owner of an address. A cookie that no script can read says so; it proves nothing else and outlives sign-outs.
 */
export interface KnownDevices {
  /** The requesting device, if it has signed in with this address before; null for a stranger. */
  find(c: Context, email: string): string | null
  /** To be called when somebody has proven that they own an address. */
  remember(c: Context, email: string): void
}

/** Browsers keep no cookie longer. */
const rememberedSeconds = 400 * 24 * 3600
/** People who share one browser. */
const mostAddresses = 5
const tagBytes = 16

/** The cookie: an id, then for each address a tag that only this server can make; between them dots. */
export function createKnownDevices({ secret, isSecure }: CookieSettings): KnownDevices {
  const name = `${nameCookies(isSecure)}.device`

  function makeTag(id: string, email: string): Buffer {
    return createHmac('sha256', secret).update(`device ${id} ${email}`).digest().subarray(0, tagBytes)
  }

  function read(c: Context): { readonly id: string; readonly tags: readonly string[] } | null {
    const [id = '', ...tags] = (getCookie(c, name) ?? '').split('.')
    return /^[\w-]{22}$/.test(id) ? { id, tags: tags.slice(0, mostAddresses) } : null
  }

  return {
    find: (c, email) => {
      const device = read(c)
      if (!device) return null
      const tag = makeTag(device.id, email)
      return device.tags.some((given) => isEqual(Buffer.from(given, 'base64url'), tag)) ? device.id : null
    },
    remember: (c, email) => {
      const { id, tags } = read(c) ?? { id: randomBytes(16).toString('base64url'), tags: [] }
      const tag = makeTag(id, email).toString('base64url')
      const known = [tag, ...tags.filter((other) => other !== tag)].slice(0, mostAddresses)
      setCookie(c, name, [id, ...known].join('.'), {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: isSecure,
        maxAge: rememberedSeconds,
      })
    },
  }
}

function isEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
