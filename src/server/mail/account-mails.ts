import { accountPages } from '#documents/auth-endpoints.ts'
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
    text: `${[...paragraphs, `Topshelf, ${siteUrl}/`].join('\n\n')}\n`,
  })
  return {
    verify: (to, token) =>
      compose(
        to,
        'Confirm your address for Topshelf',
        'Someone, probably you, created a Topshelf account with this e-mail address. Open this link to confirm that it is yours:',
        link(accountPages.verifyEmail, token),
        `It works once, for ${linkHours.verify} hours, for whoever is signed in to the account or knows its password. If it was not you, do nothing: the address stays unconfirmed.`,
      ),
    reset: (to, token) =>
      compose(
        to,
        'Choose a new password for Topshelf',
        'Open this link to choose a new password for your account:',
        link(accountPages.resetPassword, token),
        'It works once, for one hour. All devices will be signed out. If you did not ask for it, do nothing: your password stays as it is.',
      ),
    confirmChange: (to, token) =>
      compose(
        to,
        'Confirm your new address for Topshelf',
        'Open this link to make this the address of your account:',
        link(accountPages.verifyEmail, token),
        `It works once, for ${linkHours.change} hours, for whoever is signed in to the account or knows its password. If you did not ask for it, do nothing.`,
      ),
    changeTaken: (to) =>
      compose(
        to,
        'Your address was entered for another Topshelf account',
        'Somebody who is signed in to another account wanted to change its address to this one. This address already has an account, so nothing was changed.',
        'If it was you: sign in with this address, or delete that account first.',
      ),
    changeAsked: (to, newAddress) =>
      compose(
        to,
        'A change of your Topshelf e-mail address was requested',
        `Somebody who is signed in to your account wants to change its address to ${newAddress}. The change takes effect when the link that we sent there is opened.`,
        `If it was not you, choose a new password: that ends all sessions and stops the change. You will find "Forgot password" in the sign-in window at ${siteUrl}/`,
      ),
    changed: (to, newAddress) =>
      compose(
        to,
        'The e-mail address of your Topshelf account has changed',
        `The address of your account is now ${newAddress}. This is the last e-mail to the old one.`,
      ),
    passwordChanged: (to) =>
      compose(
        to,
        'Your Topshelf password was changed',
        'The password of your account was changed, and all other devices were signed out.',
        `If it was not you, choose a new one at once: you will find "Forgot password" in the sign-in window at ${siteUrl}/`,
      ),
    deleted: (to) =>
      compose(
        to,
        'Your Topshelf account has been deleted',
        'Your account and everything in it has been deleted, as you asked.',
      ),
  }
}
