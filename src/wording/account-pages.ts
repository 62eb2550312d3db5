/** The pages that links in mails open. */
import { message } from './message.ts'

export const loading = message('Loading…')
export const tryAgain = message('Try again')
export const isNewAddressYours = message(
  'Is <new/> to be the address of the account <current/>, which was created on <day/>?',
)
export const isAddressYours = message('Is <address/> yours, and was it you who created this account on <day/>?')
export const accountPassword = message('Password of the account')
export const confirmAddress = message('Confirm address')
export const signInInstead = message('Sign in instead')
export const ifNotYou = message('If it was not you, close this page: nothing happens.')
export const chooseNewPassword = message('Choose a new password')
export const requiresJavaScript = message('This page requires JavaScript.')
export const signsOutEverywhere = message('You will be signed out on all your devices.')
export const changePassword = message('Change password')
export const passwordChanged = message('Your password has been changed, and all your devices are signed out.')
export const signIn = message('Sign in')
export const linkAlreadyUsed = message(
  'If you have just chosen a new password, sign in with it. Otherwise open the link from the e-mail again, or request a new one.',
)
export const requestLink = message('Request a new link')
export const thePage = message('The page')
export const goToSettings = message('Go to your settings')
export const ifStranger = message(
  'If it was not you, close this page: nothing happens. To take over the account, choose a new password: that signs everybody else out.',
)
export const usedLink = message(
  'This link has expired or has already been used. Your settings say whether your address is confirmed.',
)
export const addressConfirmed = message('{address} is confirmed. You can close this page.')
export const missingLink = message(
  'Your address may be confirmed already: your settings say so. If it is not, open the link from the e-mail again.',
)
