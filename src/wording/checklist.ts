/** What every page says of the checklist. */
import { message } from './message.ts'

export const itemNotOwned = message('{item}: not owned')
export const itemLevel = message('{item}: level {level}')
export const nothingChanged = message('Nothing changed')
export const itemCap = message('{item}: points cap {cap} of 4')
export const itemNames = message('The names of the items')
export const loading = message('Loading…')
export const newAtLevel = message('New, level {level}')
export const levelRemoved = message('Level {from} → not owned')
export const levelChanged = message('Level {from} → {to}')
export const changes = message('Changes')
export const searchKind = message('Search {kind, select, driver {drivers} kart {karts} other {gliders}}')
export const ownedLevel = message('Level {level}')
/** After the name of an item, on its mark: read out, not seen. */
export const ownedAtLevel = message('owned, level {level}')
export const noKindMatches = message('No {kind, select, driver {driver} kart {kart} other {glider}} matches.')
export const collectionsFull = message('You have {count} collections. Remove one in the checklist to keep another.')
export const collectionKept = message('“{name}” is one of your collections now.')
export const show = message('Show')
export const addBrowserItems = message('Add this browser’s items?')
export const addBrowserItemsWhy = message(
  '{count, plural, one {# item was} other {# items were}} marked as owned in this browser before you signed in. Newer levels in your account stay.',
)
export const notNow = message('Not now')
export const discardAll = message('Discard all')
export const addItems = message('Add {count, plural, one {# item} other {# items}}')
export const itemsToAdd = message('Items to add')
export const newerInAccount = message('Newer in your account')
export const itemsThatStay = message('Items that stay')
export const accountLevelStays = message('The level in your account stays')
export const undo = message('Undo')
export const review = message('Review')
export const iOwnThisChecked = message('✓ I own this')
export const iOwnThis = message('I own this')
export const level = message('Level')
export const pointsCap = message('Points cap')
export const capNumber = message('Cap {cap}')
export const yourChecklist = message('Your checklist')
export const iOwnItem = message('I own {item}')
export const checklistNotLoaded = message('Your checklist could not be loaded.')
export const itemsChanged = message('{count, plural, one {# item} other {# items}} changed')
export const foundCount = message('{count, number} found')
export const aPlayer = message('A player')
export const myCollection = message('My collection')
export const itemsAdded = message('{count, plural, one {# item} other {# items}} added to your account.')
export const notInAccount = message('Not in your account yet')
export const newerInBrowser = message('Newer in this browser')
export const collectionsAdopted = message(
  '{count, plural, one {# collection of this browser is} other {# collections of this browser are}} in your account now.',
)
export const itemsAdopted = message(
  '{count, plural, one {# item of this browser is} other {# items of this browser are}} in your account now.',
)
export const itemsWaiting = message(
  '{count, plural, one {# item marked in this browser before you signed in is} other {# items marked in this browser before you signed in are}} not in your account yet.',
)
export const differences = message(
  '{kind, select, added {{count, number} new} raised {{count, number} raised} lowered {{count, number} lowered} other {{count, number} removed}}',
)
