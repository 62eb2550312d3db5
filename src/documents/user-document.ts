/**
 * The document of one player, `users/{uid}`: what only its owner reads and writes. This declaration is the only one: its
 * types, what the server takes, what pages read, how changes merge, and what an export holds all follow from it.
 */
import { mergeChecklists, parseCaps, parseChecklist } from './checklist.ts'
import {
  address,
  capsField,
  checklistField,
  choice,
  either,
  group,
  list,
  referenceTo,
  text,
  whole,
  wholeNumber,
  type Field,
  type ValueOf,
} from './field.ts'
import type { JsonObject, JsonValue } from './json-value.ts'
import { preferenceChoices, preferenceNames, type Preference, type PreferenceName } from './preference-choices.ts'

/** How a top-level field takes part in operations on whole documents. */
export interface FieldPlan {
  /** How a change and the stored field are merged; both exist. Null if the change replaces it. */
  readonly merge: ((current: JsonObject, change: JsonObject) => JsonValue) | null
  /** Its name in a player's export, which holds it as it is; null where the export has another form of it. */
  readonly exportedAs: string | null
  /** Whether an import restores it, if the player wants their profile, too. */
  readonly isImported: boolean
}

/** In characters. */
export const longestDisplayName = 60

/** A tag such as `pt-BR`, in characters. Not a list of those that the site has: the server need not know them. */
const longestLanguage = 35

/** The player's level in the game, which the base points of a race grow with. */
export const lowestPlayerLevel = 1
export const highestPlayerLevel = 400

const picture = address({ isLocalAllowed: true })
const attachment = whole({ url: picture })

const badgesPart = group({
  image: whole({ src: picture }),
  attachments: list(attachment, 12),
  /** Badges of the game; references into the catalogue, or pictures. */
  gameBadge: list(either(referenceTo('badges'), attachment), 12),
})

/** Named slots: what a player shows of their collection. */
const featuredParts = group({
  badges: badgesPart,
  driver: referenceTo('drivers'),
  kart: referenceTo('karts'),
  glider: referenceTo('gliders'),
})

const userDetails = group({
  displayName: text(longestDisplayName),
  photoURL: address({ isLocalAllowed: false }),
  featuredParts,
})

const choiceFields = Object.fromEntries(
  preferenceNames.map((name) => [name, choice<string>(...preferenceChoices[name])]),
) as { readonly [Name in PreferenceName]: Field<Preference<Name>> }

const preferences = group({
  ...choiceFields,
  playerLevel: wholeNumber(lowestPlayerLevel, highestPlayerLevel),
  /** BCP 47: what the site and its mails are read in. */
  language: text(longestLanguage),
})

const fields = { userDetails, checklist: checklistField, caps: capsField, preferences }

export const userDocumentField = group(fields)
export type UserDocumentFieldName = keyof typeof fields

export const userFieldPlans = {
  userDetails: { merge: null, exportedAs: 'profile', isImported: true },
  checklist: { merge: mergeChecklistValues, exportedAs: null, isImported: false },
  caps: { merge: mergeCapValues, exportedAs: null, isImported: false },
  preferences: { merge: null, exportedAs: 'preferences', isImported: false },
} as const satisfies Readonly<Record<UserDocumentFieldName, FieldPlan>>

export type UserDocument = ValueOf<typeof userDocumentField>
export type UserDetails = ValueOf<typeof userDetails>
export type FeaturedParts = ValueOf<typeof featuredParts>
export type FeaturedSlot = keyof FeaturedParts
export type BadgesPart = ValueOf<typeof badgesPart>
export type Preferences = ValueOf<typeof preferences>

function mergeChecklistValues(current: JsonObject, change: JsonObject): JsonValue {
  return mergeChecklists(parseChecklist(current), parseChecklist(change))
}

function mergeCapValues(current: JsonObject, change: JsonObject): JsonValue {
  return mergeChecklists(parseCaps(current), parseCaps(change))
}

/**
 * A user document for pages to read: what does not belong there is left out. Not for writing back, for it may have been
 * written by a newer version of the site; change what is stored by updateDocument.
 */
export function parseUserDocument(value: JsonValue): UserDocument {
  return userDocumentField.read(value) ?? {}
}
