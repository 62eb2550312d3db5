import type { Context } from 'hono'
import type { Mail, Mailer } from '../mail/mailer.ts'
import { log } from '../process/log.ts'
import type { ApiEnvironment } from '../requests/api-environment.ts'
import type { RateLimits } from '../requests/rate-limits.ts'
import { Refusal } from '../requests/refusal.ts'
import type { Session } from '../sessions/session-store.ts'
import type { KnownDevices } from './known-devices.ts'

/**
 * The only way to the mailer: every mail is counted for the address that gets it before it is sent, whatever it is and whoever
 * has asked for it. An address whose owner has never confirmed it gets nothing but the mails with which they do.
 */
export interface CountedMailer {
  /**
   * A reservation for what somebody asks to have mailed to an address, signed in or not. Counts the same whether the address has an
   * account or not, and whether the reservation is used or not. Throws a Refusal with the time to wait.
   */
  reserve(c: Context<ApiEnvironment>, to: string): MailReservation
  /** The same for a reader who is signed in, and for an address that they have not confirmed. */
  reserveAs(session: Session, to: string): MailReservation
  /** The same for a new account, which is made even if it gets no mail: null then. */
  reserveForNew(to: string): MailReservation | null
  /** For what an account's owner is to know. Null, and a line in the log, if they get no mail. */
  reserveNotice(owner: Owner): MailReservation | null
  /** The same for what must not happen behind the owner's back: throws a Refusal after too many mails. */
  requireNotice(owner: Owner): MailReservation | null
  /** Nothing without a reservation. Returns at once. */
  send(reservation: MailReservation | null, mail: Mail): void
}

/** The right to have one mail sent. */
interface MailReservation {
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

export function createCountedMailer(limits: RateLimits, devices: KnownDevices, mailer: Mailer): CountedMailer {
  function countMail(to: string, ...counts: readonly Spending[]): MailReservation {
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

  function requireNotice({ email, emailVerified }: Owner): MailReservation | null {
    if (emailVerified) return countMail(email, ['mailTo', email, reserved.byNotices])
    log.info('A notice was not mailed: its address was never confirmed.')
    return null
  }

  return {
    reserve: (c, to) => {
      const device = devices.find(c, to)
      if (device) return countMail(to, ['sendMailKnown', `${device} ${to}`], ['mailTo', to])
      const { network } = c.var
      return countMail(to, ['sendMail', network], ['sendMailFrom', `${network} ${to}`], byStranger(to))
    },
    reserveAs: ({ id }, to) => countMail(to, ['sendMailKnown', `session ${id}`], byStranger(to)),
    reserveForNew: (to) => orNull(() => countMail(to, byStranger(to))),
    requireNotice,
    reserveNotice: (owner) => orNull(() => requireNotice(owner)),
    send: (reservation, mail) => {
      if (reservation === null) return
      if (mail.to !== reservation.to)
        throw new Error('A mail goes to another address than the one that it was counted for.')
      mailer.send(mail)
    },
  }
}

function byStranger(to: string): Spending {
  return ['mailTo', to, reserved.byStrangers]
}

function orNull(make: () => MailReservation | null): MailReservation | null {
  try {
    return make()
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
