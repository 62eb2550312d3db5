import { z } from 'zod'
import { emailSchema } from '../account-requests.ts'

/** Who somebody is, as signed by the provider. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  // An address that we would not take from a reader is taken from nobody.
  email: emailSchema,
  // Some send it as text.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).default(false),
})

export type Identity = Readonly<Record<'id' | 'sub' | 'email', string> & Record<'emailVerified', boolean>>

/**
 * @param idToken with a verified signature
 * @returns null if it does not say who somebody is
 */
export function parseIdentity(idToken: string): Identity | null {
  try {
    const [, claims = ''] = idToken.split('.')
    const { sub, email, email_verified: isVerified } = claimsSchema.parse(JSON.parse(decode(claims)))
    return { id: sub, sub, email, emailVerified: String(isVerified) === 'true' }
  } catch {
    return null
  }
}

function decode(text: string): string {
  return Buffer.from(text, 'base64url').toString('utf8')
}
