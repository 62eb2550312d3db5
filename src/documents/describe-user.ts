import type { ProviderId } from './identity-provider.ts'
import { isJsonObject, ownValue, type JsonValue } from './json-value.ts'

/** The signed-in user, as far as pages may know. */
export interface UserRecord {
  readonly uid: string
  readonly email: string
  readonly emailVerified: boolean
  /** Ways in which this account can sign in. */
  readonly providers: readonly ('password' | ProviderId)[]
}

/** The player's name: the display name, or else the e-mail address. */
export function aliasOf(user: Pick<UserRecord, 'email'>, resolved: JsonValue): string {
  return textAt(resolved, 'userDetails', 'displayName') ?? user.email
}

/**
 * The address of a player's picture: the image of the badges part, else its first attachment, else its first game badge,
 * else the account's picture. Null if there is none.
 *
 * @param resolved the user document with its references resolved
 */
export function avatarOf(resolved: JsonValue): string | null {
  const badges = ['userDetails', 'featuredParts', 'badges'] as const
  return (
    textAt(resolved, ...badges, 'image', 'src') ??
    textAt(resolved, ...badges, 'attachments', '0', 'url') ??
    textAt(resolved, ...badges, 'gameBadge', '0', 'url') ??
    textAt(resolved, 'userDetails', 'photoURL')
  )
}

function textAt(value: JsonValue | undefined, ...keys: readonly string[]): string | null {
  let found: unknown = value
  for (const key of keys) {
    if (Array.isArray(found)) found = found[Number(key)]
    else found = isJsonObject(found) ? ownValue(found, key) : undefined
  }
  return typeof found === 'string' && found.trim() !== '' ? found : null
}
