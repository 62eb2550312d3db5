/** The element of the header that is empty until somebody is signed in, and is then filled by the accounts' code. */
export const accountSlotId = 'account'
