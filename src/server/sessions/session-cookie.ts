import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setSignedCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { freshForMs } from '#documents/auth-endpoints.ts'
import { Refusal } from '../requests/refusal.ts'
import { nameCookies, sessionSeconds } from './create-auth.ts'
import type { Session, SessionStore } from './session-store.ts'

/** Sessions as requests carry them: in a cookie that is signed, and that no script can read. */
export interface RequestSessions {
  /** The session of the request; null if it has none. */
  find(c: Context): Promise<Session | null>
  /** The same from the database, so that what another process did just now counts. */
  findNow(c: Context): Promise<Session | null>
  /** The same as `find`, and the session is in use: it is prolonged when that is due. */
  use(c: Context): Promise<Session | null>
  /** The same, but throws a Refusal if there is none. */
  require(c: Context): Promise<Session>
  /**
   * Also throws a Refusal if somebody else is signed in, or the reader's last proof of who they are is too old. Reads the
   * database.
   * @param uid the account that the page means
   */
  requireFresh(c: Context, uid: string): Promise<Session>
  /** Puts the session's token into the answer. */
  give(c: Context, session: Session): Promise<void>
  /** Removes the cookie. */
  clear(c: Context): void
}

/** A session that is in use is prolonged once an hour, and so its reader's list says when it was last active. */
const prolongAfterMs = 3_600_000

export interface CookieSettings {
  readonly secret: string
  readonly isSecure: boolean
}

/** better-auth, too, reads and writes it. */
export function nameSessionCookie(isSecure: boolean): string {
  return `${nameCookies(isSecure)}.session_token`
}

export function createRequestSessions(store: SessionStore, { secret, isSecure }: CookieSettings): RequestSessions {
  const name = nameSessionCookie(isSecure)
  const attributes: CookieOptions = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure }

  function readToken(c: Context): string | null {
    return readSignedCookie(getCookie(c, name) ?? '', secret)
  }

  async function give(c: Context, session: Session): Promise<void> {
    await setSignedCookie(c, name, session.token, secret, { ...attributes, maxAge: sessionSeconds })
  }

  async function find(c: Context): Promise<Session | null> {
    const token = readToken(c)
    return token ? store.find(token) : null
  }

  async function findNow(c: Context): Promise<Session | null> {
    const token = readToken(c)
    return token ? store.findNow(token) : null
  }

  async function use(c: Context): Promise<Session | null> {
    const session = await find(c)
    if (!session) return null
    if (Date.now() - session.updatedAtMs > prolongAfterMs) {
      const prolonged = await store.prolong(session)
      // Otherwise a simultaneous sign-in has given the browser another token, which ours would replace.
      if (prolonged) await give(c, prolonged)
    }
    return session
  }

  return {
    find,
    findNow,
    use,
    give,
    require: async (c) => (await use(c)) ?? refuse(),
    requireFresh: async (c, uid) => {
      const session = (await findNow(c)) ?? refuse()
      if (session.user.uid !== uid) throw new Refusal('user-mismatch', 'Another account is signed in now.')
      if (Date.now() < session.authenticatedAtMs + freshForMs) return session
      throw new Refusal('reauthentication-required', 'The last sign-in was too long ago. Sign in again.')
    },
    clear: (c) => {
      deleteCookie(c, name, attributes)
    },
  }
}

function refuse(): never {
  throw new Refusal('signed-out', 'Nobody is signed in.')
}

/**
 * The value of a signed cookie, as Hono and better-auth write it: value, dot, HMAC-SHA-256 in base 64. Null if the
 * signature is not ours. Written here because theirs goes to another thread for each request.
 *
 * @param text the cookie's text, decoded
 */
export function readSignedCookie(text: string, secret: string): string | null {
  const dot = text.lastIndexOf('.')
  if (dot < 1) return null
  const value = text.slice(0, dot)
  const expected = createHmac('sha256', secret).update(value).digest()
  const given = Buffer.from(text.slice(dot + 1), 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null
}
