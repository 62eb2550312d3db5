import * as say from '#wording/accounts.ts'
import { watchNavigation } from '../../navigation/latest-navigation.ts'
import { showLoadFailure } from '../../../ui/loading/load-trouble.ts'
import { loadSession } from './load-session.ts'

/** The intent of a reader who wants a link to reset the password: the dialog begins with the form for it. */
export const forgottenPassword = 'forgot-password'

/**
 * Asks the visitor to sign in, unless they go elsewhere before the form has loaded.
 * @param intent where they wanted to go, a path of the site; or `forgottenPassword`
 */
export async function requestSignIn(intent = ''): Promise<void> {
  const hasGoneOn = watchNavigation()
  try {
    const session = await loadSession()
    await session.requestSignIn(intent, hasGoneOn)
  } catch (error) {
    console.error(error)
    if (hasGoneOn()) return
    await showLoadFailure(say.signInNotLoaded())
  }
}
