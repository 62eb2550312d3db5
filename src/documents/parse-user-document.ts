import type { JsonValue } from './json-value.ts'
import { userDocumentField, type UserDocument } from './user-document.ts'

/**
 * A user document for pages to read: what does not belong there is left out. Not for writing back, for it may have been
 * written by a newer version of the site; change what is stored by updateDocument.
 */
export function parseUserDocument(value: JsonValue): UserDocument {
  return userDocumentField.read(value) ?? {}
}
