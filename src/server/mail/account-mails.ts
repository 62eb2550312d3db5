// Apart from what sends them: the server's bundle has a copy of this module in each language.
import { accountPages } from '#documents/auth-endpoints.ts'
import * as say from '#wording/mails.ts'
import type { Mail } from './mailer.ts'

/** How long the links of mails can be used. */
export const linkHours = { reset: 1, verify: 48, change: 48 } as const

/** The mails that the server sends. Plain text: every program shows it, and a link in it shows where it leads. */
export interface AccountMails {
  verify(to: string, token: string): Mail
  reset(to: string, token: string): Mail
  /** To the new address. */
  confirmChange(to: string, token: string): Mail
  /** To an address that somebody wants for another account, and that has one. */
  changeTaken(to: string): Mail
  /** To the old address, when the change is asked for. */
  changeAsked(to: string, newAddress: string): Mail
  /** To the old address, when the change has taken effect. */
  changed(to: string, newAddress: string): Mail
  passwordChanged(to: string): Mail
  deleted(to: string): Mail
}

/** @param siteUrl the origin under which readers open the site */
export function createAccountMails(siteUrl: string): AccountMails {
  const link = (page: string, token: string): string => `${siteUrl}${page}#token=${token}`
  const compose = (to: string, subject: string, ...paragraphs: readonly string[]): Mail => ({
    to,
    subject,
    text: `${[...paragraphs, say.signature({ site: `${siteUrl}/` })].join('\n\n')}\n`,
  })
  return {
    verify: (to, token) =>
      compose(
        to,
        say.verifySubject(),
        say.verifyIntro(),
        link(accountPages.verifyEmail, token),
        say.verifyNote({ hours: linkHours.verify }),
      ),
    reset: (to, token) =>
      compose(to, say.resetSubject(), say.resetIntro(), link(accountPages.resetPassword, token), say.resetNote()),
    confirmChange: (to, token) =>
      compose(
        to,
        say.confirmSubject(),
        say.confirmIntro(),
        link(accountPages.verifyEmail, token),
        say.confirmNote({ hours: linkHours.change }),
      ),
    changeTaken: (to) => compose(to, say.takenSubject(), say.takenIntro(), say.takenNote()),
    changeAsked: (to, newAddress) =>
      compose(to, say.askedSubject(), say.askedIntro({ address: newAddress }), say.askedNote({ site: `${siteUrl}/` })),
    changed: (to, newAddress) => compose(to, say.changedSubject(), say.changedIntro({ address: newAddress })),
    passwordChanged: (to) =>
      compose(to, say.passwordSubject(), say.passwordIntro(), say.passwordNote({ site: `${siteUrl}/` })),
    deleted: (to) => compose(to, say.deletedSubject(), say.deletedIntro()),
  }
}
