import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Mail, Mailer } from '../mail/mailer.ts'
import { log } from '../process/log.ts'
import type { ApiEnvironment } from '../requests/api-environment.ts'
import type { RateLimits } from '../requests/rate-limits.ts'
import { Refusal } from '../requests/refusal.ts'
import type { Session } from '../sessions/session-store.ts'
import { nameCookies } from '../sessions/create-auth.ts'
import type { CookieSettings } from '../sessions/session-cookie.ts'

/**
 * The only way to the mailer: every mail is counted for the address that gets it before it is sent, whatever it is and whoever
 * has asked for it. An address whose owner has never confirmed it gets nothing but the mails with which they do.
 */
export interface AccountPost {
  /**
   * A stamp for what somebody asks to have mailed to an address, signed in or not. Counts the same whether the address has an
   * account or not, and whether the stamp is used or not. Throws a Refusal with the time to wait.
   */
  ask(c: Context<ApiEnvironment>, to: string): Stamp
  /** The same for a reader who is signed in, and for an address that they have not confirmed. */
  askAs(session: Session, to: string): Stamp
  /** The same for a new account, which is made even if it gets no mail: null then. */
  askForNew(to: string): Stamp | null
  /** For what an account's owner is to know. Null, and a line in the log, if they get no mail. */
  notify(owner: Owner): Stamp | null
  /** The same for what must not happen behind the owner's back: throws a Refusal after too many mails. */
  requireNotice(owner: Owner): Stamp | null
  /** Nothing without a stamp. Returns at once. */
  send(stamp: Stamp | null, mail: Mail): void
}

/** The right to have one mail sent. */
interface Stamp {
  readonly to: string
}

interface Owner {
  readonly email: string
  /** Whether it was confirmed. */
  readonly emailVerified: boolean
}

/** Of the mails that an address may get, how many are left by strangers for its owner, and by notices for a new password. */
const reserved = { byStrangers: 6, byNotices: 3 } as const

type Spending = Readonly<Parameters<RateLimits['spend']>>

export function createAccountPost(limits: RateLimits, devices: KnownDevices, mailer: Mailer): AccountPost {
  function stamp(to: string, ...counts: readonly Spending[]): Stamp {
    try {
      for (const count of counts) limits.spend(...count)
      return { to }
    } catch (error) {
      // Without the address: logs are read by more people than mails.
      if (error instanceof Refusal)
        log.info('A mail was not sent: there were too many to its address or by its sender.')
      throw error
    }
  }

  function requireNotice({ email, emailVerified }: Owner): Stamp | null {
    if (emailVerified) return stamp(email, ['mailTo', email, reserved.byNotices])
    log.info('A notice was not mailed: its address was never confirmed.')
    return null
  }

  return {
    ask: (c, to) => {
      const device = devices.find(c, to)
      if (device) return stamp(to, ['sendMailKnown', `${device} ${to}`], ['mailTo', to])
      const { network } = c.var
      return stamp(to, ['sendMail', network], ['sendMailFrom', `${network} ${to}`], byStranger(to))
    },
    askAs: ({ id }, to) => stamp(to, ['sendMailKnown', `session ${id}`], byStranger(to)),
    askForNew: (to) => orNull(() => stamp(to, byStranger(to))),
    requireNotice,
    notify: (owner) => orNull(() => requireNotice(owner)),
    send: (stamped, mail) => {
      if (stamped === null) return
      if (mail.to !== stamped.to)
        throw new Error('A mail goes to another address than the one that it was counted for.')
      mailer.send(mail)
    },
  }
}

function byStranger(to: string): Spending {
  return ['mailTo', to, reserved.byStrangers]
}

function orNull(make: () => Stamp | null): Stamp | null {
  try {
    return make()
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

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
