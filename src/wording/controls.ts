/** Controls and small components. */
import { message } from './message.ts'

export const addressTabChosen = message('address-tab chosen')
export const breadcrumb = message('Breadcrumb')
export const correctionTheRecordOf = message(
  '<strong>Correction:</strong> the record of <day/> puts <link/> on the <value/> of <link2/><more/>; <more2/><day2/><more3/>. Rankings for the days in between still count it.',
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
export const onTheTopShelf = message('on the top shelf of')
export const onTheMiddleShelf = message('on the middle shelf of')
export const onNeitherShelfThat = message('on neither shelf that counts of')
export const correctionIsReportedBy = message(
  '<strong>Correction:</strong> <link/> is <value/> <link2/><more/>. Reported by <describeReporters/>, <day/>.',
)
export const choicesLong = message('choices long')
export const close = message('Close')
export const progressBarBare = message('progress-bar bare')
export const whatIsLoading = message('{what} is loading.')
export const optional = message(' (optional)')
export const couldNotBeLoaded = message('could not be loaded.')
export const reload = message('Reload')
export const tryAgain = message('Try again')
export const dismiss = message('Dismiss')
