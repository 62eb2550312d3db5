/** Why the server refuses a request: the error code and its HTTP status. */
export const refusalStatus = {
  'bad-json': 400,
  'bad-path': 400,
  'signed-out': 401,
  'permission-denied': 403,
  'bad-origin': 403,
  /** The reader must prove again who they are: the last sign-in is too long ago. */
  'reauthentication-required': 403,
  'not-found': 404,
  'version-mismatch': 412,
  'too-large': 413,
  'unsupported-media-type': 415,
  /** `field` says which, `message` why. */
  invalid: 422,
  /** The password or the address is wrong; which one is not disclosed. */
  'wrong-credentials': 401,
  'user-mismatch': 409,
  'email-in-use': 409,
  /** The account has this address already. */
  'email-unchanged': 422,
  /** The link was used, has expired, or never existed. */
  'link-expired': 410,
  /** `message` says what is wrong with it. */
  'weak-password': 422,
  'rate-limited': 429,
  /** Something that the server needs does not answer. */
  unavailable: 503,
  internal: 500,
} as const

export type RefusalCode = keyof typeof refusalStatus

/** The body of every refusal. */
export interface RefusalBody {
  readonly error: {
    readonly code: RefusalCode
    readonly message: string
    /** Path of the field that is wrong, with dots: `userDetails.photoURL`. */
    readonly field?: string
    /** Seconds; with `rate-limited` and `unavailable`. */
    readonly retryAfter?: number
  }
}
