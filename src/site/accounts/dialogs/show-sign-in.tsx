/** Opens the dialog to sign in over whatever page is shown. */
export function showSignIn(): void {
  throw new Error('Accounts are on their way.')
}
