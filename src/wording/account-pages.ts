/** The pages that links in mails open. */
import { message } from './message.ts'

export const loading = message('Loading…')
export const tryAgain = message('Try again')
export const isToBeThe = message('Is <strong/> to be the address of the account <strong2/>, which was created on ')
export const isYoursAndWas = message('Is <strong/> yours, and was it you who created this account on ')
export const passwordOfTheAccount = message('Password of the account')
export const confirmAddress = message('Confirm address')
export const signInInstead = message('Sign in instead')
export const ifItWasNot = message('If it was not you, close this page: nothing happens.<more/>')
export const chooseANewPassword = message('Choose a new password')
export const thisPageRequiresJavascript = message('This page requires JavaScript.')
export const youWillBeSigned = message('You will be signed out on all your devices.')
export const changePassword = message('Change password')
export const yourPasswordHasBeen = message('Your password has been changed, and all your devices are signed out.')
export const signIn = message('Sign in')
export const ifYouHaveJust = message(
  'If you have just chosen a new password, sign in with it. Otherwise open the link from the e-mail again, or request a new one.',
)
export const requestANewLink = message('Request a new link')
export const thePage = message('The page')
export const goToYourSettings = message('Go to your settings')
