import { type IsoDate, isIsoDate } from '#catalogue/calendar.ts'
import { siteConfig } from '#pages/config/site-config.ts'

/**
 * Parses the address to which a setting sends reports; null if it is empty. Throws unless it is an https or mailto address.
 * @param name of the setting
 */
export function parseContact(name: string, text: string): string | null {
  if (text.trim() === '') return null
  const url = URL.parse(text.trim())
  const isForm = url?.protocol === 'https:' && url.hash === '' && url.username === '' && url.password === ''
  const isMailbox = url?.protocol === 'mailto:' && /^[^@\s]+@[^@\s]+$/.test(url.pathname) && url.hash === ''
  if (url && (isForm || isMailbox)) return url.href
  throw new Error(
    `${name} "${text}" is neither a web page nor a mailbox. ` +
      'Write it like https://example.org/report or mailto:data@example.org, or leave it out.',
  )
}

/** The contact that `/.well-known/security.txt` names. */
export interface SecurityContact {
  /** An https or mailto address. */
  readonly address: string
  /** The day on which what it says stops being valid. No clock chooses it: a build is the same on any day. */
  readonly expires: IsoDate
}

/** Reads the contact for vulnerabilities; null if none is set. Throws on a contact without a day, and on a faulty one. */
export function parseSecurityContact(environment: NodeJS.ProcessEnv): SecurityContact | null {
  const address = parseContact('SECURITY_CONTACT', environment.SECURITY_CONTACT || siteConfig.securityContact)
  const expires = (environment.SECURITY_EXPIRES || siteConfig.securityExpires).trim()
  if (address === null) return null
  if (isIsoDate(expires)) return { address, expires }
  throw new Error(
    `SECURITY_EXPIRES "${expires}" is not a day. Say until when SECURITY_CONTACT is valid, like 2027-06-30, at most a ` +
      'year ahead, or leave both out.',
  )
}

/** What an operator should know of the day; null while it is in order. Takes the present moment, in ms. */
export function remarkOnExpiry({ expires }: SecurityContact, nowMs: number): string | null {
  const leftDays = (Date.parse(expires) - nowMs) / 86_400_000
  if (leftDays > 366)
    return `SECURITY_EXPIRES is ${expires}, more than a year ahead: programs that read security.txt distrust that.`
  return leftDays > 0 ? null : `SECURITY_EXPIRES was ${expires}: nobody trusts security.txt until you name a later day.`
}
