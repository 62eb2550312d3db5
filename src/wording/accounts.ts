/** Signing in, the account menu, and what may go wrong with an account. */
import { message } from './message.ts'

export const wellEMailYou = message('We’ll e-mail you a link to choose a new one.')
export const createAnAccount = message('Create an account')
export const wayToOpenWanted = message('{way} to open {wanted}. Most of the site works without an account.')
export const syncsYourChecklistAnd = message(
  'Syncs your checklist and profile across your devices. Everything else works without an account.',
)
export const thePageYouAsked = message('the page you asked for')
export const signIn = message('Sign in')
export const forgotPassword = message('Forgot password?')
export const confirmItsYou = message('Confirm it’s you')
export const changingHowYouSign = message('Changing how you sign in requires you to sign in again.')
export const confirm = message('Confirm')
export const aLinkInYour = message('A link in your mail confirms your address.')
export const yourAddressHasHad = message(
  'Your address has had too many e-mails: ask for the link that confirms it in your settings, later.',
)
export const welcomeHow = message('Welcome! {how}')
export const createAccount = message('Create account')
export const iAlreadyHaveAn = message('I already have an account')
export const sendLink = message('Send link')
export const ifHasAnAccount = message(
  'If <strong/> has an account, we have sent it a link. It may take a minute to arrive; check your spam folder, too.',
)
export const backToSignIn = message('Back to sign-in')
export const weHaveSentA = message(
  'We have sent a link to <strong/>. Choose a new password there, then sign in with it.',
)
export const newPassword = message('New password')
export const atLeastLeastCharacters = message('At least {least} characters.')
export const showTolowercase = message('Show {toLowerCase}')
export const hide = message('Hide')
export const show = message('Show')
export const or = message('or')
export const verbWith = message('<value/>{verb} with <value2/>')
export const enterYourEMail = message('Enter your e-mail address.')
export const enterAValidE = message('Enter a valid e-mail address.')
export const enterYourPassword = message('Enter your password.')
export const youAreSignedOut = message('You are signed out.')
export const yourSessionHasEnded = message('Your session has ended. Sign in again: everything you marked is kept.')
export const yourAccountHasBeen = message('Your account has been deleted. Nothing of it is left in this browser.')
export const aChangeCouldNot = message('A change could not be saved. {describeFailure}')
export const theMenuCouldNot = message('The menu could not be loaded.')
export const someChangesAreWaiting = message('Some changes are waiting for a connection')
export const youAreStillSigned = message('You are still signed in. {describeFailure}')
export const somethingWentWrongReload = message('Something went wrong. Reload the page and try again.')
export const tooManyAttemptsTry = message('Too many attempts. Try again in {describeWait}.')
export const theServerCouldNot = message('The server could not complete the request. Try again in a minute.')
export const aFewMinutes = message('a few minutes')
export const aSecond = message('a second')
export const theSignInForm = message('The sign-in form could not be loaded.')
