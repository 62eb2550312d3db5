/** The rules for passwords. Shared, so that the page can report a fault before the server does. */

/** Characters. */
export const passwordLength = { least: 8, most: 128 } as const

export type PasswordFault = 'short' | 'long' | 'address' | 'easy'

/** What the server answers; pages say it in the reader's language. */
export const passwordFaults: Readonly<Record<PasswordFault, string>> = {
  short: `The password must have at least ${passwordLength.least} characters.`,
  long: `The password must have at most ${passwordLength.most} characters.`,
  address: 'The password must not be your e-mail address.',
  easy: 'This password is too easy to guess.',
}

/** Commonly guessed passwords; shorter ones are refused for their length. */
const wellKnown = new Set(
  `password passw0rd password1 password12 password123 passwort qwertyuiop qwerty123 qwertzuiop 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx q1w2e3r4 abcd1234 abc12345 a1b2c3d4 iloveyou iloveyou1 sunshine princess football baseball superman starwars
  trustno1 welcome1 whatever letmein1 changeme computer internet michael1 pokemon1 nintendo mariokart mariokart8
  mariokarttour supermario princesspeach topshelf topshelf1`.split(/\s+/),
)

/** Why this password is not allowed for the account with this address; null if it is. */
export function findPasswordFault(password: string, email: string): PasswordFault | null {
  const length = [...password].length
  if (length < passwordLength.least) return 'short'
  if (length > passwordLength.most) return 'long'
  const plain = password.toLowerCase()
  const address = email.toLowerCase()
  if (plain === address || plain === address.split('@')[0]) return 'address'
  if (wellKnown.has(plain) || isRun(plain)) return 'easy'
  return null
}

/** Every character is the one before it, or its neighbour, always in the same direction: 11111111, 12345678, hgfedcba. */
function isRun(text: string): boolean {
  const steps = new Set([...text].slice(1).map((character, index) => character.charCodeAt(0) - text.charCodeAt(index)))
  const [step] = steps
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1
}
