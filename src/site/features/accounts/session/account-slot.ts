/** The element in the header that stays empty until somebody is signed in. */
export const accountSlotId = 'account'
