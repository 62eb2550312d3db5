import { isJsonObject, type JsonValue } from './json-value.ts'
import { parseChecklist } from './parse-checklist.ts'
import { isReference, type Reference } from './reference.ts'
import type { Attachment, BadgesPart, FeaturedParts, Preferences, UserDetails, UserDocument } from './user-document.ts'

/**
 * A user document for pages to read: what does not belong there is left out. Not for writing back, for it may have been
 * written by a newer version of the site; change what is stored by updateDocument.
 */
export function parseUserDocument(value: JsonValue): UserDocument {
  if (!isJsonObject(value)) return {}
  return {
    ...(isJsonObject(value['userDetails']) && { userDetails: parseDetails(value['userDetails']) }),
    ...(isJsonObject(value['checklist']) && { checklist: parseChecklist(value['checklist']) }),
    ...(isJsonObject(value['preferences']) && { preferences: parsePreferences(value['preferences']) }),
  }
}

type Fields = Readonly<Record<string, JsonValue | undefined>>

function parseDetails({ displayName, photoURL, featuredParts }: Fields): UserDetails {
  return {
    ...(typeof displayName === 'string' && { displayName }),
    ...(typeof photoURL === 'string' && { photoURL }),
    ...(isJsonObject(featuredParts) && { featuredParts: parseFeaturedParts(featuredParts) }),
  }
}

function parseFeaturedParts({ badges, driver, kart, glider }: Fields): FeaturedParts {
  return {
    ...(isJsonObject(badges) && { badges: parseBadges(badges) }),
    ...(isReference(driver) && { driver }),
    ...(isReference(kart) && { kart }),
    ...(isReference(glider) && { glider }),
  }
}

function parseBadges({ image, attachments, gameBadge }: Fields): BadgesPart {
  return {
    ...(isJsonObject(image) && typeof image['src'] === 'string' && { image: { src: image['src'] } }),
    ...(Array.isArray(attachments) && { attachments: attachments.filter(isAttachment) }),
    ...(Array.isArray(gameBadge) && { gameBadge: gameBadge.filter(isBadge) }),
  }
}

function isAttachment(value: unknown): value is Attachment {
  return isJsonObject(value) && typeof value['url'] === 'string'
}

function isBadge(value: unknown): value is Reference | Attachment {
  return isReference(value) || isAttachment(value)
}

function parsePreferences({ theme, density }: Fields): Preferences {
  return {
    ...((theme === 'system' || theme === 'light' || theme === 'dark') && { theme }),
    ...((density === 'comfortable' || density === 'compact') && { density }),
  }
}
