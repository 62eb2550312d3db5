/** Bringing a checklist in and out. */
import { message } from './message.ts'

export const fileNotCreated = message('The file could not be created.')
export const listEmpty = message('You have marked nothing yet: the list is empty.')
export const listCopied = message('List copied.')
export const exportExplanation = message(
  'Download all your data in a file you can import again, or your checklist as a spreadsheet. Copied, the list of what you own is text for a message or a note: a name and a level on each line.',
)
export const everythingJson = message('Everything (JSON)')
export const checklistCsv = message('Checklist (CSV)')
export const copyTheList = message('Copy the list')
export const whatYouOwn = message('What you own')
export const pasteList = message('Paste a list or a table')
export const listExample = message('Mario 3\nB Dasher, level 2\nSuper Glider')
export const importExplanation = message(
  'Names in any language of the game, or ids, one per line or separated by commas, with or without a level. You can also drop a file on the box: CSV, JSON, or an export from this or another site. What you paste is read at once; you review everything first.',
)
export const fileToImport = message('File to import')
export const readList = message('Read the list')
export const chooseFile = message('Choose a file…')
export const cancel = message('Cancel')
export const reading = message('Reading')
export const whichColumn = message('Which column has the levels?')
export const columnSample = message('Column {column}: {sample}')
export const noColumn = message('None of them')
export const nothingRead = message('Nothing was read. {reason}')
export const mergeExplanation = message(
  'Newer entries in your checklist stay, and items that you do not import are left alone.',
)
export const replaceExplanation = message(
  'Your checklist becomes exactly what you import; all other items are removed.',
)
export const profileImported = message('The profile was imported from {source}.')
export const profileNotImported = message('The profile was not imported. {reason}')
export const importItems = message('Import these items?')
export const importProfile = message('Import the profile')
export const importCollections = message('Import the collections')
export const noChanges = message('No changes')
export const levelsKept = message('Items without a level keep the one they have.')
export const importCollectionsToo = message(
  'Import {count, plural, one {# further collection} other {# further collections}}, too',
)
export const importCollectionsHow = message('Into those of the same names; others are made.')
export const importSnapshots = message('Import the snapshots')
export const importSnapshotsToo = message(
  'Import {count, plural, one {# snapshot} other {# snapshots}} kept by name, too',
)
export const importSnapshotsHow = message('Those that you keep already stay as they are.')
export const snapshotsImported = message('{count, plural, one {# snapshot} other {# snapshots}} imported.')
export const snapshotsWithoutRoom = message(
  '{count, plural, one {# snapshot} other {# snapshots}} found no room. Remove others under Snapshots, and import again.',
)
export const signInToImportProfile = message('Sign in to import the profile, too.')
export const importProfileToo = message('Import the profile, too')
export const importProfileHow = message('Replaces your name, picture and featured items.')
export const waitingLinesReturn = message('The lines that need a look go back into the box, where you can fix them.')
export const collectionsWithoutRoom = message(
  '{count, plural, one {# collection} other {# collections}} found no room. Remove others in the checklist, and import again.',
)
export const gameNumber = message('game number {number}')
export const progressNotKept = message('Level-ups in progress and limits are not kept.')
export const notOfKind = message('“{item}” is not a {kind, select, driver {driver} kart {kart} other {glider}}.')
export const unknownItem = message('No item is called “{item}”.')
export const badCap = message('“{text}” is not a points cap from 0 to 4.')
export const badMoment = message('“{text}” is not a date and time like 2026-11-21T19:00:00Z or 2026-11-21 19:00.')
export const badOwned = message('“{text}” does not say whether it is owned.')
export const badLevel = message('“{text}” is not a level from 0 to 8.')
export const linesToCheck = message('{count, plural, one {# line needs a look} other {# lines need a look}}')
export const linesToCheckLabel = message('Lines that need a look')
export const moreLines = message('and {count, plural, one {# more line} other {# more lines}}')
export const fileNotRead = message('It could not be read. {reason}')
export const yourList = message('your list')
export const tooLarge = message('It is too large: the limit is {megabytes} MB.')
export const itemsImported = message('{count, plural, one {# item} other {# items}} imported from {source}.')
export const mergeItems = message('Merge {count, plural, one {# item} other {# items}}')
export const replaceItems = message('Replace {count, plural, one {# item} other {# items}}')
export const fixLines = message('Fix {count, plural, one {the line} other {the lines}}')
export const mode = message('Mode')
export const merge = message('Merge')
export const replace = message('Replace')
export const capsWillChange = message('{count, plural, one {# points cap} other {# points caps}} will change.')
export const itemsRead = message(
  '{count, plural, one {# item} other {# items}} could be read{unchanged, plural, =0 {} one {; # of them changes nothing} other {; # of them change nothing}}.',
)
export const canBeUndone = message('You can undo the import.')
export const collectionsImported = message('{count, plural, one {# collection} other {# collections}} imported.')
export const appearsTwice = message('“{item}” appears twice.')
export const noItems = message('It contains no items.')
export const spreadsheet = message(
  'It is a spreadsheet file. Save it as CSV and choose that, or copy its cells and paste them here.',
)
export const picture = message('It is a picture, which cannot be read. Save the list as CSV, or paste it as text.')
export const pdf = message('It is a PDF, which cannot be read. Save the list as CSV, or paste it as text.')
export const unreadable = message('It cannot be read: {reason}')
export const emptyFile = message('It is empty.')
export const brokenJson = message('It looks like JSON, but is broken: {reason}.')
export const entryNumber = message('Entry {number}')
export const checklistEntryNumber = message('Checklist entry {number}')
export const collectionEntryNumber = message('Entry of “{name}”, {number}')
export const rowNumber = message('Row {number}')
export const namesNoItems = message('It names no items.')
export const notInItemColumn = message('“{item}” is not in a column of items.')
export const quoted = message('“{name}”')
export const differentItems = message('{items} are different items.')
export const severalItems = message('Several items are called “{item}”.')
export const suggestion = message(
  '{level, select, owned {Owned} 0 {Not owned} other {Level {level}}}. {isRepeat, select, yes {Use this for} other {Did you mean}}',
)
export const suggestedItem = message('{item}?')
