/** What mails to the owners of accounts say: plain text, each message a paragraph. */
import { message } from './message.ts'

export const verifySubject = message('Confirm your address for Topshelf')
export const verifyIntro = message(
  'Someone, probably you, created a Topshelf account with this e-mail address. Open this link to confirm that it is yours:',
)
export const verifyNote = message(
  'It works once, for {hours, plural, one {one hour} other {# hours}}, for whoever is signed in to the account or knows its password. If it was not you, do nothing: the address stays unconfirmed.',
)
export const resetSubject = message('Choose a new password for Topshelf')
export const resetIntro = message('Open this link to choose a new password for your account:')
export const resetNote = message(
  'It works once, for one hour. All devices will be signed out. If you did not ask for it, do nothing: your password stays as it is.',
)
export const confirmSubject = message('Confirm your new address for Topshelf')
export const confirmIntro = message('Open this link to make this the address of your account:')
export const confirmNote = message(
  'It works once, for {hours, plural, one {one hour} other {# hours}}, for whoever is signed in to the account or knows its password. If you did not ask for it, do nothing.',
)
export const takenSubject = message('Your address was entered for another Topshelf account')
export const takenIntro = message(
  'Somebody who is signed in to another account wanted to change its address to this one. This address already has an account, so nothing was changed.',
)
export const takenNote = message('If it was you: sign in with this address, or delete that account first.')
export const askedSubject = message('A change of your Topshelf e-mail address was requested')
export const askedIntro = message(
  'Somebody who is signed in to your account wants to change its address to {address}. The change takes effect when the link that we sent there is opened.',
)
export const askedNote = message(
  'If it was not you, choose a new password: that ends all sessions and stops the change. You will find "Forgot password" in the sign-in window at {site}',
)
export const changedSubject = message('The e-mail address of your Topshelf account has changed')
export const changedIntro = message(
  'The address of your account is now {address}. This is the last e-mail to the old one.',
)
export const passwordSubject = message('Your Topshelf password was changed')
export const passwordIntro = message('The password of your account was changed, and all other devices were signed out.')
export const passwordNote = message(
  'If it was not you, choose a new one at once: you will find "Forgot password" in the sign-in window at {site}',
)
export const deletedSubject = message('Your Topshelf account has been deleted')
export const deletedIntro = message('Your account and everything in it has been deleted, as you asked.')
export const signature = message('Topshelf, {site}')
