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
export const nameInOtherLanguages = message('{name} in other languages')
export const previous = message('Previous')
export const next = message('Next')
export const howSureWeAre = message('How sure we are')
export const inferredNotRecorded = message('Inferred, not recorded')
export const byTheYearlyCycle = message('By the yearly cycle')
export const recorded = message('Recorded')
export const isThisShelfWrong = message('Is this shelf wrong?')
export const reportedShelf = message(
  '<strong>Correction:</strong> <item/> is {shelf, select, top {on the top shelf of <course/>} middle {on the middle shelf of <course/>} other {on neither shelf that counts of <course/>}}{level, plural, =1 {} other { from level #}}. Reported by {players, plural, one {a player} other {players, {confirmations, plural, one {# confirmation} other {# confirmations}}}}, <day/>.',
)
export const close = message('Close')
export const whatIsLoading = message('{what} is loading.')
export const optional = message(' (optional)')
export const couldNotBeLoaded = message('could not be loaded.')
export const reload = message('Reload')
export const tryAgain = message('Try again')
export const dismiss = message('Dismiss')
export const someOf = message('{done} of {of}')
