/** Signing in, the account menu, and what may go wrong with an account. */
import { message } from './message.ts'

export const resetExplanation = message('We’ll e-mail you a link to choose a new one.')
export const createAnAccount = message('Create an account')
export const signInToOpen = message(
  '{way, select, create {Create an account} other {Sign in}} to open {page, select, settings {your settings} profile {your profile} checklist {your account’s checklist} other {the page you asked for}}. Most of the site works without an account.',
)
export const accountExplanation = message(
  'Syncs your checklist and profile across your devices. Everything else works without an account.',
)
export const signIn = message('Sign in')
export const forgotPassword = message('Forgot password?')
export const confirmIdentity = message('Confirm it’s you')
export const confirmIdentityWhy = message('Changing how you sign in requires you to sign in again.')
export const confirm = message('Confirm')
export const welcome = message('Welcome! A link in your mail confirms your address.')
export const welcomeWithoutMail = message(
  'Welcome! Your address has had too many e-mails: ask for the link that confirms it in your settings, later.',
)
export const createAccount = message('Create account')
export const haveAccount = message('I already have an account')
export const sendLink = message('Send link')
export const resetSentIfKnown = message(
  'If <email/> has an account, we have sent it a link. It may take a minute to arrive; check your spam folder, too.',
)
export const backToSignIn = message('Back to sign-in')
export const resetSent = message('We have sent a link to <email/>. Choose a new password there, then sign in with it.')
export const newPassword = message('New password')
export const passwordLength = message('At least {count, number} characters.')
export const showPassword = message('Show password')
export const hide = message('Hide')
export const show = message('Show')
export const or = message('or')
export const withProvider = message(
  '<logo/>{purpose, select, continue {Continue with {provider}} confirm {Confirm with {provider}} other {Sign in with {provider}}}',
)
export const emailMissing = message('Enter your e-mail address.')
export const emailInvalid = message('Enter a valid e-mail address.')
export const passwordMissing = message('Enter your password.')
export const signedOut = message('You are signed out.')
export const sessionEndedKept = message('Your session has ended. Sign in again: everything you marked is kept.')
export const accountDeleted = message('Your account has been deleted. Nothing of it is left in this browser.')
export const changeNotSaved = message('A change could not be saved. {reason}')
export const menuNotLoaded = message('The menu could not be loaded.')
export const changesWaiting = message('Some changes are waiting for a connection')
export const stillSignedIn = message('You are still signed in. {reason}')
export const siteFault = message('Something went wrong. Reload the page and try again.')
export const tooManyAttempts = message(
  'Too many attempts. Try again in {unit, select, seconds {{count, plural, one {a second} other {# seconds}}} minutes {{count, plural, one {# minute} other {# minutes}}} hours {{count, plural, one {# hour} other {# hours}}} other {a few minutes}}.',
)
export const serverFault = message('The server could not complete the request. Try again in a minute.')
export const signInNotLoaded = message('The sign-in form could not be loaded.')
export const passwordAdvice = message('Several random words are easy to remember and hard to guess.')
export const passwordLengthAndAdvice = message(
  'At least {count, number} characters. Several random words are easy to remember and hard to guess.',
)
export const resetYourPassword = message('Reset your password')
export const emailAddress = message('E-mail address')
export const password = message('Password')
export const passwordTooShort = message('The password must have at least {count, number} characters.')
export const passwordTooLong = message('The password must have at most {count, number} characters.')
export const passwordIsAddress = message('The password must not be your e-mail address.')
export const passwordTooEasy = message('This password is too easy to guess.')
export const accountOf = message('Account: {name}')
export const checklist = message('Checklist')
export const profile = message('Profile')
export const settings = message('Settings')
export const signOut = message('Sign out')
export const clockFast = message(
  'This device’s clock is {days, plural, one {# day} other {# days}} fast. Set it: your account does not take changes from the future.',
)
export const clockSlow = message(
  'This device’s clock is {days, plural, one {# day} other {# days}} slow. Set it: what you change here counts as older than what you changed on other devices.',
)
export const serverUnreachable = message('The server cannot be reached. Check your connection and try again.')
export const noAccountsHere = message(
  'Accounts are not available on this copy of the site. Everything else works without one.',
)
export const serverUnavailable = message('The server is temporarily unavailable. Try again in a minute.')
export const wrongCredentials = message(
  'The e-mail address or password is incorrect. Check both, or reset your password.',
)
export const wrongPassword = message('The password is incorrect.')
export const otherAccount = message('That is not the account you are signed in to.')
export const sessionEnded = message('Your session has ended. Sign in again.')
export const identityNeeded = message('Confirm that it’s you: you signed in a while ago.')
export const addressTaken = message('An account with this address already exists. Sign in, or reset its password.')
export const addressUnchanged = message('This is already your address.')
export const linkExpired = message('This link has expired or has already been used. Request a new one.')
export const popupBlocked = message(
  'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
)
export const popupClosed = message(
  'The sign-in window was closed before you had signed in. Try again when you are ready.',
)
export const providerCancelled = message('You cancelled the sign-in. Nothing has changed.')
export const providerExpired = message('The sign-in took too long. Try again.')
export const providerUnavailable = message(
  'The sign-in service cannot be reached. Try again later, or use your password.',
)
export const addressUnconfirmed = message(
  'An account with this address exists, but the address is not confirmed. Sign in with your password, open the link that we e-mail you, then try again. If you have no password, choose a new one first: “Forgot password?”',
)
export const changedElsewhere = message('Another device changed this at the same time. Try again.')
export const tooLarge = message('This is too large to save.')
export const belongsToOther = message('This belongs to another account.')
