/** Controls and small components. */
import { message } from './message.ts'

export const breadcrumb = message('Breadcrumb')
export const withdrawnShelf = message(
  '<strong>Correction:</strong> the record of <since/> puts <item/> on the {shelf, select, top {top shelf} middle {middle shelf} low {bottom shelf} other {unknown shelf}} of <course/>{level, plural, =1 {} other { from level #}}; {by, select, players {players, on <until/>, reported that it is not there} other {the record of <until/> withdrew it}}. Rankings for the days in between still count it.',
)
export const copyAsCsv = message('Copy as CSV')
export const go = message('Go')
export const notRecorded = message('Not recorded')
export const inOtherLanguages = message('In other languages')
export const namesOf = message('{name} in other languages')
export const previous = message('Previous')
export const next = message('Next')
export const howSureWeAre = message('How sure we are')
export const inferred = message('Inferred, not recorded')
export const yearlyCycle = message('By the yearly cycle')
export const recorded = message('Recorded')
export const shelfWrong = message('Is this shelf wrong?')
export const reportedShelf = message(
  '<strong>Correction:</strong> <item/> is {shelf, select, top {on the top shelf of <course/>} middle {on the middle shelf of <course/>} other {on neither shelf that counts of <course/>}}{level, plural, =1 {} other { from level #}}. Reported by {players, plural, one {a player} other {players, {confirmations, plural, one {# confirmation} other {# confirmations}}}}, <day/>.',
)
export const close = message('Close')
export const loading = message('{what} is loading.')
export const optional = message(' (optional)')
export const notLoaded = message('{what} could not be loaded.')
export const reload = message('Reload')
export const tryAgain = message('Try again')
export const dismiss = message('Dismiss')
/** As a text of a bar of progress. */
export const doneOf = message('{done} of {of}')
/** For whoever hears a message, the keys that lead to what can be done about it. */
export const actionKeys = message('{action}: {key}, Enter.')

// How something is known.
export const howItIsKnown = message('How it is known')
export const firstKnown = message('First known record, not the debut')
export const partlyRecorded = message('Partly recorded')
export const debutInferred = message('Debut inferred, not recorded')
export const rarityInferred = message('Rarity inferred, not recorded')

// Why something could not be loaded, and what to do.
export const maybeOffline = message('You may be offline.')
export const siteUpdated = message('The site has been updated since you opened this page: reload it.')
export const ourFault = message('Something went wrong on our side.')

// Languages.
export const german = message('German')
export const spanishOfSpain = message('Spanish (Spain)')
export const spanishOfLatinAmerica = message('Spanish (Latin America)')
export const french = message('French')
export const italian = message('Italian')
export const japanese = message('Japanese')
export const korean = message('Korean')
export const portuguese = message('Portuguese (Brazil)')
export const simplifiedChinese = message('Chinese (simplified)')
export const traditionalChinese = message('Chinese (traditional)')
