import { z } from 'zod'
import type { AuthRequests } from '#documents/auth-endpoints.ts'

/** As in the database: without surrounding spaces, in lower case. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'must have at most 254 characters')
  .pipe(z.email('must be an e-mail address'))
/** The password rule decides what is allowed; this only keeps anybody from making us hash a book. */
const password = z.string().max(1024, 'must have at most 1,024 characters')
const token = z.string().max(200, 'is not a valid token')
const uid = z.string().max(200, 'must have at most 200 characters')
const nothing = z.strictObject({})

export const requestSchemas: { readonly [Operation in keyof AuthRequests]: z.ZodType<AuthRequests[Operation]> } = {
  createAccount: z.strictObject({ email: emailSchema, password }),
  signIn: z.strictObject({ email: emailSchema, password }),
  signOut: nothing,
  requestReset: z.strictObject({ email: emailSchema }),
  completeReset: z.strictObject({ token, password }),
  updatePassword: z.strictObject({ uid, password }),
  updateEmail: z.strictObject({ uid, email: emailSchema }),
  sendVerification: nothing,
  describeVerification: z.strictObject({ token }),
  completeVerification: z.strictObject({ token, password: password.exactOptional() }),
  deleteAccount: z.strictObject({ uid }),
  wasDeleted: z.strictObject({ uid }),
  revokeOtherSessions: nothing,
}
