/** Bringing a checklist in and out. */
import { message } from './message.ts'

export const theFileCouldNot = message('The file could not be created.')
export const youHaveMarkedNothing = message('You have marked nothing yet: the list is empty.')
export const listCopied = message('List copied.')
export const downloadAllYourData = message(
  'Download all your data in a file you can import again, or your checklist as a spreadsheet. Copied, the list of what you own is text for a message or a note: a name and a level on each line.',
)
export const everythingJson = message('Everything (JSON)')
export const checklistCsv = message('Checklist (CSV)')
export const copyTheList = message('Copy the list')
export const whatYouOwn = message('What you own')
export const pasteAListOr = message('Paste a list or a table')
export const mario3BDasher = message('Mario 3\nB Dasher, level 2\nSuper Glider')
export const namesInAnyLanguage = message(
  'Names in any language of the game, or ids, one per line or separated by commas, with or without a level. You can also drop a file on the box: CSV, JSON, or an export from this or another site. What you paste is read at once; you review everything first.',
)
export const fileToImport = message('File to import')
export const readTheList = message('Read the list')
export const chooseAFile = message('Choose a file…')
export const cancel = message('Cancel')
export const reading = message('Reading')
export const whichColumnHasThe = message('Which column has the levels?')
export const columnSample = message('Column <value/>: {sample}')
export const noneOfThem = message('None of them')
export const nothingWasReadFault = message('Nothing was read. {fault}')
export const newerEntriesInYour = message(
  'Newer entries in your checklist stay, and items that you do not import are left alone.',
)
export const yourChecklistBecomesExactly = message(
  'Your checklist becomes exactly what you import; all other items are removed.',
)
export const theProfileWasImported = message('The profile was imported from {name}.')
export const theProfileWasNot = message('The profile was not imported. {describeFailure}')
export const importTheseItems = message('Import these items?')
export const importTheProfile = message('Import the profile')
export const importTheCollections = message('Import the collections')
export const noChanges = message('No changes')
export const itemsWithoutALevel = message('Items without a level keep the one they have.')
export const importCollectionsToo = message(
  'Import {collections, plural, one {# further collection} other {# further collections}}, too',
)
export const intoThoseOfThe = message('Into those of the same names; others are made.')
export const signInToImport = message('Sign in to import the profile, too.')
export const importTheProfileToo = message('Import the profile, too')
export const replacesYourNamePicture = message('Replaces your name, picture and featured items.')
export const theLinesThatNeed = message(' The lines that need a look go back into the box, where you can fix them.')
export const collectionsFoundNoRoom = message(
  '{collections, plural, one {# collection} other {# collections}} found no room. Remove others in the checklist, and import again.',
)
export const gameNumberNumber = message('game number {number}')
export const entryOfName = message('Entry of “{name}”,')
export const levelUpsInProgress = message('Level-ups in progress and limits are not kept.')
export const itemIsNotA = message('“{item}” is not a {kind, select, driver {driver} kart {kart} other {glider}}.')
export const noItemIsCalled = message('No item is called “{item}”.')
export const capIsNotA = message('“{cap}” is not a points cap from 0 to 4.')
export const changedIsNotA = message(
  '“{changed}” is not a date and time like 2026-11-21T19:00:00Z or 2026-11-21 19:00.',
)
export const ownedDoesNotSay = message('“{owned}” does not say whether it is owned.')
export const levelIsNotA = message('“{level}” is not a level from 0 to 8.')
export const text1LineNeedsA = message('1 line needs a look')
export const lengthLinesNeedA = message('{length} lines need a look')
export const linesThatNeedA = message('Lines that need a look')
export const textUseThisFor = message('Use this for')
export const didYouMean = message('Did you mean')
export const andLines = message('and {lines, plural, one {# more line} other {# more lines}}')
export const owned = message('Owned')
export const notOwned = message('Not owned')
export const levelLevel = message('Level {level}')
